import type { Budget } from "../core/Budget.js";
import { asList, asObject, isNode, isObject, type JsonObject, ownValue } from "../core/json.js";
import { canonicalText } from "../core/walkJson.js";
import * as limits from "../core/limits.js";
import type { JsonType } from "../schema/Field.js";
import type { IssueDetail } from "../schema/types.js";
import { readOwnConstraints } from "../schema/readConstraints.js";
import type { SchemaDocument } from "../schema/SchemaDocument.js";
import { fitsPattern, isPatternUnchecked } from "./patterns.js";
import { REFERENCES } from "./references.js";
import { isOwnTime, validateValue } from "./validateValue.js";

/** Where in a value something is wrong, and what. */
export interface Finding {
  path: readonly (string | number)[];
  issue: IssueDetail;
}

/**
 * Outcome of a schema for one value: its issues, and the parts of the value that it has evaluated.
 */
interface EvaluationResult {
  findings: Finding[];
  /** Property names, and places in a list. */
  seen: Set<string | number>;
  /** The parts of the value that only the server sets. */
  readOnly: ReadOnlyPart[];
}

/** A part of a value that only the server sets (`readOnly`). */
interface ReadOnlyPart {
  path: Finding["path"];
  /** The default of its schema. */
  preset: unknown;
}

/** Thrown where a value can't be checked here: a schema points out of its document, or in a circle. */
const LEFT_TO_SERVER = Symbol("left to the server");

/**
 * Everything that is wrong with a JSON value by a JSON Schema (2020-12, and what drafts 4 to 2019-09
 * write otherwise), interpreted: nothing is compiled. `undefined` where that takes more than the
 * budget of the request, or where something that the schema refers to is not within its document: then
 * only the server can check the value.
 *
 * Patterns are searched for once `loadPatternSources` has loaded them, and otherwise hold.
 *
 * @param document what references point into.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export function evaluate(
  schema: unknown,
  value: unknown,
  document: SchemaDocument,
): readonly Finding[] | undefined {
  return outcomeOf(schema, value, document)?.findings;
}

/**
 * The parts of a value that only the server sets; `undefined` where `evaluate` is.
 *
 * @param given the value that the server gave. Its parts that the value lacks are among them.
 */
export function readOnlyParts(
  schema: unknown,
  value: unknown,
  document: SchemaDocument,
  given: unknown,
): readonly ReadOnlyPart[] | undefined {
  return outcomeOf(schema, value, document, given)?.readOnly;
}

/** Returns a part of a JSON value, `undefined` where there is none. */
export function valueAt(value: unknown, path: Finding["path"]): unknown {
  let found = value;
  for (const key of path) {
    found = ownValue(found, key);
  }
  return found;
}

function outcomeOf(
  schema: unknown,
  value: unknown,
  document: SchemaDocument,
  given?: unknown,
): EvaluationResult | undefined {
  const { budget } = document;
  const { exceeded } = budget;
  try {
    const found = budget.within(() => new Evaluation(document, given).run(schema, value, [], 0));
    // A pattern that was too much is no reason to refuse a value, or to accept it.
    return budget.exceeded > exceeded ? undefined : found;
  } catch (error) {
    if (error === LEFT_TO_SERVER) return undefined;
    throw error;
  }
}

class Evaluation {
  readonly #document: SchemaDocument;
  readonly #budget: Budget;
  readonly #given: unknown;
  readonly #texts = new Map<object, string>();
  /** How many unchecked patterns were taken to fit. Where fitting would refuse a value, it is left to the server. */
  #assumed = 0;

  /** @param given the value that the server gave. See `readOnlyParts`. */
  constructor(document: SchemaDocument, given: unknown) {
    this.#document = document;
    this.#budget = document.budget;
    this.#given = given;
  }

  run(schema: unknown, value: unknown, path: Finding["path"], depth: number): EvaluationResult {
    this.#budget.spend(limits.stepsPerSchema);
    if (depth > limits.schemaDepth) throw LEFT_TO_SERVER;
    const found: EvaluationResult = { findings: [], seen: new Set(), readOnly: [] };
    if (schema === false) found.findings.push({ path, issue: { code: "mismatch" } });
    if (!isObject(schema)) return found;
    if (schema.readOnly === true) found.readOnly.push({ path, preset: schema.default });
    const place: EvaluatedPart = { schema, value, path, depth, found };
    this.#ownRules(place);
    this.#applied(place);
    if (Array.isArray(value)) this.#list(place, value);
    else if (isObject(value)) this.#object(place, value);
    this.#replaced(place);
    if (found.findings.length > limits.findings) found.findings.length = limits.findings;
    return found;
  }

  /** Checks the rules for the value itself. */
  #ownRules({ schema, value, path, found }: EvaluatedPart): void {
    const add = (issue: IssueDetail) => found.findings.push({ path, issue });
    const { type } = schema;
    if (type !== undefined && type !== null) {
      const types: unknown[] = [type].flat();
      this.#budget.spend(types.length);
      if (!types.some((name) => isOfType(value, name))) {
        const whole = types.includes("integer") && typeof value === "number";
        return void add(
          whole ? { code: "notAnInteger" } : { code: "type", expected: types.map(String) },
        );
      }
    }
    if (Array.isArray(schema.enum) && !this.#isAmong(schema.enum, value)) add({ code: "enum" });
    if ("const" in schema && !this.#isAmong([schema.const], value)) add({ code: "enum" });
    const scalar = scalarType(value);
    if (!scalar) return;
    this.#budget.read(String(value));
    const { pattern } = schema;
    if (
      scalar === "string" &&
      typeof pattern === "string" &&
      isPatternUnchecked(pattern, this.#budget)
    )
      this.#assumed += 1;
    // Texts and numbers have the same rules as in a field of their own.
    const read = () => readOwnConstraints(schema, [scalar], () => {});
    const constraints = this.#document.recall(scalar, schema, read);
    for (const issue of validateValue(constraints, value as string, this.#budget))
      if (!isOwnTime(issue, value, schema.default)) add(issue);
  }

  #isAmong(allowed: readonly unknown[], value: unknown): boolean {
    this.#budget.spend(allowed.length);
    if (!isNode(value)) return allowed.includes(value);
    const text = this.#textOf(value);
    return allowed.some((each) => typeof each === "object" && this.#textOf(each) === text);
  }

  /** The text that a value has in common with those that are equal to it. */
  #textOf(value: unknown): string | undefined {
    const isScalar = !isNode(value);
    const text = isScalar
      ? JSON.stringify(value)
      : (this.#texts.get(value) ?? canonicalText(value, this.#budget));
    if (text === undefined) throw LEFT_TO_SERVER;
    if (!isScalar) this.#texts.set(value, text);
    this.#budget.read(text);
    return text;
  }

  /** The schemas that speak of the same value. */
  #applied(place: EvaluatedPart): void {
    const { schema, value, path, depth, found } = place;
    const holds = (each: unknown) => {
      const assumed = this.#assumed;
      const outcome = this.run(each, value, path, depth + 1);
      const valid = outcome.findings.length === 0;
      return { outcome, valid, unsure: this.#assumed > assumed };
    };
    const merge = ({ findings, seen, readOnly }: EvaluationResult) => {
      found.findings.push(...findings);
      found.readOnly.push(...readOnly);
      if (findings.length === 0) for (const part of seen) found.seen.add(part);
    };
    /** Refuses the value because a schema fits it. */
    const refuse = (unsure: boolean) => {
      if (unsure) throw LEFT_TO_SERVER;
      found.findings.push({ path, issue: { code: "mismatch" } });
    };

    for (const [keyword, find] of REFERENCES) {
      if (typeof schema[keyword] !== "string") continue;
      const target = find(schema[keyword], this.#document, schema);
      if (target === undefined) throw LEFT_TO_SERVER;
      merge(holds(target).outcome);
    }
    for (const each of asList(schema.allOf)) merge(holds(each).outcome);
    if (Array.isArray(schema.anyOf)) {
      const outcomes = schema.anyOf.map(holds);
      const valid = outcomes.filter((each) => each.valid);
      for (const { outcome } of valid) merge(outcome);
      if (valid.length === 0) merge(closest(outcomes, path));
    }
    if (Array.isArray(schema.oneOf)) {
      const outcomes = schema.oneOf.map(holds);
      const fitting = outcomes.filter((each) => each.valid);
      if (fitting.length > 1) refuse(fitting.some(({ unsure }) => unsure));
      else merge(fitting[0]?.outcome ?? closest(outcomes, path));
    }
    // `null` is the same as left out.
    if (isGiven(schema.not)) {
      const { valid, unsure } = holds(schema.not);
      if (valid) refuse(unsure);
    }
    if (isGiven(schema.if)) {
      const { outcome, valid, unsure } = holds(schema.if);
      // Whether `then` or `else` applies is not known.
      if (valid && unsure) throw LEFT_TO_SERVER;
      if (valid) merge(outcome);
      const next = valid ? schema.then : schema.else;
      if (isGiven(next)) merge(holds(next).outcome);
    }
    if (!isObject(value)) return;
    for (const keyword of ["dependentSchemas", "dependentRequired", "dependencies"]) {
      const entries = Object.entries(asObject(schema[keyword]));
      this.#budget.spend(entries.length);
      for (const [key, needed] of entries) {
        if (!Object.hasOwn(value, key)) continue;
        if (!Array.isArray(needed)) merge(holds(needed).outcome);
        else this.#require(place, value, needed);
      }
    }
  }

  #require({ path, found }: EvaluatedPart, value: JsonObject, keys: readonly unknown[]): void {
    this.#budget.spend(keys.length);
    for (const key of keys) {
      if (typeof key === "string" && !Object.hasOwn(value, key)) {
        found.findings.push({ path: [...path, key], issue: { code: "required" } });
      }
    }
  }

  /** Adds the outcome of a part to that of the whole. */
  #within(found: EvaluationResult, { findings, readOnly }: EvaluationResult): void {
    found.findings.push(...findings);
    found.readOnly.push(...readOnly);
  }

  /** Finds what only the server sets in a group or list that it gave and that is another value now. */
  #replaced(place: EvaluatedPart): void {
    const given = valueAt(this.#given, place.path);
    const before: EvaluatedPart = {
      ...place,
      value: given,
      found: { ...place.found, findings: [], seen: new Set() },
    };
    if (Array.isArray(given) && !Array.isArray(place.value)) this.#list(before, given);
    else if (isObject(given) && !isObject(place.value)) this.#object(before, given);
  }

  /** Finds what only the server sets in a part that it gave and that is missing now. */
  #missing({ path, depth, found }: EvaluatedPart, key: string | number, rule: unknown): void {
    const given = valueAt(this.#given, [...path, key]);
    if (given === undefined || !isObject(rule)) return;
    found.readOnly.push(...this.run(rule, given, [...path, key], depth + 1).readOnly);
  }

  #list(place: EvaluatedPart, list: readonly unknown[]): void {
    const { schema, path, depth, found } = place;
    const each = (index: number, rule: unknown) => {
      found.seen.add(index);
      this.#within(found, this.run(rule, list[index], [...path, index], depth + 1));
    };
    this.#budget.spend(list.length);
    checkCount(schema, "minItems", "maxItems", list.length, path, found);
    if (schema.uniqueItems === true) {
      const different = new Set(list.map((item) => this.#textOf(item)));
      if (different.size < list.length) {
        found.findings.push({ path, issue: { code: "uniqueItems" } });
      }
    }
    // Up to 2019-09 a list of `items` are the first ones, and `additionalItems` speaks of the rest.
    const first = asList(schema.prefixItems ?? schema.items);
    const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
    const ruleAt = (index: number) => (index < first.length ? first[index] : rest);
    list.forEach((_item, index) => {
      const rule = ruleAt(index);
      if (rule !== undefined) each(index, rule);
    });
    const given = asList(valueAt(this.#given, path));
    this.#budget.spend(given.length);
    for (let at = list.length; at < given.length; at++) this.#missing(place, at, ruleAt(at));
    if (isGiven(schema.contains)) {
      const assumed = this.#assumed;
      const fitting = list.flatMap((item, index) =>
        this.run(schema.contains, item, [], depth + 1).findings.length === 0 ? [index] : [],
      );
      for (const index of fitting) found.seen.add(index);
      const { minContains = 1, maxContains = Infinity } = schema;
      const tooMany = fitting.length > Number(maxContains);
      if (tooMany && this.#assumed > assumed) throw LEFT_TO_SERVER;
      if (fitting.length < Number(minContains) || tooMany) {
        found.findings.push({ path, issue: { code: "mismatch" } });
      }
    }
    if (schema.unevaluatedItems === undefined) return;
    list.forEach((_item, index) => {
      if (!found.seen.has(index)) each(index, schema.unevaluatedItems);
    });
  }

  #object(place: EvaluatedPart, value: JsonObject): void {
    const { schema, path, depth, found } = place;
    const keys = Object.keys(value);
    checkCount(schema, "minProperties", "maxProperties", keys.length, path, found);
    this.#require(place, value, asList(schema.required));
    const each = (key: string, rule: unknown) => {
      found.seen.add(key);
      this.#within(found, this.run(rule, value[key], [...path, key], depth + 1));
    };
    const described = asObject(schema.properties);
    const patterns = Object.entries(asObject(schema.patternProperties));
    for (const key of keys) {
      this.#budget.spend(1 + patterns.length);
      this.#budget.read(key);
      let known = false;
      if (Object.hasOwn(described, key)) {
        known = true;
        each(key, described[key]);
      }
      for (const [source, rule] of patterns) {
        if (!fitsPattern(source, key, this.#budget)) continue;
        known = true;
        // Whether the rule of an unchecked pattern applies is not known.
        if (!isPatternUnchecked(source, this.#budget)) each(key, rule);
      }
      if (schema.propertyNames !== undefined) {
        const bad = this.run(schema.propertyNames, key, [], depth + 1).findings.length > 0;
        if (bad) found.findings.push({ path: [...path, key], issue: { code: "mismatch" } });
      }
      const { additionalProperties: other } = schema;
      if (known || other === undefined) continue;
      found.seen.add(key);
      if (other !== false) each(key, other);
      else found.findings.push({ path: [...path, key], issue: { code: "additionalProperty" } });
    }
    const given = Object.entries(asObject(valueAt(this.#given, path)));
    this.#budget.spend(given.length);
    for (const [key] of given) {
      if (Object.hasOwn(value, key)) continue;
      const own = Object.hasOwn(described, key) ? described[key] : schema.additionalProperties;
      this.#missing(place, key, own);
    }
    if (schema.unevaluatedProperties === undefined) return;
    for (const key of keys) if (!found.seen.has(key)) each(key, schema.unevaluatedProperties);
  }
}

interface EvaluatedPart {
  schema: JsonObject;
  value: unknown;
  path: Finding["path"];
  depth: number;
  found: EvaluationResult;
}

/** Returns the issues of the case that is most likely meant, if none matches. */
function closest(
  outcomes: readonly { outcome: EvaluationResult }[],
  path: Finding["path"],
): EvaluationResult {
  const meant = outcomes
    .map(({ outcome }) => outcome.findings)
    // A case is likely meant if the value itself fits and only its parts have issues.
    .filter((findings) => findings.every((each) => each.path.length > path.length))
    .sort((one, other) => one.length - other.length)[0];
  const findings = meant ?? [{ path, issue: { code: "mismatch" as const } }];
  return { findings, seen: new Set(), readOnly: [] };
}

function checkCount(
  schema: JsonObject,
  least: "minItems" | "minProperties",
  most: "maxItems" | "maxProperties",
  actual: number,
  path: Finding["path"],
  found: EvaluationResult,
): void {
  const add = (code: "minItems" | "maxItems", limit: number) =>
    found.findings.push({ path, issue: { code, limit, actual } });
  const [low, high] = [schema[least], schema[most]];
  if (typeof low === "number" && actual < low) add("minItems", low);
  if (typeof high === "number" && actual > high) add("maxItems", high);
}

function isOfType(value: unknown, name: unknown): boolean {
  switch (name) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    case "string":
    case "number":
    case "boolean":
      return typeof value === name;
    default:
      // An unknown type, perhaps of a later version, refuses nothing.
      return true;
  }
}

function scalarType(value: unknown): JsonType | undefined {
  if (typeof value === "string") return "string";
  return typeof value === "number" ? "number" : undefined;
}

function isGiven(keyword: unknown): boolean {
  return keyword !== undefined && keyword !== null;
}
