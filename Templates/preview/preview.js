// What a page does in the preview: it reloads when it has been built anew, and tells what is wrong with the content.
// Put into every page by 'verbatim serve' alone; never published. The words of all languages stand in front of it.
(function () {
  "use strict";

  var all = window.verbatimWords || {};
  var language = document.documentElement.lang;
  var words = all[language] || all[language.split("-")[0]] || all[Object.keys(all)[0]] || {};
  var shown = document.currentScript.dataset.state;
  var isGone = false;
  var panel = null;

  function say(key, count) { return (words[key] || key).replace("{n}", String(count)); }

  function make(name, className, text) {
    var element = document.createElement(name);
    if (className) { element.className = className; }
    if (text !== undefined) { element.textContent = text; }
    return element;
  }

  // English stands in messages and in the content's own lines, whatever the page speaks.
  function foreign(element) {
    element.lang = "en";
    element.translate = false;
    return element;
  }

  function style() {
    var link = make("link");
    link.rel = "stylesheet";
    link.href = "/.verbatim/preview.css";
    document.head.appendChild(link);
  }

  function close() {
    if (panel) { panel.remove(); }
    panel = null;
  }

  function lineOf(parts) {
    var line = foreign(make("pre"));
    var code = make("code");
    code.append(parts[0], make("mark", "", parts[1] || "\u200b"), parts[2]);
    line.appendChild(code);
    return line;
  }

  function row(problem) {
    var item = make("li", "verbatim-" + problem.severity);
    if (problem.place) { item.appendChild(foreign(make("p", "verbatim-place", problem.place))); }
    var message = make("p", "verbatim-message");
    message.append(make("strong", "", say(problem.severity)), " ", foreign(make("span", "", problem.message)));
    item.appendChild(message);
    if (problem.parts) { item.appendChild(lineOf(problem.parts)); }
    (problem.notes || []).forEach(function (note) {
      item.appendChild(foreign(make("p", "verbatim-note", (note.place ? note.place + ": " : "") + note.message)));
    });
    return item;
  }

  function show(title, problems, isOpen) {
    close();
    panel = make("section", isOpen ? "verbatim-panel" : "verbatim-panel verbatim-small");
    panel.setAttribute("aria-labelledby", "verbatim-panel-title");
    panel.setAttribute("role", isOpen ? "alert" : "status");
    var heading = make("h2", "", title);
    heading.id = "verbatim-panel-title";
    var button = make("button", "verbatim-close", say("close"));
    button.type = "button";
    button.addEventListener("click", close);
    var head = make("div", "verbatim-head");
    head.append(heading, button);
    panel.appendChild(head);
    if (problems.length) {
      var list = make("ol");
      problems.forEach(function (problem) { list.appendChild(row(problem)); });
      if (isOpen) {
        panel.appendChild(list);
      } else {
        var details = make("details");
        details.append(make("summary", "", say("show")), list);
        panel.appendChild(details);
      }
    }
    document.body.appendChild(panel);
  }

  document.addEventListener("keydown", function (event) {
    if (event.key === "Escape") { close(); }
  });

  // The page is loaded again only when it, its style or its script has changed: the server's tag tells.
  function refresh() {
    fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(function (answer) {
      var tag = (answer.headers.get("ETag") || "").replace(/"/g, "");
      if (answer.ok ? tag !== shown : shown !== "none") { location.reload(); }
    }, function () { /* the server is gone; the stream tells */ });
  }

  function hear(state) {
    isGone = false;
    if (state.current) {
      if (!state.count) { close(); } else { show(say(state.count === 1 ? "warnings-one" : "warnings-other", state.count), state.problems, false); }
      refresh();
    } else {
      show(say(state.count === 1 ? "failed-one" : "failed-other", state.count), state.problems, true);
    }
  }

  // On a document's page, and in its saved copy, selected words become a quoted statement on the clipboard.
  var place = /\/sources\/([a-z][a-z0-9-]*)(?:-\d+)?\.html$/.exec(location.pathname);
  var source = document.body && document.body.dataset.source || (place && place[1]);
  var offer = null;

  function note(text, statement) {
    show(text, [], false);
    if (statement) {
      var line = foreign(make("pre"));
      line.appendChild(make("code", "", statement));
      panel.appendChild(line);
    }
  }

  function copyClaim(selected) {
    var address = "/.verbatim/claim?source=" + encodeURIComponent(source) + "&words=" + encodeURIComponent(selected);
    fetch(address, { cache: "no-store" }).then(function (answer) {
      if (!answer.ok) { note(say("not-in-copy")); return undefined; }
      return answer.text().then(function (statement) {
        return navigator.clipboard.writeText(statement).then(
          function () { note(say("claim-copied"), statement); },
          function () { note(say("claim-here"), statement); });
      });
    }, function () { /* the server is gone; the stream tells */ });
  }

  function offerClaim() {
    var selected = String(document.getSelection()).trim();
    if (!selected) {
      if (offer) { offer.remove(); }
      offer = null;
      return;
    }
    if (offer) { return; }
    offer = make("button", "verbatim-offer", say("copy-as-claim"));
    offer.type = "button";
    // The selection must outlive the press of the button.
    offer.addEventListener("mousedown", function (event) { event.preventDefault(); });
    offer.addEventListener("click", function () { copyClaim(String(document.getSelection()).trim()); });
    document.body.appendChild(offer);
  }

  if (source) {
    document.addEventListener("selectionchange", offerClaim);
    if (place) {
      fetch("/.verbatim/copy?source=" + source, { method: "HEAD", cache: "no-store" }).then(function (answer) {
        if (!answer.ok) { return; }
        var link = make("a", "verbatim-copy-link", say("saved-copy").replace("{source}", source));
        link.href = "/.verbatim/copy?source=" + source;
        document.body.appendChild(link);
      });
    }
  }

  style();
  var news = new EventSource("/.verbatim/news");
  news.onmessage = function (event) { hear(JSON.parse(event.data)); };
  news.onerror = function () {
    // A moment without a connection is nothing to speak of.
    isGone = true;
    window.setTimeout(function () { if (isGone) { show(say("stopped"), [], true); } }, 3000);
  };
  news.onopen = function () { isGone = false; };
  window.addEventListener("pagehide", function () { news.close(); });
})();
