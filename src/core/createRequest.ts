import { isNode } from "./json.js";
import type { FormRequest, RequestedSchema, UrlRequest } from "./protocol.js";

/**
 * A schema of a library that can be written as JSON Schema.
 *
 * Supported: zod 4.2, arktype 2.1.28, `zod/mini` with its `toJSONSchema`, and valibot with
 * `toStandardJsonSchema` from `@valibot/to-json-schema`.
 *
 * @see https://standardschema.dev/json-schema
 */
export interface JsonSchemaSource<Input = unknown> {
  /** Properties specified by Standard Schema. */
  readonly "~standard": {
    /** Types of the schema, for the compiler only. */
    readonly types?:
      | {
          /** Type of the values that the schema accepts. */
          readonly input: Input;
          /** Type of the parsed values. */
          readonly output: unknown;
        }
      | undefined;
    /** Writes the schema as JSON Schema. */
    readonly jsonSchema: {
      /** Returns the JSON Schema of the input. */
      readonly input: (options: { readonly target: "draft-2020-12" }) => Record<string, unknown>;
    };
    /** Validates a value. */
    readonly validate?: ((value: unknown) => unknown) | undefined;
  };
}

/** A schema for each field, by property key. */
export type JsonSchemaSources = Readonly<Record<string, JsonSchemaSource>>;

/**
 * Content of an accepted form, typed by the schemas of its fields.
 *
 * Unanswered fields are missing.
 */
export type FormContent<Sources extends JsonSchemaSources> = {
  [Key in keyof Sources as undefined extends SchemaInput<Sources[Key]> ? never : Key]: SchemaInput<
    Sources[Key]
  >;
} & {
  [Key in keyof Sources as undefined extends SchemaInput<Sources[Key]> ? Key : never]?: Exclude<
    SchemaInput<Sources[Key]>,
    undefined
  >;
};

/** Type of the value that answers a field, from its schema. */
export type SchemaInput<Source extends JsonSchemaSource> = NonNullable<
  Source["~standard"]["types"]
>["input"];

declare const content: unique symbol;

/** A form request whose accepted content has a known type. */
export interface TypedFormRequest<Content> extends FormRequest {
  /** Form mode. */
  mode: "form";
  /** Carries the type of the content, for the compiler only. */
  readonly [content]: Content;
}

/** The result of a `TypedFormRequest`. */
export type TypedResult<Content> =
  | { action: "accept"; content: Content }
  | { action: "decline" }
  | { action: "cancel" };

/**
 * Creates a form request, from JSON Schema properties or from zod, valibot or arktype schemas.
 *
 * With schemas, `queue.elicit` returns content of their types. Titles, descriptions and limits are
 * taken from the schemas. A field is required unless its schema accepts `undefined`.
 *
 * @param message message to the user, one sentence.
 * @param properties the fields: JSON Schema properties, a schema for each property key, or one
 *   object schema with all of them. Without fields, the request is a confirmation.
 * @param required keys of the required fields, for JSON Schema properties.
 * @throws {TypeError} if a library cannot write JSON Schema, as zod before 4.2.
 * @throws the library's own error for a schema that JSON Schema cannot express, such as a date.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * const request = formRequest("What name is the booking under?", { name: { type: "string" } }, ["name"]);
 * @example
 * const guests = z.number().int().min(1).max(12);
 * const request = formRequest("Who is the table for?", { name: z.string(), guests });
 * const result = await queue.elicit(request, { requester: { name: "Table booking" } });
 * if (result.action === "accept") book(result.content.name, result.content.guests);
 */
export function formRequest<Content extends object>(
  message: string,
  schema: JsonSchemaSource<Content>,
): TypedFormRequest<Content>;
export function formRequest(
  message: string,
  properties?: Record<string, never>,
  required?: readonly string[],
): FormRequest & { mode: "form" };
export function formRequest<Sources extends JsonSchemaSources>(
  message: string,
  schemas: Sources,
): TypedFormRequest<FormContent<Sources>>;
export function formRequest(
  message: string,
  properties?: NonNullable<RequestedSchema["properties"]>,
  required?: readonly string[],
): FormRequest & { mode: "form" };
export function formRequest(
  message: string,
  given: NonNullable<RequestedSchema["properties"]> | JsonSchemaSources | JsonSchemaSource = {},
  required?: readonly string[],
): FormRequest & { mode: "form" } {
  if (isSource(given)) return { mode: "form", message, requestedSchema: writeSchema(given) };
  const fields = Object.entries(given as Record<string, unknown>);
  const properties = Object.fromEntries(
    fields.map(([key, field]) => [key, isSource(field) ? writeSchema(field) : field]),
  );
  const requestedSchema = { type: "object", properties } as RequestedSchema;
  const sources = fields.filter(([, field]) => isSource(field));
  const needed =
    sources.length > 0
      ? sources.flatMap(([key, field]) => (isOptional(field as JsonSchemaSource) ? [] : key))
      : required;
  if (needed) requestedSchema.required = needed;
  return { mode: "form", message, requestedSchema };
}

/**
 * Whether a value is a schema of a library.
 *
 * JSON Schema has no keyword `~standard`. Schemas of older libraries are classes or functions,
 * which JSON never holds.
 */
function isSource(given: unknown): given is JsonSchemaSource {
  if (typeof given === "function") return true;
  if (!isNode(given)) return false;
  if ("~standard" in given) return true;
  const prototype: unknown = Object.getPrototypeOf(given);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

/** Writes a schema as JSON Schema, without `$schema`, which is about a whole document. */
function writeSchema(source: JsonSchemaSource): RequestedSchema {
  // JavaScript users may pass a schema of an older library.
  const { jsonSchema } = (source as Partial<JsonSchemaSource>)["~standard"] ?? {};
  if (!jsonSchema) {
    throw new TypeError(
      "A schema given to formRequest() cannot be written as JSON Schema: it has no `~standard.jsonSchema`. " +
        "Use zod 4.2 or later, zod/mini with `toJSONSchema`, arktype 2.1.28 or later, or valibot with `toStandardJsonSchema`.",
    );
  }
  const { $schema: _, ...written } = jsonSchema.input({ target: "draft-2020-12" });
  return written as RequestedSchema;
}

/** Whether a schema accepts `undefined`. One that validates asynchronously counts as required. */
function isOptional({ "~standard": { validate } }: JsonSchemaSource): boolean {
  const outcome: unknown = validate?.(undefined);
  if (!isNode(outcome)) return false;
  return "value" in outcome && (!("issues" in outcome) || outcome.issues === undefined);
}

/**
 * Creates a URL request.
 *
 * @param message why to open the page, one sentence.
 * @param url the page to open.
 * @param elicitationId ID the server sends in `notifications/elicitation/complete`.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * urlRequest("Sign in to GitHub", "https://github.com/login", "sign-in-1");
 */
export function urlRequest(message: string, url: string, elicitationId?: string): UrlRequest {
  const request: UrlRequest = { mode: "url", message, url };
  if (elicitationId !== undefined) request.elicitationId = elicitationId;
  return request;
}
