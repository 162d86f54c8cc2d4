// What a page can do beyond being read: ticks kept in this browser, copying, printing, and a language switch that keeps the place.
// Every page is whole without this file. Classic script, no dependencies, so that it also runs from a folder on disk.
(function () {
  "use strict";

  var words = document.currentScript ? document.currentScript.dataset : {};

  function each(selector, action, within) {
    Array.prototype.forEach.call((within || document).querySelectorAll(selector), action);
  }

  // Storage may be missing or forbidden (private windows, some browsers on file://): ticks then last as long as the page.
  function read(key) {
    try { return JSON.parse(window.localStorage.getItem(key)) || {}; } catch (error) { return {}; }
  }
  function write(key, value) {
    try { window.localStorage.setItem(key, JSON.stringify(value)); } catch (error) { /* the ticks stay on the page */ }
  }

  function copyOldWay(text) {
    var area = document.createElement("textarea");
    area.value = text;
    area.setAttribute("readonly", "");
    area.className = "copy-source";
    document.body.appendChild(area);
    area.select();
    var done = false;
    try { done = document.execCommand("copy"); } catch (error) { done = false; }
    area.remove();
    return done;
  }

  function copy(text, button) {
    var label = button.textContent;
    function say(done) {
      if (!done) { return; }
      button.textContent = words.copied || label;
      window.setTimeout(function () { button.textContent = label; }, 2000);
      button.focus();
    }
    if (navigator.clipboard && window.isSecureContext) {
      navigator.clipboard.writeText(text).then(function () { say(true); }, function () { say(copyOldWay(text)); });
    } else {
      say(copyOldWay(text));
    }
  }

  function addCopyButtons() {
    each("figure.code", function (figure) {
      var code = figure.querySelector("pre");
      if (!code) { return; }
      var button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.setAttribute("aria-live", "polite");
      button.textContent = words.copy || "";
      button.addEventListener("click", function () { copy(code.textContent, button); });
      figure.appendChild(button);
    });
    document.addEventListener("click", function (event) {
      var button = event.target.closest ? event.target.closest("button[data-copy-address]") : null;
      if (button) { copy(window.location.href, button); }
    });
    each("button[data-markdown]", function (button) {
      button.setAttribute("aria-live", "polite");
      button.addEventListener("click", function () { copy(button.dataset.markdown, button); });
    });
  }

  function keepTicks() {
    var list = document.querySelector("[data-ticks]");
    var bar = document.querySelector("[data-progress]");
    if (!list || !bar) { return; }
    var key = "verbatim.ticks." + list.dataset.ticks;
    var boxes = Array.prototype.slice.call(list.querySelectorAll(".tick input"));
    var ticks = read(key);

    function show() {
      var done = boxes.filter(function (box) { return box.checked; }).length;
      boxes.forEach(function (box) {
        var step = box.closest(".step");
        if (step) { step.classList.toggle("ticked", box.checked); }
      });
      var progress = bar.querySelector("progress");
      progress.max = boxes.length;
      progress.value = done;
      bar.querySelector("output").textContent = bar.dataset.progress.replace("{done}", done).replace("{all}", boxes.length);
    }
    function keep() {
      var now = {};
      boxes.forEach(function (box) { if (box.checked) { now[box.value] = true; } });
      write(key, now);
    }

    boxes.forEach(function (box) {
      box.checked = ticks[box.value] === true;
      box.addEventListener("change", function () { keep(); show(); });
    });
    bar.querySelector("[data-reset]").addEventListener("click", function () {
      boxes.forEach(function (box) { box.checked = false; });
      keep();
      show();
    });
    // Another tab, or the same checklist in another language.
    window.addEventListener("storage", function (event) {
      if (event.key !== key) { return; }
      var other = read(key);
      boxes.forEach(function (box) { box.checked = other[box.value] === true; });
      show();
    });
    each(".step-tools", function (tools) { tools.hidden = false; }, list);
    bar.hidden = false;
    show();
  }

  // Notes are kept beside the ticks; steps for other platforms can be hidden, and keep their numbers.
  function notesAndPlatforms() {
    var list = document.querySelector("[data-ticks]");
    if (!list) { return; }
    var key = "verbatim.notes." + list.dataset.ticks;
    var notes = read(key);
    each("[data-note]", function (area) {
      area.value = notes[area.dataset.note] || "";
      if (area.value) { area.closest("details").open = true; }
      area.addEventListener("input", function () {
        notes = read(key);
        notes[area.dataset.note] = area.value;
        write(key, notes);
      });
    }, list);
    each(".note", function (note) { note.hidden = false; }, list);
    var filter = document.getElementById("filter-platform");
    if (!filter || filter.options.length < 3) { return; }
    each(".step", function (step, index) { step.value = index + 1; }, list);
    filter.addEventListener("change", function () {
      each(".step", function (step) {
        var applies = step.dataset.applies;
        step.hidden = Boolean(filter.value && applies && applies.split("|").indexOf(filter.value) < 0);
      }, list);
    });
    filter.parentElement.hidden = false;
  }

  // On paper nothing is folded away; afterwards everything is as it was.
  function printWhole() {
    var opened = [];
    window.addEventListener("beforeprint", function () {
      each("details:not([open])", function (part) { part.open = true; opened.push(part); });
    });
    window.addEventListener("afterprint", function () {
      opened.forEach(function (part) { part.open = false; });
      opened = [];
    });
    each("[data-print]", function (button) {
      button.addEventListener("click", function () { window.print(); });
    });
  }

  // A link to a place inside a folded part opens it.
  function openTarget() {
    var id = decodeURIComponent(window.location.hash.slice(1));
    var place = id ? document.getElementById(id) : null;
    for (var part = place; part; part = part.parentElement) {
      if (part.tagName === "DETAILS") { part.open = true; }
    }
    if (place) { place.scrollIntoView(); }
  }

  // Anchors are the same in every language, so the switcher leads to the place that is being read.
  function placeBeingRead() {
    if (window.scrollY < 200 || window.location.hash.indexOf("=") > 0) { return window.location.hash; }
    var place = "";
    each("main [id]", function (element) {
      var box = element.getBoundingClientRect();
      if (box.height > 0 && box.top <= 160) { place = "#" + element.id; }
    });
    return place || window.location.hash;
  }
  function keepPlaceAcrossLanguages() {
    each(".languages a[hreflang]", function (link) {
      function aim() { link.setAttribute("href", link.getAttribute("href").split("#")[0] + placeBeingRead()); }
      link.addEventListener("pointerdown", aim);
      link.addEventListener("focus", aim);
      link.addEventListener("click", aim);
      aim();
    });
  }

  // A list that can be narrowed: an entry stays if it has the chosen word in each of the filters that it, or its group, knows.
  function filters() {
    each("form.filters", function (form) {
      var selects = form.querySelectorAll("select");
      var output = form.querySelector("output");
      function isWanted(element) {
        return Array.prototype.every.call(selects, function (select) {
          var has = element.getAttribute("data-" + select.dataset.filter);
          return !select.value || has === null || has.split(/[ ]/).indexOf(select.value) >= 0;
        });
      }
      function show() {
        var count = 0;
        each(".filtered-group", function (group) {
          var entries = group.querySelectorAll(".brief");
          var shown = 0;
          Array.prototype.forEach.call(entries, function (entry) {
            entry.hidden = !isWanted(group) || !isWanted(entry);
            if (!entry.hidden) { shown += 1; }
          });
          group.hidden = shown === 0;
          count += shown;
        });
        output.textContent = count ? output.dataset.count.replace("{n}", count) : form.dataset.none;
      }
      form.addEventListener("change", show);
      form.hidden = false;
      show();
    });
  }

  // "/" leads to the search from wherever one reads.
  function searchKey() {
    var link = document.querySelector("[data-search]");
    if (!link) { return; }
    document.addEventListener("keydown", function (event) {
      var writes = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (event.key !== "/" || writes || event.ctrlKey || event.metaKey || event.altKey) { return; }
      event.preventDefault();
      window.location.href = link.href;
    });
  }

  addCopyButtons();
  keepTicks();
  notesAndPlatforms();
  filters();
  searchKey();
  printWhole();
  keepPlaceAcrossLanguages();
  if (window.location.hash) { openTarget(); }
  window.addEventListener("hashchange", openTarget);
})();
