// The page of single cases: choices on one side, what the sources say on the other. The data lie in case-data.js; what is said
// was worked out when the site was built, as a diagram that is followed here from choice to choice.
(function () {
  "use strict";

  var data = window.verbatimCase;
  var form = document.querySelector(".case-form");
  if (!data || !form) { return; }
  var words = data.words;
  var list = document.querySelector(".answers-list");
  var sketch = document.querySelector(".case-picture");
  var axes = data.axes;
  var controls = [];

  function make(name, attributes, content) {
    var element = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) {
      if (attributes[key] === true) { element.setAttribute(key, ""); } else if (attributes[key] !== null && attributes[key] !== false) { element.setAttribute(key, attributes[key]); }
    });
    [].concat(content === undefined ? [] : content).forEach(function (part) {
      element.append(part);
    });
    return element;
  }
  function fill(pattern, values) {
    return pattern.replace(/\{(\w+)\}/g, function (all, key) { return key in values ? values[key] : all; });
  }
  // Words with code between backticks.
  function rich(text) {
    return text.split("`").map(function (part, index) { return index % 2 ? make("code", {}, part) : part; });
  }
  function plain(text) { return text.replace(/`/g, ""); }

  // A case is, for each axis, a value: a country, a version, a choice; "" where the axis has none.

  function kind(axis, value) {
    if (value === "") { return axis.none; }
    if (axis.kinds) { return axis.kinds[data.places.findIndex(function (place) { return place[0] === value; })]; }
    var option = axis.options.find(function (option) { return option[0] === value; });
    return option ? option[2] : undefined;
  }
  function kindsOf(values) {
    return values.map(function (value, index) { return kind(axes[index], value); });
  }
  function inBox(kinds, box) {
    return box.every(function (part) { return part[1].indexOf(kinds[part[0]]) >= 0; });
  }
  function inAny(kinds, boxes) {
    return boxes.some(function (box) { return inBox(kinds, box); });
  }
  // Gives a value to what needs one in this case, and takes it from what has none.
  function settled(values) {
    values = values.slice();
    for (var round = 0; round < axes.length; round += 1) {
      var changed = false;
      axes.forEach(function (axis, index) {
        if (!axis.needs) { return; }
        var applies = inAny(kindsOf(values), axis.needs);
        if (applies !== (values[index] !== "")) {
          values[index] = applies ? axis.usual : "";
          changed = true;
        }
      });
      if (!changed) { break; }
    }
    return values;
  }
  function canHappen(values) {
    var kinds = kindsOf(values);
    return kinds.every(function (kind) { return kind !== undefined; }) && !inAny(kinds, data.impossible);
  }
  function withValue(values, index, value) {
    var changed = values.slice();
    changed[index] = value;
    return settled(changed);
  }
  function leaf(outcome, kinds) {
    var target = outcome.root;
    while (target >= 0) {
      var node = outcome.nodes[target];
      target = node[kinds[node[0]] + 1];
    }
    return target === -1 ? null : outcome.leaves[-2 - target];
  }
  function outcomeOf(id) {
    return data.outcomes.find(function (outcome) { return outcome.id === id; });
  }

  // The address keeps the case: what is asked first always, the rest where it was changed.

  var start = settled(axes.map(function (axis) { return axis.start; }));
  var current = start.slice();

  function fromAddress() {
    var values = start.slice();
    window.location.hash.slice(1).split("&").forEach(function (part) {
      var pair = part.split("=").map(decodeURIComponent);
      var index = axes.findIndex(function (axis) { return axis.id === pair[0]; });
      if (index >= 0 && pair.length === 2 && pair[1] !== "" && kind(axes[index], pair[1]) !== undefined) { values[index] = pair[1]; }
    });
    values = settled(values);
    return canHappen(values) ? values : start.slice();
  }
  function address() {
    return axes.map(function (axis, index) {
      var value = current[index];
      return value !== "" && (axis.asked || value !== start[index]) ? axis.id + "=" + encodeURIComponent(value) : null;
    }).filter(Boolean).join("&");
  }

  // The form

  function options(axis) {
    return axis.kinds ? data.places : axis.options;
  }
  function select(id, label, choices, act) {
    var box = make("select", { id: id });
    choices.forEach(function (choice) { box.append(make("option", { value: choice[0] }, plain(choice[1]))); });
    box.addEventListener("change", function () { act(box.value); });
    return [make("label", { "for": id }, rich(label)), box];
  }
  function sortedPlaces() {
    return data.places.slice().sort(function (a, b) { return a[1].localeCompare(b[1], document.documentElement.lang); });
  }
  function build() {
    var byName = sortedPlaces();
    var regions = axes.map(function (axis, index) { return index; }).filter(function (index) { return axes[index].kinds && axes[index].asked; });
    if (regions.length > 1) {
      var together = select("all-places", words["case-all-places"], [["", words["case-different"]]].concat(byName), function (value) {
        if (!value) { return; }
        regions.forEach(function (index) { current = withValue(current, index, value); });
        show(true);
      });
      form.append(make("div", { "class": "choice together" }, together));
    }
    var more = make("details", {}, make("summary", {}, words["case-more"]));
    axes.forEach(function (axis, index) {
      var choices = axis.kinds ? byName : axis.options;
      var parts = select("choice-" + axis.id, axis.label, choices, function (value) {
        current = withValue(current, index, value);
        show(true);
      });
      var row = make("div", { "class": "choice" }, parts);
      controls.push({ row: row, select: parts[1], labels: choices.map(function (choice) { return plain(choice[1]); }) });
      (axis.asked ? form : more).append(row);
    });
    if (more.querySelector(".choice")) { form.append(more); }
    var again = make("button", { type: "button" }, words["case-start-again"]);
    again.addEventListener("click", function () { current = start.slice(); show(true); });
    var link = make("button", { type: "button", "data-copy-address": true }, words["case-copy-link"]);
    form.append(make("p", { "class": "case-tools" }, [again, link]));
    form.addEventListener("submit", function (event) { event.preventDefault(); });
    form.hidden = false;
    document.querySelectorAll(".case-fallback, .case-example").forEach(function (part) { part.remove(); });
  }
  function showForm() {
    var together = document.getElementById("all-places");
    if (together) {
      var chosen = axes.map(function (axis, index) { return axis.kinds && axis.asked ? current[index] : null; }).filter(Boolean);
      together.value = chosen.every(function (value) { return value === chosen[0]; }) ? chosen[0] : "";
    }
    axes.forEach(function (axis, index) {
      var control = controls[index];
      control.row.hidden = current[index] === "";
      if (control.row.hidden) { return; }
      Array.prototype.forEach.call(control.select.options, function (option, position) {
        var possible = axis.kinds ? true : canHappen(withValue(current, index, option.value));
        option.disabled = !possible;
        option.textContent = possible ? control.labels[position] : fill(words["case-not-together"], { value: control.labels[position] });
      });
      control.select.value = current[index];
    });
  }

  // What is said

  function mark(name) {
    var pair = data.marks[name];
    return make("span", { "class": "mark mark-" + name }, [make("span", { "class": "symbol", "aria-hidden": "true" }, pair[0]), "\u00a0" + pair[1]]);
  }
  var known = {};
  document.querySelectorAll(".citations figure[data-quote]").forEach(function (figure) { known[figure.dataset.quote] = figure; });

  function quotes(ids) {
    return ids.map(function (id) { return known[id] ? known[id].cloneNode(true) : ""; });
  }
  // The axes of which another choice brings an answer, where nothing is said.
  function depends(outcome) {
    var names = axes.filter(function (axis, index) {
      if (current[index] === "") { return false; }
      var values = axis.kinds ? data.places.map(function (place) { return place[0]; }) : axis.options.map(function (option) { return option[0]; });
      return values.some(function (value) {
        var other = withValue(current, index, value);
        var said = canHappen(other) ? leaf(outcome, kindsOf(other)) : null;
        return said && said.mark !== "silent" && said.mark !== "not-defined";
      });
    }).map(function (axis) { return axis.label; });
    return names.length ? fill(words["case-depends"], { dimensions: names.join(words["item-separator"]) }) : "";
  }
  function told(outcome, said) {
    var ids = (said.quotes || []);
    var open = list.querySelector("#answer-" + outcome.id + " details[open]") !== null;
    var parts = [make("p", { "class": "told-label" }, rich(outcome.label))];
    if (said.text) { parts.push(make("p", { "class": "result-text" }, rich(said.text))); }
    var hint = said.mark === "silent" ? depends(outcome) : "";
    if (hint) { parts.push(make("p", { "class": "aside" }, rich(hint))); }
    parts.push(make("p", { "class": "cell-foot" }, mark(said.mark)));
    (said.findings || []).forEach(function (id, index) {
      var finding = data.findings[id];
      // One decision often answers several disagreements: its question is said once.
      var earlier = said.findings.slice(0, index).some(function (other) { return data.findings[other] && data.findings[other][0] === (finding || [])[0]; });
      if (finding && !earlier) { parts.push(make("p", { "class": "aside" }, [words.disagreements + ": ", make("a", { href: finding[1] }, rich(finding[0]))])); }
    });
    if (ids.length + (said.aside || []).length) {
      var count = ids.length + (said.aside || []).length;
      var title = fill(words[count === 1 ? "case-quotes-one" : "case-quotes-other"], { n: count });
      var fold = make("details", { open: open }, [make("summary", {}, title)].concat(quotes(ids)));
      if (said.aside) { fold.append(make("p", { "class": "label" }, words["case-set-aside"]), ...quotes(said.aside)); }
      parts.push(fold);
    }
    return make("div", { "class": "told cell-" + said.mark, id: "answer-" + outcome.id }, parts);
  }
  function showAnswers() {
    var kinds = kindsOf(current);
    var parts = data.outcomes.filter(function (outcome) { return outcome.told; }).map(function (outcome) {
      var said = leaf(outcome, kinds);
      return said ? told(outcome, said) : "";
    });
    list.replaceChildren.apply(list, parts);
  }

  // The sketch. The reader's own text is read here as Markdown; each kind of formatting is looked up in the data.

  function allowed(kindOfFormatting) {
    var rule = data.picture.text;
    var value = rule.kinds[kindOfFormatting] || rule.kinds.other;
    var index = axes.findIndex(function (axis) { return axis.id === rule.kind; });
    if (!value || index < 0 || current[index] === "") { return "unclear"; }
    var said = leaf(outcomeOf(rule.formatting), kindsOf(withValue(current, index, value)));
    if (!said || !said.value) { return "unclear"; }
    return said.value === rule.supported ? "yes" : "no";
  }

  // Each form that is met is noted under its name; what is not allowed stays as it was written.
  function Reader() { this.met = {}; }
  Reader.prototype.may = function (name, family) {
    var answer = allowed(family || name);
    this.met[name] = answer;
    return answer === "yes";
  };
  Reader.prototype.inline = function (text) {
    var rules = [
      ["image", "other", /!\[([^\]]*)\]\([^)]*\)/, null], ["link", "other", /\[([^\]]+)\]\([^)]*\)/, null],
      ["code", "other", /`([^`]+)`/, null], ["underline", "underline", /<u>([\s\S]*?)<\/u>/i, "u"],
      ["html", "other", /<\/?[a-z][^>]*>/i, null], ["bold", "bold", /\*\*(?=\S)([\s\S]+?)\*\*|__(?=\S)([\s\S]+?)__/, "strong"],
      ["italic", "italic", /\*(?=\S)([^*]+)\*|(?:^|\b)_(?=\S)([^_]+)_(?:\b|$)/, "em"]
    ];
    var best = null;
    rules.forEach(function (rule) {
      var found = rule[2].exec(text);
      if (found && (!best || found.index < best.found.index)) { best = { rule: rule, found: found }; }
    });
    if (!best) { return text ? [text] : []; }
    var found = best.found;
    var may = this.may(best.rule[0], best.rule[1]) && best.rule[3];
    var inner = found[1] || found[2] || "";
    var middle = may ? [make(best.rule[3], {}, this.inline(inner))] : [found[0]];
    return [].concat(text.slice(0, found.index) || [], middle, this.inline(text.slice(found.index + found[0].length)));
  };
  Reader.prototype.block = function (lines) {
    var self = this;
    var bullet = /^\s*[-*+]\s+/;
    if (lines.every(function (line) { return bullet.test(line); }) && this.may("bullet-list")) {
      return [make("ul", {}, lines.map(function (line) { return make("li", {}, self.inline(line.replace(bullet, ""))); }))];
    }
    if (/^\s*#{1,6}\s/.test(lines[0])) { this.may("heading", "other"); }
    if (/^\s*\d+[.)]\s/.test(lines[0])) { this.may("numbered-list", "other"); }
    if (/^\s*>/.test(lines[0])) { this.may("quotation", "other"); }
    return [make("p", {}, this.inline(lines.join("\n")))];
  };
  Reader.prototype.read = function (text) {
    var self = this;
    var groups = text.split(/\n\s*\n/).filter(function (part) { return part.trim(); });
    if (groups.length > 1 && !this.may("paragraph-break")) { return this.block([text]); }
    return groups.reduce(function (all, group) {
      var lines = group.split("\n").filter(function (line) { return line.trim(); });
      var bullet = /^\s*[-*+]\s+/;
      var first = lines.findIndex(function (line) { return bullet.test(line); });
      // A list may follow its sentence without an empty line.
      if (first > 0) { return all.concat(self.block(lines.slice(0, first)), self.block(lines.slice(first))); }
      return all.concat(self.block(lines));
    }, []);
  };

  var texts = {};
  function textBox(id, label, sample) {
    var box = make("textarea", { id: id, rows: "6" });
    box.value = sample;
    box.addEventListener("input", showSketch);
    texts[id] = box;
    return make("div", { "class": "choice" }, [make("label", { "for": id }, label), box]);
  }
  function buildSketch() {
    if (!sketch || !data.picture) { return; }
    var inputs = make("div", { "class": "sketch-texts" });
    if (data.picture.text) {
      inputs.append(textBox("formatted-text", words["case-formatted-text"], words["case-sample-formatted"]), textBox("plain-text", words["case-plain-text"], words["case-sample-plain"]));
    }
    sketch.append(make("div", { "class": "sketch-layout" }, [inputs, make("div", { "class": "sketch-place" })]), make("ul", { "class": "sketch-notes", "aria-live": "polite" }));
    sketch.hidden = false;
  }
  function showSketch() {
    if (!sketch || !data.picture) { return; }
    var picture = data.picture;
    var kinds = kindsOf(current);
    var place = sketch.querySelector(".sketch-place");
    var notes = [];
    var form = leaf(outcomeOf(picture.form), kinds);
    var sheet = form && form.value === picture.sheet;
    if (!form || (form.value !== picture.alert && !sheet)) {
      place.replaceChildren(make("p", { "class": "no-sketch" }, form && form.mark === "not-defined" ? words["case-no-prompt"] : words["case-no-picture"]));
      sketch.querySelector(".sketch-notes").replaceChildren();
      return;
    }
    var body = [];
    if (picture.text) {
      var shown = leaf(outcomeOf(picture.text.outcome), kinds);
      if (shown && shown.value === picture.text.value) {
        var reader = new Reader();
        body = reader.read(texts["formatted-text"].value);
        Object.keys(reader.met).forEach(function (name) {
          if (reader.met[name] === "yes") { return; }
          notes.push(fill(words[reader.met[name] === "no" ? "case-format-not" : "case-format-unclear"], { kind: words["format-" + name] }));
        });
      } else {
        if (!shown || !shown.value) { notes.push(words["case-text-unclear"]); }
        body = [make("p", {}, texts["plain-text"].value)];
      }
    }
    var buttons = picture.buttons.slice();
    if (picture.third) {
      var third = leaf(outcomeOf(picture.third.outcome), kinds);
      if (third && third.value === picture.third.value) { buttons.push(picture.third.label); } else if (!third || !third.value) { notes.push(words["case-button-unclear"]); }
    }
    var drawn = make("figure", { "class": "sketch" }, [
      make("div", { "class": "screen " + (sheet ? "screen-sheet" : "screen-alert") }, make("div", { "class": "prompt" }, [
        make("p", { "class": "prompt-title", lang: picture.title[1] }, picture.title[0]), make("div", { "class": "prompt-text" }, body),
        make("ul", { "class": "prompt-buttons" }, buttons.map(function (button) { return make("li", { lang: button[1] }, button[0]); }))
      ])),
      make("figcaption", { "class": "aside" }, (sheet ? picture.labels[1] : picture.labels[0]) + " · " + words["case-picture-note"])
    ]);
    place.replaceChildren(drawn);
    var lines = sketch.querySelector(".sketch-notes");
    lines.replaceChildren.apply(lines, notes.map(function (note) { return make("li", {}, [make("span", { "class": "symbol", "aria-hidden": "true" }, "▲"), " " + note]); }));
  }

  function show(writesAddress) {
    showForm();
    showAnswers();
    showSketch();
    if (writesAddress) { window.history.replaceState(null, "", "#" + address()); }
  }

  build();
  buildSketch();
  current = fromAddress();
  show(false);
  window.addEventListener("hashchange", function () { current = fromAddress(); show(false); });

  // For tests: what the page would say in a case, and what it offers.
  window.verbatimCase.say = function (values) {
    var kinds = kindsOf(values);
    return data.outcomes.map(function (outcome) { return leaf(outcome, kinds); });
  };
  window.verbatimCase.settled = settled;
  window.verbatimCase.canHappen = canHappen;
  window.verbatimCase.start = start;
})();
