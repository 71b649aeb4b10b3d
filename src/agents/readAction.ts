import type { FormRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";
import { sameJson } from "../protocol/sameJson.js";
import { allFields } from "../schema/allFields.js";
import type { Field } from "../schema/Field.js";
import { fitsType } from "../schema/fitsType.js";
import { readSchema } from "../schema/readSchema.js";
import { InputRequestError } from "../transport/InputRequestError.js";
import type { GraphQuestion } from "./GraphQuestion.js";
import { schemaOf } from "./schemaOf.js";

type Args = Record<string, unknown>;

/** What a framework calls each decision; `false` where it does not take it. */
export interface Decisions {
  approve: object | false;
  edit: ((name: string, args: Args) => object) | false;
  reject: object | false;
  /** Makes the decision that sends the person's words back in place of the call. */
  respond?: ((text: string) => object) | false;
}

/** A call that a model wants to make, and a person is to decide on. */
export interface Action {
  name: string;
  /** Arguments by name; anything else is shown as it is. */
  args: unknown;
  description?: unknown;
  /** JSON Schema of its arguments. */
  schema?: unknown;
}

/**
 * Makes a form of a call: its arguments are questions where they may be edited, else they stand in the
 * message, so that nothing is approved that was not shown.
 */
export function readAction(
  action: Action,
  { approve, edit, reject, respond }: Decisions,
): GraphQuestion {
  const { name } = action;
  const args = isObject(action.args) ? action.args : undefined;
  if (!approve && !edit) {
    throw new InputRequestError("unsupported", `No decision for ${name.slice(0, 40)}.`);
  }
  const properties = edit && args ? questionsOf(args, action) : {};
  const words = respond ? { [wordsKey(properties)]: { type: "string" } } : {};
  const request: FormRequest = {
    message: describeAction(action, Object.keys(properties)),
    requestedSchema: {
      type: "object",
      properties: { ...properties, ...words },
      ...aroundOf(action, properties),
    },
  };

  function answerOf(result: ElicitationResult): unknown {
    if (result.action === "decline") return reject || undefined;
    if (result.action === "cancel") return undefined;
    const content: Args = ("content" in result && result.content) || {};
    const { [wordsKey(properties)]: text, ...answered } = content;
    const edited = args && editedArgs(args, properties, answered);
    // What the schema presets beside the model's arguments is no change either.
    const untouched =
      args && editedArgs(args, properties, defaultsOf(fieldsOf(properties, action)));
    const isChanged = edited && !sameJson(edited, args) && !sameJson(edited, untouched);
    if (respond && typeof text === "string") {
      // Only one decision goes back, so arguments that were edited as well are told after the
      // words.
      return respond(isChanged ? `${text}\n\n${JSON.stringify(edited, null, 2)}` : text);
    }
    if (approve && !isChanged) return approve;
    return edit && edited ? edit(name, edited) : undefined;
  }
  return { request, answerOf };
}

/** Describes a call: by its own description, its name and those arguments that it does not tell. */
export function describeAction(
  { name, args, description }: Action,
  asked: readonly string[] = [],
): string {
  const said = typeof description === "string" ? description : "";
  const rest = isObject(args)
    ? Object.fromEntries(Object.entries(args).filter(([key]) => !asked.includes(key)))
    : (args ?? {});
  const isNothing = typeof rest === "object" && Object.keys(rest).length === 0;
  const isTold = isObject(args) && said.includes(JSON.stringify(args, null, 2));
  const json = isNothing || isTold ? "" : JSON.stringify(rest, null, 2);
  return [said, said.split(/\s+/).includes(name) ? "" : name, json].filter(Boolean).join("\n\n");
}

/** The key of the person's words among the questions: a name that no argument has. */
function wordsKey(properties: object, key = "response"): string {
  return Object.hasOwn(properties, key) ? wordsKey(properties, `${key}_`) : key;
}

/** The keywords of the schema that concern more than one argument. */
function aroundOf({ schema }: Action, properties: object): object {
  const { required, $defs, definitions } = isObject(schema) ? schema : {};
  const isAsked = (key: unknown) => Object.hasOwn(properties, String(key));
  return { required: Array.isArray(required) ? required.filter(isAsked) : [], $defs, definitions };
}

/**
 * A question for each argument that a form asks with what the model chose as its default, and for those
 * that the model left out. A missing answer means that the person cleared it only where a form shows the
 * argument, so the form's own reading of the schema decides.
 */
function questionsOf(args: Args, action: Action): Record<string, unknown> {
  const { schema } = action;
  const described = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
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

/** The fields of a form of these questions. */
function fieldsOf(properties: object, action: Action): readonly Field[] {
  return allFields(readSchema({ properties, ...aroundOf(action, properties) }).fields);
}

/** Whether a field begins with a value. `""` is an empty text box, where texts are taken. */
function isShown(value: unknown, field: Field, type: unknown): boolean {
  if (value === "" && field.kind !== "singleSelect") return fitsType(value, type);
  // To a form, `null` is no answer.
  return value !== null && sameJson(field.default, value);
}

/** What a form sends that nobody touched. */
function defaultsOf(fields: readonly Field[]): Args {
  const preset = fields.filter((field) => field.default !== undefined);
  return Object.fromEntries(preset.map((field) => [field.key, field.default]));
}

/** The arguments as they are in the form; those that it does not ask stay as they were. */
function editedArgs(args: Args, properties: object, content: Args): Args {
  // An empty value is no answer: it is missing from the content, whether it was changed or not.
  const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
  const kept = Object.entries(args).filter(
    ([key, value]) => !Object.hasOwn(properties, key) || isEmpty(value),
  );
  return Object.fromEntries([...kept, ...Object.entries(content)]);
}
