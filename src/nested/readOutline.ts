import type { Budget } from "../core/Budget.js";
import { isObject, type JsonObject, ownValue } from "../core/json.js";
import * as limits from "../core/limits.js";
import { shortText } from "../core/text.js";
import { allFields, type Field, type JsonField } from "../schema/Field.js";
import type { SchemaReading } from "../schema/readSchema.js";
import { documentOf, type SchemaDocument } from "../schema/SchemaDocument.js";
import { asksWithin, findSecrets } from "../schema/secrets/findSecrets.js";
import type { SecretKind } from "../schema/secrets/SecretWords.js";
import { mayNameSecret, namesSecret } from "../schema/secrets/looksSecret.js";
import { readingOf } from "../schema/lookAlikes.js";
import type { NestedStrings } from "../strings/enNested.js";
import { chosenBranch, type Rest, restAt } from "../schema/NestedInput.js";
import { branchOf, VALUE } from "./schemas.js";
import { type Branch, onlyField, readFields, type Shape, shapeOf } from "./shapeOf.js";

/** How much of a name is compared. */
const SHOWN_CHARACTERS = 200;

/** Returns the labels of a field's cases, all different. Untrusted. */
export function branchNames(
  branches: readonly Branch[],
  words: Pick<NestedStrings, "typeNames" | "branchName">,
): string[] {
  const { typeNames } = words;
  const names = branches.map(({ label, type }, at) => {
    const known = type !== undefined && Object.hasOwn(typeNames, type);
    return label ?? (known ? typeNames[type as keyof typeof typeNames] : words.branchName(at + 1));
  });
  // Only the beginning of a long label is visible, so only that is compared.
  const readings = names.map((name) => readingOf(name.slice(0, SHOWN_CHARACTERS)));
  return names.map((name, at) => {
    const alike = readings.filter((reading) => reading === readings[at]).length > 1;
    return alike ? `${words.branchName(at + 1)} · ${name}` : name;
  });
}

/** One value that was answered; hidden ones have none. */
export type OutlineItem = { field: Field | undefined; value: unknown } | "hidden";

/** Answer of a field: values, or nested answers. */
export type OutlineAnswer =
  | { kind: "none" }
  /** A list of nothing. */
  | { kind: "empty" }
  | { kind: "items"; items: readonly OutlineItem[] }
  /** Name of a case that is a constant, and needs no answer next to it. Untrusted. */
  | { kind: "name"; name: string }
  | { kind: "parts"; parts: readonly Outline[] };

/** One nested answer, with the label that the form gives it. */
interface Outline {
  /** Untrusted text. */
  label: string;
  answer: OutlineAnswer;
}

const UNANSWERED: OutlineAnswer = { kind: "none" };
const HIDDEN_ANSWER: OutlineAnswer = { kind: "items", items: ["hidden"] };

/** A nested answer, read. */
interface OutlineReading {
  answer: OutlineAnswer;
  /** The values that are hidden. */
  secrets: readonly unknown[];
}

/**
 * Reads a nested answer as labels and values, by the schema that the field is shown with.
 *
 * Anything that can't be shown is JSON. Secrets are left out.
 *
 * @param value the answer. From a store, it can be anything.
 * @param secret whether the field, or a nested one, is known to ask for a secret.
 * @param rest the remaining input, if it is known.
 * @param whole the kind of secret that the form as a whole asks for.
 */
export function readOutline(
  field: JsonField,
  value: unknown,
  words: NestedStrings,
  secret: boolean,
  rest?: Rest,
  whole?: SecretKind,
): OutlineReading {
  if (secret && !asksWithin(field)) return { answer: HIDDEN_ANSWER, secrets: [value] };
  const document = documentOf(field.nested ?? { schema: true, root: true });
  const reader = new OutlineReader(words, document, whole);
  return { answer: reader.read(field, value, rest, 0), secrets: reader.secrets };
}

class OutlineReader {
  readonly secrets: unknown[] = [];
  readonly #words: NestedStrings;
  readonly #document: SchemaDocument;
  readonly #budget: Budget;
  readonly #whole: SecretKind | undefined;

  constructor(words: NestedStrings, document: SchemaDocument, whole: SecretKind | undefined) {
    this.#words = words;
    this.#document = document;
    this.#budget = document.budget;
    this.#whole = whole;
  }

  read(field: Field, value: unknown, rest: Rest | undefined, depth: number): OutlineAnswer {
    if (value === undefined) return UNANSWERED;
    if (field.kind !== "json" || !field.nested) {
      if (field.kind !== "multiSelect" || !Array.isArray(value)) return this.#item(field, value);
      if (value.length === 0) return { kind: "empty" };
      return { kind: "items", items: value.map((each: unknown) => ({ field, value: each })) };
    }
    const { schema } = field.nested;
    const document = documentOf(field.nested);
    const draw = () => {
      if (depth > limits.fieldDepth) return undefined;
      return this.#draw(
        shapeOf(schema, document, value, field.required),
        field,
        value,
        rest,
        depth,
      );
    };
    // Larger answers are shown as JSON, too.
    const drawn = this.#budget.within(draw);
    // If the answer can't be split into fields, any part may be a secret, so all of it is hidden.
    return (
      drawn ??
      (findSecrets({ fields: [field], document }, undefined, this.#whole).size > 0
        ? this.#hide(value)
        : this.#item(field, value))
    );
  }

  /** `undefined` if the field would not be shown with this answer. */
  #draw(
    shape: Shape,
    field: JsonField,
    value: unknown,
    rest: Rest | undefined,
    depth: number,
  ): OutlineAnswer | undefined {
    const document = documentOf(field.nested!);
    const words = this.#words;
    switch (shape.kind) {
      case "group": {
        if (!isObject(value)) return undefined;
        const form = this.#form(shape.schema, document);
        const { fields, unrendered } = form.reading;
        const asked = new Set(allFields(fields).map(({ key }) => key));
        const named = Object.entries(value).filter(([key]) => !asked.has(key));
        if (unrendered > 0 || named.length > (shape.entries === undefined ? 0 : limits.rows)) {
          return undefined;
        }
        this.#budget.spend((fields.length + named.length) * limits.stepsPerAnswer);
        const parts = [
          ...fields.map((each) => this.#part(each, form, value, rest, depth)),
          ...named.map(([name, each]) => ({
            label: name,
            answer: mayNameSecret(name, document)
              ? this.#hide(each)
              : this.#only(shape.entries, document, each, restAt(rest, name), depth),
          })),
        ];
        return parts.length === 0 ? { kind: "empty" } : { kind: "parts", parts };
      }
      case "list": {
        if (!Array.isArray(value) || value.length > limits.rows) return undefined;
        if (value.length === 0) return { kind: "empty" };
        this.#budget.spend(value.length * limits.stepsPerAnswer);
        const parts = value.map((each: unknown, at): Outline => ({
          label: words.rowName(shortText(shape.titleAt(at) || field.label), at + 1),
          answer: this.#only(shape.itemAt(at), document, each, restAt(rest, at), depth),
        }));
        return { kind: "parts", parts };
      }
      case "choice": {
        const at = chosenBranch(rest, shape.branches) ?? branchOf(shape.branches, value, document);
        const branch = at === undefined ? undefined : shape.branches[at];
        if (at === undefined || !branch) return undefined;
        const label = branchNames(shape.branches, words)[at] ?? "";
        if (isFixed(branch.schema)) return { kind: "name", name: label };
        const answer = this.#only(branch.schema, document, value, restAt(rest, VALUE), depth);
        return { kind: "parts", parts: [{ label, answer }] };
      }
      case "single":
        return this.#only(shape.schema, document, value, restAt(rest, VALUE), depth);
      case "constant":
      case "json":
        return undefined;
    }
  }

  /** Reads the answer to one field of a group, and of its "Other…" field. */
  #part(
    field: Field,
    { secrets }: Form,
    value: JsonObject,
    rest: Rest | undefined,
    depth: number,
  ): Outline {
    const answers = allFields([field]).flatMap((each): OutlineAnswer[] => {
      const own = ownValue(value, each.key);
      if (own === undefined) return [];
      if (secrets.has(each) && !asksWithin(each)) return [this.#hide(own)];
      return [this.read(each, own, restAt(rest, each.key), depth + 1)];
    });
    const [first = UNANSWERED, second] = answers;
    const answer: OutlineAnswer = second
      ? { kind: "items", items: answers.flatMap((it) => (it.kind === "items" ? it.items : [])) }
      : first;
    return { label: field.label, answer };
  }

  /** Reads the only field of a row, case or entry. */
  #only(
    schema: unknown,
    document: SchemaDocument,
    value: unknown,
    rest: Rest | undefined,
    depth: number,
  ) {
    const form = this.#form(onlyField(schema, document), document);
    const [field] = form.reading.fields;
    const inner: Rest | undefined = rest && { in: [[VALUE, rest]] };
    return field ? this.#part(field, form, { [VALUE]: value }, inner, depth).answer : UNANSWERED;
  }

  #hide(value: unknown): OutlineAnswer {
    this.secrets.push(value);
    return HIDDEN_ANSWER;
  }

  /** Reads a value that is shown unchanged. */
  #item(field: Field, value: unknown): OutlineAnswer {
    if (namesSecret(value, this.#document)) return this.#hide(value);
    return { kind: "items", items: [{ field, value }] };
  }

  #form(schema: JsonObject, document: SchemaDocument): Form {
    return document.recall(this.#whole ?? OutlineReader, schema, () => {
      const reading = readFields(schema, document);
      return { reading, secrets: findSecrets(reading, undefined, this.#whole) };
    });
  }
}

/** Fields of one group, and those that ask for a secret. */
interface Form {
  reading: SchemaReading;
  secrets: ReadonlyMap<Field, unknown>;
}

/** Whether there is nothing to say of a case but that it was chosen. */
function isFixed(schema: unknown): boolean {
  return isObject(schema) && (schema.const !== undefined || schema.type === "null");
}
