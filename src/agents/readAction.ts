import * as limits from "../core/limits.js";
import { type Approval, createApproval } from "../core/approval.js";
import { asList, asObject, asText, isObject, type JsonObject, sameJson } from "../core/json.js";
import type { ElicitationResult, FormRequest } from "../core/protocol.js";
import { allFields, type Field } from "../schema/Field.js";
import { fitsType } from "../schema/keywords.js";
import { readSchema } from "../schema/readSchema.js";
import { InputRequestError } from "../transports/errors.js";
import { argumentDetails, type GraphQuestion, isNothing, writtenJson } from "./interrupts.js";

/** Types that take the place of `null`, whose own type nobody knows. */
const SCALARS = ["string", "number", "boolean"];

/**
 * Returns a JSON Schema for values of these types.
 *
 * Properties become nested fields, required because nobody has said that they can be left out. Values
 * of different types become JSON.
 */
function schemaOf(values: readonly unknown[], depth = 0): object {
  const inner = (each: readonly unknown[]) => schemaOf(each, depth + 1);
  if (depth === 0 && values[0] === null) return { type: SCALARS };
  const [type, ...others] = new Set(values.map((each) => typeof each));
  if (depth > limits.argumentDepth || others.length > 0 || values.length === 0) return {};
  if (type !== "object") return { type };
  if (values.every(Array.isArray)) return { type: "array", items: inner(values.flat()) };
  if (!values.every(isObject)) return {};
  const parts = new Map<string, unknown[]>();
  for (const [key, each] of values.flatMap((value) => Object.entries(value))) {
    parts.set(key, [...(parts.get(key) ?? []), each]);
  }
  const properties = Array.from(parts, ([key, each]) => [key, inner(each)]);
  const required = [...parts.keys()].filter((key) =>
    values.every((value) => Object.hasOwn(value, key)),
  );
  return { type: "object", properties: Object.fromEntries(properties), required };
}

type Args = Record<string, unknown>;

/** The framework's form of each decision; `false` for one that it does not take. */
export interface Decisions {
  approve: object | false;
  edit: ((name: string, args: Args) => object) | false;
  reject: object | false;
  /** Makes the decision that sends the user's text back in place of the call. */
  respond?: ((text: string) => object) | false;
  /**
   * Makes one field of all decisions, named as the framework names them, so that a rejection and a
   * response can carry a message. Without it, a response has a text field of its own.
   */
  named?: boolean;
}

/** A call that a model wants to make, to be decided by the user. */
export interface ToolAction {
  name: string;
  /** Arguments by name. Anything else is shown unchanged. */
  args: unknown;
  description?: unknown;
  /** JSON Schema of its arguments. */
  schema?: unknown;
}

/**
 * Creates the form of a call. Arguments are fields if they may be edited, else part of the message.
 *
 * So nothing is approved that was not shown.
 */
export function readAction(
  action: ToolAction,
  { approve, edit, reject, respond, named = false }: Decisions,
): GraphQuestion {
  const { name } = action;
  const args = isObject(action.args) ? action.args : undefined;
  const hasText = named ? reject || respond : respond;
  if (!approve && !edit && !(named && respond)) {
    throw new InputRequestError("unsupported", `No decision for ${name.slice(0, 40)}.`);
  }
  const properties = edit && args ? questionsOf(args, action) : {};
  const ownKey = freeKey(properties, named ? "decision" : "response");
  const field = named ? decisionField({ approve, edit, reject, respond }) : { type: "string" };
  const around = aroundOf(action, properties);
  const isRequired = named && !approve && !edit;
  // An empty field does not show that an argument is `null`.
  const shown = Object.keys(properties).filter((key) => args?.[key] !== null);
  const { message, approval } = describeAction(action, shown);
  const request: FormRequest = {
    message,
    requestedSchema: {
      type: "object",
      properties: { ...properties, ...(hasText ? { [ownKey]: field } : {}) },
      ...around,
      required: [...around.required, ...(isRequired ? [ownKey] : [])],
    },
  };

  function answerOf(result: ElicitationResult): unknown {
    if (result.action === "decline") return reject || undefined;
    if (result.action === "cancel") return undefined;
    const content: Args = ("content" in result && result.content) || {};
    const { [ownKey]: own, ...answered } = content;
    const { reject: reason, respond: text }: Args = named && isObject(own) ? own : { respond: own };
    const edited = args && editedArgs(args, properties, answered);
    // Defaults that the schema adds to the model's arguments are no change either.
    const untouched =
      args && editedArgs(args, properties, defaultsOf(fieldsOf(properties, action)));
    const isChanged = edited && !sameJson(edited, args) && !sameJson(edited, untouched);
    // Only one decision goes back, so arguments that were edited as well follow the message.
    const whole = (words: string) => (isChanged ? `${words}\n\n${writtenJson(edited)}` : words);
    if (named && reject && typeof reason === "string")
      return isFilled(reason) ? { ...reject, message: whole(reason) } : reject;
    if (respond && isFilled(text)) return respond(whole(text));
    if (approve && !isChanged) return approve;
    return edit && edited ? edit(name, edited) : undefined;
  }
  return { request, approval, answerOf };
}

/** Returns the field for the decision, with the framework's names and a message. */
function decisionField({ approve, edit, reject, respond }: Decisions): object {
  const decision = (title: string, properties: object) => ({
    title,
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const message = { type: "string", title: "message", minLength: 1 };
  // If the text is the only response, there is nothing to choose before it.
  if (!approve && !edit && !reject) return { ...message, title: "respond" };
  return {
    oneOf: [
      ...(approve || edit ? [decision(approve ? "approve" : "edit", {})] : []),
      ...(reject ? [decision("reject", { reject: message })] : []),
      ...(respond ? [decision("respond", { respond: message })] : []),
    ],
  };
}

/**
 * Describes a call by its description, its name and the arguments that are no fields.
 *
 * As plain text, and as the approval that the user sees. The name and the arguments are left out
 * only if the description is LangChain's own, which ends with both.
 */
export function describeAction(
  { name, args, description }: ToolAction,
  asked: readonly string[] = [],
): { message: string; approval: Approval } {
  const said = asText(description) ?? "";
  const rest = isObject(args)
    ? Object.fromEntries(Object.entries(args).filter(([key]) => !asked.includes(key)))
    : args;
  const isTold = said.endsWith(`\n\nTool: ${name}\nArgs: ${writtenJson(args)}`);
  const shown = isTold ? undefined : rest;
  const texts = [said, isTold || said === name ? "" : name];
  const json = isNothing(shown) ? "" : writtenJson(shown);
  return {
    message: [...texts, json].filter(Boolean).join("\n\n"),
    approval: createApproval(texts, argumentDetails(shown)),
  };
}

/** A key that no argument has. */
function freeKey(properties: object, key: string): string {
  return Object.hasOwn(properties, key) ? freeKey(properties, `${key}_`) : key;
}

function isFilled(text: unknown): text is string {
  return typeof text === "string" && text !== "";
}

/**
 * The keywords of the schema that concern more than one argument.
 *
 * An argument without a schema is required: without it, the call could fail. `null` stays if its
 * field is left empty.
 */
function aroundOf({ schema, args }: ToolAction, properties: object) {
  const { required, $defs, definitions } = asObject(schema);
  const described = describedIn(schema);
  const own = asObject(args);
  const keys = Object.keys(own).filter((key) => !Object.hasOwn(described, key));
  const isNull = (key: string) => Object.hasOwn(own, key) && own[key] === null;
  const isAsked = (key: unknown): key is string =>
    Object.hasOwn(properties, String(key)) && !isNull(String(key));
  const all = [...asList(required), ...keys];
  return { required: all.filter(isAsked), $defs, definitions };
}

/** Returns the properties that a schema describes. */
function describedIn(schema: unknown): JsonObject {
  return asObject(asObject(schema).properties);
}

/**
 * Returns a field for each argument, with the model's choice as its default, and for those the
 * model left out.
 *
 * A missing answer means that the user cleared it only if a form shows the argument, so the form's
 * own reading of the schema decides.
 */
function questionsOf(args: Args, action: ToolAction): Record<string, unknown> {
  const described = describedIn(action.schema);
  const keys = [...new Set([...Object.keys(described), ...Object.keys(args)])];
  const all = keys.map((key): [string, unknown] => {
    const own = Object.hasOwn(described, key) ? described[key] : schemaOf([args[key]]);
    const isPreset = Object.hasOwn(args, key) && isObject(own);
    return [key, isPreset ? { ...own, default: args[key] } : own];
  });
  const fields = new Map(
    fieldsOf(Object.fromEntries(all), action).map((field) => [field.key, field]),
  );
  const questions = all.filter(([key, own]) => {
    const field = fields.get(key);
    if (!Object.hasOwn(args, key)) return field;
    return field && isObject(own) && isShown(args[key], field, own.type);
  });
  return Object.fromEntries(questions);
}

/** Returns the fields of a form with these properties. */
function fieldsOf(properties: object, action: ToolAction): readonly Field[] {
  return allFields(readSchema({ properties, ...aroundOf(action, properties) }).fields);
}

/** Whether a field begins with a value. An empty field stands for `null`, and for `""` in texts. */
function isShown(value: unknown, field: Field, type: unknown): boolean {
  if (value === null) return type !== "null";
  if (value === "" && field.kind !== "singleSelect") return fitsType(value, type);
  return sameJson(field.default, value);
}

/** Returns the content of an unchanged form. */
function defaultsOf(fields: readonly Field[]): Args {
  const preset = fields.filter((field) => field.default !== undefined);
  return Object.fromEntries(preset.map((field) => [field.key, field.default]));
}

/** Returns the arguments as edited in the form. Arguments without a field stay unchanged. */
function editedArgs(args: Args, properties: object, content: Args): Args {
  // An empty field is no answer, and shows these values.
  const isEmpty = (value: unknown) => value === "" || value === null;
  const kept = Object.entries(args).filter(
    ([key, value]) => !Object.hasOwn(properties, key) || isEmpty(value),
  );
  return Object.fromEntries([...kept, ...Object.entries(content)]);
}
