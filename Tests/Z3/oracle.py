"""A second opinion on disagreements, from z3: the same rules, encoded as formulas over whole numbers.

Reads one ledger as JSON from standard input, with the findings that the checker made. Writes, as JSON, for every pair
of rules the combinations of readings that contradict each other somewhere, and what is wrong with the findings' boxes.
"""

import itertools
import json
import sys

import z3

NOT_APPLICABLE = -1


def version_key(text):
    numbers, _, beta = text.partition("-beta")
    parts = [int(part) for part in numbers.split(".")]
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    # A beta comes before its release.
    return (parts, (0, int(beta or 0)) if "-beta" in text else (1, 0))


class World:
    """The variables of a scenario, and what can happen."""

    def __init__(self, ledger):
        self.sets = ledger["regionSets"]
        self.names = {}
        self.variables = {}
        self.versions = {}
        for dimension in ledger["dimensions"]:
            id, kind = dimension["id"], dimension["kind"]
            self.variables[id] = z3.Int(id)
            if kind == "version":
                cuts = sorted(set(dimension["cuts"]), key=version_key)
                self.versions[id] = cuts
                self.names[id] = list(range(len(cuts) + 1))
            else:
                self.names[id] = dimension["values"]
        self.possible = z3.And(*[self.domain(d) for d in ledger["dimensions"]])
        for dimension in ledger["dimensions"]:
            if dimension["onlyWhen"]:
                applies = self.all(dimension["onlyWhen"], [])
                has = self.variables[dimension["id"]] != NOT_APPLICABLE
                self.possible = z3.And(self.possible, applies == has)
        for terms in ledger["impossible"]:
            self.possible = z3.And(self.possible, z3.Not(self.all(terms, [])))

    def domain(self, dimension):
        variable = self.variables[dimension["id"]]
        lowest = NOT_APPLICABLE if dimension["onlyWhen"] else 0
        return z3.And(variable >= lowest, variable < len(self.names[dimension["id"]]))

    def one_of(self, id, names):
        known = self.names[id]
        return z3.Or(*[self.variables[id] == known.index(name) for name in names if name in known])

    def all(self, terms, places):
        return z3.And(*[self.term(term, places) for term in terms])

    def term(self, term, places):
        subjects = [term["subject"]] if term["subject"] else places
        if term["op"] == "outside":
            members = self.members(term["args"])
            return z3.Or(
                *[
                    z3.And(self.variables[id] != NOT_APPLICABLE, z3.Not(self.one_of(id, members)))
                    for id in subjects
                ]
            )
        return z3.And(*[self.holds(term, id) for id in subjects])

    def holds(self, term, id):
        variable, args = self.variables[id], term["args"]
        if term["op"] == "is":
            return self.one_of(id, args)
        if term["op"] == "is not":
            return z3.And(variable != NOT_APPLICABLE, z3.Not(self.one_of(id, args)))
        if term["op"] == "in":
            return self.one_of(id, self.members(args))
        # The interval that begins at the n-th cut has the number n + 1.
        borders = [self.versions[id].index(version) + 1 for version in args]
        if term["op"] == "from":
            return variable >= borders[0]
        if term["op"] == "before":
            return z3.And(variable >= 0, variable < borders[0])
        return z3.And(variable >= borders[0], variable < borders[1])

    def members(self, names):
        return [code for name in names for code in self.sets.get(name, [name])]

    def box(self, box):
        parts = []
        for part in box:
            values = [self.names[part["dimension"]].index(value) for value in part["values"]]
            values += [NOT_APPLICABLE] if part["notApplicable"] else []
            parts.append(z3.Or(*[self.variables[part["dimension"]] == value for value in values]))
        return z3.And(*parts)


def rules_of(ledger, outcome):
    """Lines of one claim that differ in their condition alone are one rule."""
    rules = []
    for claim in ledger["claims"]:
        groups = {}
        for line, statement in enumerate(claim["statements"]):
            if statement["outcome"] != outcome:
                continue
            key = json.dumps(
                [
                    statement[part] if part != "values" else sorted(statement[part])
                    for part in ("modality", "values", "frame", "connective", "maybeOnlyIf", "places")
                ]
            )
            groups.setdefault(key, []).append((line, statement))
        for lines in groups.values():
            rules.append({"claim": claim["id"], "lines": [l for l, _ in lines], "statements": [s for _, s in lines]})
    return rules


def readings(rule):
    first = rule["statements"][0]
    words = {
        "always": ["if"],
        "if": ["if"],
        "unless": ["if"],
        "only if": ["only if"],
        "exactly if": ["exactly if"],
    }[first["connective"]]
    if first["maybeOnlyIf"] and first["connective"] in ("if", "unless"):
        words = ["if", "only if", "exactly if"]
    return [(word, places) for places in first["places"] or [[]] for word in words]


def sayings(world, rule, reading, values):
    """(where, what happens, what is allowed at most, what is allowed at least, what is advised), up to two of them."""
    word, places = reading
    first = rule["statements"][0]
    frame = world.all(first["frame"], places)
    met = []
    for statement in rule["statements"]:
        condition = world.all(statement["condition"], places)
        met.append(z3.Not(condition) if statement["connective"] == "unless" else condition)
    met = z3.Or(*met)
    every, named = set(values), set(first["values"])
    others = every - named
    inside = {
        "is": (named, every, set(), every),
        "must be": (every, named, set(), every),
        "must not be": (every, others, set(), every),
        "should be": (every, every, set(), named),
        "should not be": (every, every, set(), others),
        "may be": (every, every, named, every),
    }[first["modality"]]
    outside = {
        "is": (others, every, set(), every),
        "must be": (every, every, others, every) if len(every) == 2 and len(named) == 1 else None,
        "must not be": (every, every, named, every),
        "should be": (every, every, others, every) if len(every) == 2 and len(named) == 1 else None,
        "should not be": (every, every, named, every),
        "may be": (every, others, set(), every),
    }[first["modality"]]
    said = []
    if word != "only if":
        said.append((z3.And(frame, met), *inside))
    if word != "if" and outside:
        said.append((z3.And(frame, z3.Not(met)), *outside))
    return [s for s in said if possible_together([s])]


def possible_together(said):
    happens = set.intersection(*[s[1] for s in said])
    at_most = set.intersection(*[s[2] for s in said])
    at_least = set.union(*[s[3] for s in said])
    advised = set.intersection(*[s[4] for s in said])
    return at_least <= at_most & advised and bool(happens & at_most) and bool(at_most & advised)


def conflict(world, sides, values):
    """Where the rules cannot all be true, though fewer of them can."""
    cases = []
    for said in itertools.product(*[sayings(world, rule, reading, values) for rule, reading in sides]):
        if possible_together(said):
            continue
        if len(said) > 2 and not all(
            possible_together(said[:i] + said[i + 1 :]) for i in range(len(said))
        ):
            continue
        cases.append(z3.And(*[s[0] for s in said]))
    return z3.Or(*cases)


def satisfiable(*formulas):
    solver = z3.Solver()
    solver.add(*formulas)
    return solver.check() == z3.sat


def main():
    ledger = json.load(sys.stdin)
    world = World(ledger)
    pairs, faults = [], []
    for outcome in ledger["outcomes"]:
        counts = z3.And(world.possible, world.all(outcome["guard"], []))
        rules = rules_of(ledger, outcome["id"])
        for a, b in itertools.combinations(rules, 2):
            found = []
            for (i, x), (j, y) in itertools.product(enumerate(readings(a)), enumerate(readings(b))):
                if a["claim"] == b["claim"] and i + j > 0:
                    continue
                if satisfiable(counts, conflict(world, [(a, x), (b, y)], outcome["values"])):
                    found.append([i, j])
            if found:
                names = [f"{rule['claim']} {rule['lines']}" for rule in (a, b)]
                pairs.append({"outcome": outcome["id"], "rules": names, "readings": found})
        for finding in ledger["findings"]:
            if finding["outcome"] != outcome["id"]:
                continue
            sides = []
            for side in finding["sides"]:
                rule = next(
                    r for r in rules if r["claim"] == side["claim"] and set(side["lines"]) <= set(r["lines"])
                )
                sides.append((rule, (side["words"], side["places"])))
            clash = conflict(world, sides, outcome["values"])
            boxes = [world.box(box) for box in finding["boxes"]]
            for box, parts in zip(boxes, finding["boxes"]):
                if not satisfiable(counts, box):
                    faults.append(f"{finding['id']}: a box holds nothing")
                if satisfiable(counts, box, z3.Not(clash)):
                    faults.append(f"{finding['id']}: a box is too large")
                for left_out in range(len(parts)):
                    wider = world.box(parts[:left_out] + parts[left_out + 1 :])
                    if not satisfiable(counts, wider, z3.Not(clash)):
                        faults.append(f"{finding['id']}: a box has an idle dimension")
            if finding["isOnly"] and satisfiable(counts, clash, z3.Not(z3.Or(*boxes))):
                faults.append(f"{finding['id']}: the boxes leave something out")
    json.dump({"pairs": pairs, "faults": faults}, sys.stdout)


main()
