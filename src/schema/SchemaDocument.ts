import { Budget } from "../core/Budget.js";
import { isObject } from "../core/json.js";
import type { NestedSchema } from "./Field.js";

/** A schema that references point into, with what was read of it and what reading it may cost. */
export class SchemaDocument {
  /** The whole schema, as received. Untrusted. */
  readonly root: unknown;
  /** That of the request, which all of its documents share. */
  readonly budget: Budget;
  readonly #read = new Map<unknown, Map<unknown, unknown>>();

  constructor(root: unknown, budget = new Budget()) {
    this.root = root;
    this.budget = budget;
  }

  /**
   * Returns what was read of a part of the document before, else reads it.
   *
   * @param what identifies what is read: the function that reads it, or a text.
   */
  recall<T>(what: unknown, part: unknown, read: () => T): T {
    const parts = this.#read.get(what) ?? new Map<unknown, unknown>();
    this.#read.set(what, parts);
    if (!parts.has(part)) parts.set(part, read());
    return parts.get(part) as T;
  }

  /** Returns what a function reads of the whole document, which it does once. */
  once<T>(read: (document: SchemaDocument) => T): T {
    return this.recall(read, this.root, () => read(this));
  }

  /** Returns a subschema as a field has it. One with an `$id` is a document of its own. */
  nest(schema: unknown): NestedSchema {
    // JSON Schema core, section 8.2
    const isOwn = isObject(schema) && typeof schema.$id === "string";
    const make = () => new SchemaDocument(schema, this.budget);
    return keep(schema, isOwn ? this.recall(SchemaDocument, schema, make) : this);
  }
}

/** The documents of the schemas of fields, beside them: hosts get fields. */
const documents = new WeakMap<NestedSchema, SchemaDocument>();

/** Keeps the document of the schema of a field. */
export function keep(schema: unknown, document: SchemaDocument): NestedSchema {
  const nested = { schema, root: document.root };
  documents.set(nested, document);
  return nested;
}

/** Returns the document that references of a field's schema point into. */
export function documentOf(nested: NestedSchema): SchemaDocument {
  const document = documents.get(nested) ?? new SchemaDocument(nested.root);
  documents.set(nested, document);
  return document;
}
