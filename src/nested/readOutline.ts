import { isObject } from "../protocol/isObject.js";
import { allFields } from "../schema/allFields.js";
import type { Field, JsonField } from "../schema/Field.js";
import { asksWithin, findSecrets } from "../schema/findSecrets.js";
import { jsonText } from "../schema/jsonText.js";
import { looksSecret } from "../schema/looksSecret.js";
import { namesSecret } from "../schema/namesSecret.js";
import { readSchema, type SchemaReading } from "../schema/readSchema.js";
import { resolveNullable } from "../schema/resolveNullable.js";
import type { NestedStrings } from "../strings/enNested.js";
import { shortText } from "../text/heardText.js";
import { branchNames } from "./branchNames.js";
import { branchOf } from "./branchOf.js";
import { MAX_PARTS, MAX_ROWS, VALUE } from "./limits.js";
import { type Rest, restAt } from "./Rest.js";
import { type Shape, shapeOf } from "./shapeOf.js";

/** One value that was answered; hidden ones have none. */
export type OutlineItem = { field: Field | undefined; value: unknown } | "hidden";

/** What was answered to a question: values, or what its parts were answered with. */
export type OutlineAnswer =
  | { kind: "none" }
  /** A list of nothing. */
  | { kind: "empty" }
  | { kind: "items"; items: readonly OutlineItem[] }
  /** The name of a case that is a constant, and needs no answer beside it. Untrusted. */
  | { kind: "name"; name: string }
  | { kind: "parts"; parts: readonly Outline[] };

/** One question of an answer with parts, by the name that the form gives it. */
export interface Outline {
  /** Untrusted text. */
  label: string;
  answer: OutlineAnswer;
}

/** More parts than a person would read are JSON. */
const MAX_OUTLINES = 2_000;
const CHARACTERS_OF_A_PART = 1_000;
/** Deeper, an answer is JSON. */
const MAX_DEPTH = 10;

const NONE: OutlineAnswer = { kind: "none" };
const HIDDEN: OutlineAnswer = { kind: "items", items: ["hidden"] };

/** An answer with parts, read. */
interface OutlineReading {
  answer: OutlineAnswer;
  /** What is hidden in it. */
  secrets: readonly unknown[];
}

/**
 * The answer to a question with parts, as questions and answers: read by the schema that draws the
 * question, for what shows it again. What cannot be drawn is JSON. No secret is in it.
 *
 * @param value what was answered; from a store it can be anything.
 * @param secret whether the question, or a part of it, is known to ask for a secret.
 * @param rest what else was entered, where that is known.
 */
export function readOutline(
  field: JsonField,
  value: unknown,
  words: NestedStrings,
  secret: boolean,
  rest?: Rest,
): OutlineReading {
  if (secret && !asksWithin(field)) return { answer: HIDDEN, secrets: [value] };
  const reader = new OutlineReader(words);
  return { answer: reader.read(field, value, rest, 0), secrets: reader.secrets };
}

class OutlineReader {
  readonly secrets: unknown[] = [];
  readonly #words: NestedStrings;
  #left = MAX_OUTLINES;
  /** The rows of a list are asked by one schema. */
  readonly #forms = new Map<string | undefined, Form>();

  constructor(words: NestedStrings) {
    this.#words = words;
  }

  read(field: Field, value: unknown, rest: Rest | undefined, depth: number): OutlineAnswer {
    if (value === undefined) return NONE;
    if (field.kind !== "json" || !field.nested) {
      if (field.kind !== "multiSelect" || !Array.isArray(value)) return this.#item(field, value);
      if (value.length === 0) return { kind: "empty" };
      return { kind: "items", items: value.map((each: unknown) => ({ field, value: each })) };
    }
    const { schema, root } = field.nested;
    const asked = !field.required && isObject(schema) ? resolveNullable(schema) : schema;
    const drawn =
      depth > MAX_DEPTH || this.#left <= 0
        ? undefined
        : this.#draw(shapeOf(asked, root, value), field, value, rest, depth);
    // Where the answer is not told part by part, any part may be a secret, so all of it is hidden.
    return (
      drawn ??
      (findSecrets(readingOf(field)).size > 0 ? this.#hide(value) : this.#item(field, value))
    );
  }

  /** `undefined` where the answer is none that the question would be drawn with. */
  #draw(
    shape: Shape,
    field: JsonField,
    value: unknown,
    rest: Rest | undefined,
    depth: number,
  ): OutlineAnswer | undefined {
    const { root } = field.nested ?? {};
    const words = this.#words;
    switch (shape.kind) {
      case "group": {
        if (!isObject(value)) return undefined;
        const form = this.#form(shape.schema, root);
        const { fields, undrawn } = form.reading;
        const asked = new Set(allFields(fields).map(({ key }) => key));
        const named = Object.entries(value).filter(([key]) => !asked.has(key));
        if (undrawn > 0 || named.length > (shape.entries === undefined ? 0 : MAX_ROWS)) {
          return undefined;
        }
        const parts = [
          ...fields.map((each) => this.#part(each, form, value, rest, depth)),
          ...named.map(([name, each]) => ({
            label: name,
            answer: looksSecret({ key: name })
              ? this.#hide(each)
              : this.#only(shape.entries, root, each, restAt(rest, name), depth),
          })),
        ];
        this.#left -= parts.length;
        return parts.length === 0 ? { kind: "empty" } : { kind: "parts", parts };
      }
      case "list": {
        if (!Array.isArray(value) || value.length > MAX_ROWS) return undefined;
        if (value.length === 0) return { kind: "empty" };
        this.#left -= value.length;
        const parts = value.map((each: unknown, at): Outline => ({
          label: words.rowName(shortText(shape.titleAt(at) || field.label), at + 1),
          answer: this.#only(shape.itemAt(at), root, each, restAt(rest, at), depth),
        }));
        return { kind: "parts", parts };
      }
      case "choice": {
        const kept = rest?.branch ?? -1;
        const at = shape.branches[kept] ? kept : branchOf(shape.branches, value, root);
        const branch = at === undefined ? undefined : shape.branches[at];
        if (at === undefined || !branch) return undefined;
        const label = branchNames(shape.branches, words)[at] ?? "";
        if (isConstant(branch.schema)) return { kind: "name", name: label };
        const answer = this.#only(branch.schema, root, value, restAt(rest, VALUE), depth);
        return { kind: "parts", parts: [{ label, answer }] };
      }
      case "single":
        return this.#only(shape.schema, root, value, restAt(rest, VALUE), depth);
      case "constant":
      case "json":
        return undefined;
    }
  }

  /** The answer to one question of a group, and to what is asked beside it ("Other…"). */
  #part(
    field: Field,
    { secrets }: Form,
    value: Readonly<Record<string, unknown>>,
    rest: Rest | undefined,
    depth: number,
  ): Outline {
    const asked = "other" in field && field.other ? [field, field.other] : [field];
    const answers = asked.flatMap((each): OutlineAnswer[] => {
      const own = Object.hasOwn(value, each.key) ? value[each.key] : undefined;
      if (own === undefined) return [];
      if (secrets.has(each) && !asksWithin(each)) return [this.#hide(own)];
      return [this.read(each, own, restAt(rest, each.key), depth + 1)];
    });
    const [first = NONE, second] = answers;
    const answer: OutlineAnswer = second
      ? { kind: "items", items: answers.flatMap((it) => (it.kind === "items" ? it.items : [])) }
      : first;
    return { label: field.label, answer };
  }

  /** The one question that stands for a whole row, case or entry. */
  #only(schema: unknown, root: unknown, value: unknown, rest: Rest | undefined, depth: number) {
    const wrapped = { type: "object", properties: { [VALUE]: schema }, required: [VALUE] };
    const form = this.#form(wrapped, root);
    const [field] = form.reading.fields;
    const inner: Rest | undefined = rest && { in: [[VALUE, rest]] };
    return field ? this.#part(field, form, { [VALUE]: value }, inner, depth).answer : NONE;
  }

  #hide(value: unknown): OutlineAnswer {
    this.secrets.push(value);
    return HIDDEN;
  }

  /** A value that is told as it is. */
  #item(field: Field, value: unknown): OutlineAnswer {
    return namesSecret(value) ? this.#hide(value) : { kind: "items", items: [{ field, value }] };
  }

  #form(schema: unknown, root: unknown): Form {
    const text = jsonText(schema);
    // A large schema costs more to read than its parts, each time, so its length counts as well.
    this.#left -= Math.floor((text?.length ?? 0) / CHARACTERS_OF_A_PART);
    const known = this.#forms.get(text);
    if (known) return known;
    const reading = readSchema(schema, MAX_PARTS, root);
    const form = { reading, secrets: findSecrets(reading) };
    this.#forms.set(text, form);
    return form;
  }
}

/** The questions of one group, and which of them ask for a secret. */
interface Form {
  reading: SchemaReading;
  secrets: ReadonlyMap<Field, unknown>;
}

function readingOf(field: Field): SchemaReading {
  const none = { additionalProperties: false, undrawn: 0, undrawnRequired: false, diagnostics: [] };
  return { readable: true, fields: [field], ...none };
}

/** Whether there is nothing to say of a case but that it was chosen. */
function isConstant(schema: unknown): boolean {
  return isObject(schema) && (schema.const !== undefined || schema.type === "null");
}
