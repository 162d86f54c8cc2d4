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

  addCopyButtons();
  keepTicks();
  printWhole();
  keepPlaceAcrossLanguages();
  if (window.location.hash) { openTarget(); }
  window.addEventListener("hashchange", openTarget);
})();
