// The search: looks for parts of words in the texts that search-data.js brings along. Nothing is asked of any server.
// Any three letters, or two Chinese or Korean characters, find a text; so do the parts of an identifier.
(function () {
  "use strict";

  var data = window.verbatimSearch;
  var form = document.querySelector(".search");
  if (!data || !form) { return; }
  var words = data.words;
  var field = document.getElementById("search-field");
  var list = document.getElementById("search-results");
  var count = document.querySelector(".search-count");
  var order = Object.keys(data.kinds);
  var most = 60;

  var eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
  // One character stays one character, so that what is found can be marked where it stands.
  function fold(text) {
    return text.replace(/[\uff01-\uff5e]/g, function (wide) { return String.fromCharCode(wide.charCodeAt(0) - 0xfee0); })
      .replace(/[’‘]/g, "'").replace(/[“”]/g, "\"").replace(/\u00a0/g, " ")
      .replace(/[^\u0000-\u007f]/g, function (letter) { var plain = letter.normalize("NFD")[0]; return eastAsian.test(letter) ? letter : plain; }).toLowerCase();
  }
  var entries = data.entries.map(function (entry) {
    var texts = [entry[2], entry[3], entry[5] || ""];
    return { kind: entry[0], href: entry[1], texts: texts, lang: entry[4] || null, folded: texts.map(fold) };
  });

  // The words of a question: between quotation marks they stay together. Each comes with weaker forms, tried when it is found nowhere:
  // neighbouring pairs of Chinese or Korean characters, and the parts of an identifier.
  function terms(question) {
    var found = [];
    question.replace(/[“”"]([^“”"]+)[“”"]|([^\s“”",，、。()（）]+)/g, function (all, phrase, word) {
      var text = (phrase || word).trim();
      if (!text) { return all; }
      var weaker = [];
      if (!phrase && eastAsian.test(text)) {
        for (var i = 0; i + 2 <= text.length; i += 1) { weaker.push(fold(text.slice(i, i + 2))); }
      } else if (!phrase) {
        weaker = text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2").split(/[^A-Za-z0-9]+/).filter(function (part) { return part.length > 1; }).map(fold);
      }
      found.push({ exact: fold(text), weaker: weaker.length > 1 ? weaker : [] });
      return all;
    });
    return found;
  }
  function isLongEnough(term) { return term.exact.length >= (eastAsian.test(term.exact) ? 2 : 3); }

  function startsWord(text, at) { return at === 0 || !/[a-z0-9]/.test(text[at - 1]); }
  // How well a text holds some words: 0 if it lacks one.
  function score(entry, needles) {
    var sum = 0;
    for (var n = 0; n < needles.length; n += 1) {
      var best = 0;
      for (var t = 0; t < 3; t += 1) {
        var at = entry.folded[t].indexOf(needles[n]);
        if (at < 0) { continue; }
        best = Math.max(best, (t === 0 ? 4 : 2) + (startsWord(entry.folded[t], at) ? 1 : 0) + (at < 80 ? 0.5 : 0));
      }
      if (best === 0) { return 0; }
      sum += best;
    }
    return sum;
  }
  function find(question) {
    var asked = terms(question);
    var usable = asked.filter(isLongEnough);
    if (!usable.length) { return null; }
    function among(needles) {
      return entries.map(function (entry) { return { entry: entry, score: score(entry, needles) }; }).filter(function (hit) { return hit.score > 0; });
    }
    var needles = usable.map(function (term) { return term.exact; });
    var hits = among(needles);
    if (!hits.length) {
      needles = [].concat.apply([], usable.map(function (term) { return term.weaker.length ? term.weaker : [term.exact]; }));
      hits = among(needles);
    }
    hits.sort(function (a, b) { return b.score - a.score || order.indexOf(a.entry.kind) - order.indexOf(b.entry.kind); });
    return { hits: hits, needles: needles };
  }

  // The text with what was found marked; of a long one, the part around the first find.
  function marked(text, folded, needles, shortens) {
    var places = [];
    needles.forEach(function (needle) {
      for (var at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) { places.push([at, at + needle.length]); }
    });
    places.sort(function (a, b) { return a[0] - b[0] || b[1] - a[1]; });
    var from = 0;
    var end = text.length;
    if (shortens && text.length > 240) {
      from = Math.max(0, (places.length ? places[0][0] : 0) - 80);
      if (from > 0) { from = Math.max(from, text.indexOf(" ", from) > 0 && text.indexOf(" ", from) < from + 20 ? text.indexOf(" ", from) : from); }
      end = Math.min(text.length, from + 240);
    }
    var parts = from > 0 ? ["…"] : [];
    var position = from;
    places.forEach(function (place) {
      if (place[0] < position || place[1] > end) { return; }
      parts.push(text.slice(position, place[0]));
      var mark = document.createElement("mark");
      mark.textContent = text.slice(place[0], place[1]);
      parts.push(mark);
      position = place[1];
    });
    parts.push(text.slice(position, end));
    if (end < text.length) { parts.push("…"); }
    return parts;
  }
  function paragraph(className, lang, parts) {
    var element = document.createElement("p");
    element.className = className;
    if (lang) { element.lang = lang; }
    element.append.apply(element, parts);
    return element;
  }
  function item(entry, needles) {
    var result = document.createElement("li");
    var link = document.createElement("a");
    link.href = entry.href;
    if (entry.kind === "quote" || entry.kind === "document") { link.lang = entry.lang || "en"; }
    link.append.apply(link, marked(entry.texts[0], entry.folded[0], needles, false));
    var kind = document.createElement("span");
    kind.className = "aside";
    kind.textContent = data.kinds[entry.kind];
    result.append(paragraph("result-title", null, [link, " ", kind]), paragraph("result-text-found" + (entry.kind === "quote" ? " from-source" : ""), entry.lang, marked(entry.texts[1], entry.folded[1], needles, true)));
    if (entry.texts[2]) { result.append(paragraph("translation", null, marked(entry.texts[2], entry.folded[2], needles, true))); }
    return result;
  }

  function show() {
    var question = field.value;
    var found = find(question);
    list.replaceChildren();
    if (!found) {
      count.textContent = question.trim() ? words["search-longer"] : "";
      return;
    }
    var total = found.hits.length;
    count.textContent = total === 0 ? words["search-none"] : words[total === 1 ? "search-found-one" : "search-found-other"].replace("{n}", total) + (total > most ? words["search-first"].replace("{n}", most) : "");
    found.hits.slice(0, most).forEach(function (hit) { list.append(item(hit.entry, found.needles)); });
  }

  function keep() { window.history.replaceState(null, "", field.value ? "#q=" + encodeURIComponent(field.value) : "#"); }
  function read() {
    var match = /^#q=(.*)$/.exec(window.location.hash);
    if (match) { field.value = decodeURIComponent(match[1]); }
  }
  field.addEventListener("input", function () { show(); keep(); });
  form.addEventListener("submit", function (event) {
    event.preventDefault();
    var first = list.querySelector("a");
    if (first) { window.location.href = first.href; }
  });
  // The arrows move through what was found; Escape returns to the field, and empties it.
  document.addEventListener("keydown", function (event) {
    var links = Array.prototype.slice.call(list.querySelectorAll("a"));
    var at = links.indexOf(document.activeElement);
    if (event.key === "ArrowDown" && (at >= 0 || document.activeElement === field) && links[at + 1]) {
      links[at + 1].focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      (at === 0 ? field : links[at - 1]).focus();
    } else if (event.key === "Escape" && at >= 0) {
      field.focus();
    } else if (event.key === "Escape" && document.activeElement === field) {
      field.value = "";
      show();
      keep();
    } else {
      return;
    }
    event.preventDefault();
  });
  window.addEventListener("hashchange", function () { read(); show(); });

  form.hidden = false;
  document.querySelector(".search-fallback").remove();
  read();
  show();
  field.focus();
  window.verbatimSearch.find = find;
})();
