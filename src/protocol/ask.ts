import type { FormRequest, RequestedSchema } from "./types.js";
import { formRequest } from "./createRequest.js";

/**
 * A schema that can be written as JSON Schema: of zod 4.2 and arktype 2.1.28 as they are, of `zod/mini`
 * by its `toJSONSchema`, of valibot by `toStandardJsonSchema` of `@valibot/to-json-schema`.
 *
 * @see https://standardschema.dev/json-schema
 */
export interface JsonSchemaSource<Input = unknown> {
  /** What Standard Schema asks of each library. */
  readonly "~standard": {
    readonly types?: { readonly input: Input; readonly output: unknown } | undefined;
    readonly jsonSchema: {
      readonly input: (options: { readonly target: "draft-2020-12" }) => Record<string, unknown>;
    };
    readonly validate?: ((value: unknown) => unknown) | undefined;
  };
}

/** The questions of a form, a schema each, by the keys of their answers. */
export type JsonSchemaSources = Readonly<Record<string, JsonSchemaSource>>;

/** What an accepted form holds, by the schemas of its questions: what was not answered is missing. */
export type AskedContent<Sources extends JsonSchemaSources> = {
  [Key in keyof Sources as undefined extends AskedValue<Sources[Key]> ? never : Key]: AskedValue<
    Sources[Key]
  >;
} & {
  [Key in keyof Sources as undefined extends AskedValue<Sources[Key]> ? Key : never]?: Exclude<
    AskedValue<Sources[Key]>,
    undefined
  >;
};

/** What answers one question, by its schema. */
export type AskedValue<Source extends JsonSchemaSource> = NonNullable<
  Source["~standard"]["types"]
>["input"];

declare const content: unique symbol;

/** A request for a form whose accepted content is of a known type. */
export interface AskedRequest<Content> extends FormRequest {
  mode: "form";
  /** For the compiler alone: nothing is there. */
  readonly [content]: Content;
}

/** What the person did with such a form. */
export type AskedResult<Content> =
  | { action: "accept"; content: Content }
  | { action: "decline" }
  | { action: "cancel" };

/**
 * A request of the host's own, whose answer has the types of its schemas: `queue.elicit` gives them to
 * what was accepted. Titles, descriptions and limits are those of the schemas.
 *
 * @param questions a schema each, by the keys of the answers, or one of an object with all of them.
 * @param message what is asked, in a sentence. Default: none.
 * @throws {TypeError} where a library cannot write JSON Schema at all, as zod before 4.2.
 * @throws what the library of a schema throws for one that JSON Schema cannot write, such as a date.
 * @example
 * const guests = z.number().int().min(1).max(12);
 * const request = ask({ name: z.string(), guests }, "For whom shall I book?");
 * const result = await queue.elicit(request, { requester: { name: "Table booking" } });
 * if (result.action === "accept") book(result.content.name, result.content.guests);
 */
export function ask<Sources extends JsonSchemaSources>(
  questions: Sources,
  message?: string,
): AskedRequest<AskedContent<Sources>>;
export function ask<Content extends object>(
  questions: JsonSchemaSource<Content>,
  message?: string,
): AskedRequest<Content>;
export function ask(
  questions: JsonSchemaSources | JsonSchemaSource,
  message = "",
): AskedRequest<unknown> {
  const request = isSource(questions)
    ? { ...formRequest(message), requestedSchema: write(questions) as RequestedSchema }
    : formRequest(
        message,
        Object.fromEntries(Object.entries(questions).map(([key, source]) => [key, write(source)])),
        Object.keys(questions).filter((key) => !isOptional(questions[key]!)),
      );
  return request as AskedRequest<unknown>;
}

/** Whether it is one schema. A question is not called so: that is what Standard Schema keeps for itself. */
function isSource(given: JsonSchemaSources | JsonSchemaSource): given is JsonSchemaSource {
  return "~standard" in given;
}

/** Keywords about the document as a whole (`$schema`) are left out: they say nothing of a question. */
function write(source: JsonSchemaSource): Record<string, unknown> {
  // Whoever does not use TypeScript may have an older library, or no schema at all.
  const { jsonSchema } = (source as Partial<JsonSchemaSource> | undefined)?.["~standard"] ?? {};
  if (!jsonSchema) {
    throw new TypeError(
      "A schema given to ask() cannot be written as JSON Schema: it has no `~standard.jsonSchema`. " +
        "zod has it from 4.2 on, zod/mini by `toJSONSchema`, arktype from 2.1.28, valibot by `toStandardJsonSchema`.",
    );
  }
  const { $schema: _, ...written } = jsonSchema.input({ target: "draft-2020-12" });
  return written;
}

/** Whether no answer is one, too. Of a schema that checks later, or cannot, it is none. */
function isOptional({ "~standard": { validate } }: JsonSchemaSource): boolean {
  const outcome: unknown = validate?.(undefined);
  if (typeof outcome !== "object" || outcome === null) return false;
  return "value" in outcome && (!("issues" in outcome) || outcome.issues === undefined);
}
