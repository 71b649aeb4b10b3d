import { asObject, hasText, isObject } from "../core/json.js";

/** OpenAI's keyword on a field for addresses. */
const INPUT = "x-openai-input";

/** Keywords of JSON Schema that define options. */
const OWN_OPTIONS = ["enum", "const", "oneOf", "anyOf"];

/**
 * Returns the params of `openai/elicitation/create` as those of `elicitation/create`.
 *
 * Resources (`x-openai-input`) become the options of a choice, with their title, name and whole URI.
 * The response has one of the URIs. A field without options stays a text box for a URI. No URI is
 * opened, and no thumbnail is loaded.
 *
 * Use it in the handler of that method, and declare the extension `openai/elicitation`.
 *
 * @param params params as received. They are copied, not changed. Malformed ones are returned as
 *   they are, and rejected by `create`.
 * @example
 * const { create } = createElicitationHandlers(queue, { requester });
 * // MCP SDK v2
 * client.setRequestHandler(
 *   "openai/elicitation/create",
 *   { params: z.looseObject({}) },
 *   (params, context) => create({ params: readOpenAiForm(params) }, context),
 * );
 */
export function readOpenAiForm<Params>(params: Params): Params {
  const { requestedSchema } = asObject(params);
  const { properties } = asObject(requestedSchema);
  if (!isObject(properties)) return params;
  const read = Object.entries(properties).map(([key, schema]) => [key, withChoice(schema)]);
  const schema = { ...asObject(requestedSchema), properties: Object.fromEntries(read) };
  return { ...params, requestedSchema: schema };
}

function withChoice(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const { [INPUT]: input, ...own } = schema;
  const options = optionsIn(asObject(input).options);
  if (options.length === 0) return schema;
  if (isAddress(own)) return choiceOf(own, options);
  const { type, items } = schema;
  return type === "array" && isAddress(items)
    ? { ...own, items: choiceOf(items, options) }
    : schema;
}

function isAddress(schema: unknown): boolean {
  if (!isObject(schema) || schema.type !== "string" || schema.format !== "uri") return false;
  return OWN_OPTIONS.every((keyword) => schema[keyword] === undefined);
}

/** Returns a choice. The server checks that the answer is one of its options, not its format. */
function choiceOf(schema: unknown, options: readonly object[]): object {
  const { format: _, ...own } = asObject(schema);
  return { ...own, oneOf: options };
}

/** Reads the options. The description is the URI alone, so that no name hides or replaces it. */
function optionsIn(options: unknown): object[] {
  const given: unknown[] = Array.isArray(options) ? options : [];
  return given.flatMap((option) => {
    if (!isObject(option) || !hasText(option.uri)) return [];
    const { uri } = option;
    const [title, name] = new Set([option.title, option.name].filter(hasText));
    if (title === undefined) return [{ const: uri }];
    return [{ const: uri, title: name ? `${title} (${name})` : title, description: uri }];
  });
}
