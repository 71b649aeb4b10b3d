import type { ElicitationContent, RequestedSchema } from "../core/protocol.js";
import { isObject, type JsonObject, sameJson } from "../core/json.js";

/** An argument that the user has changed. */
export interface ApprovalChange {
  /** Name of the argument. */
  name: string;
  /** Its value as the agent sent it. Missing for a new argument. */
  before?: unknown;
  /** Its value as it is sent. Missing for one that is left out. */
  after?: unknown;
}

/**
 * Returns the schema of the form in which arguments are edited, filled in with their values.
 *
 * @param schema JSON Schema of the tool. Without one, the texts, numbers and booleans can be edited.
 */
export function editSchema(value: JsonObject, schema: unknown): RequestedSchema {
  const { properties } = isObject(schema) ? schema : {};
  const known = isObject(properties) ? properties : undefined;
  const entries = known
    ? Object.entries(known).map(([key, property]) => [key, withDefault(property, value, key)])
    : Object.entries(value).flatMap(([key, each]) => {
        const type = TYPES[typeof each as keyof typeof TYPES];
        return type ? [[key, { type, default: each }]] : [];
      });
  const { required } = isObject(schema) ? schema : {};
  const keys = entries.map(([key]) => key as string);
  return {
    ...(known && isObject(schema) ? schema : {}),
    type: "object",
    properties: Object.fromEntries(entries) as JsonObject,
    required: known ? (Array.isArray(required) ? (required as string[]) : []) : keys,
  };
}

/** The types of values that need no schema. */
const TYPES = { string: "string", number: "number", boolean: "boolean" } as const;

function withDefault(property: unknown, value: JsonObject, key: string): unknown {
  const isGiven = Object.hasOwn(value, key) && value[key] !== null;
  if (!isObject(property)) return isGiven ? { default: value[key] } : property;
  const { default: _, ...rest } = property;
  // A default that was not sent is not what runs.
  return isGiven ? { ...rest, default: value[key] } : rest;
}

/** Returns the arguments that the form does not show. They stay as they are. */
export function restOf(value: JsonObject, { properties }: RequestedSchema): JsonObject {
  const shown = properties ?? {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(shown, key)));
}

/** Returns the edited arguments, in the order in which they were sent; new ones follow. */
export function editedValue(
  value: JsonObject,
  schema: RequestedSchema,
  content: ElicitationContent,
): JsonObject {
  const rest = restOf(value, schema);
  const kept = Object.keys(value).flatMap((key): [string, unknown][] => {
    if (Object.hasOwn(rest, key)) return [[key, value[key]]];
    if (Object.hasOwn(content, key)) return [[key, content[key]]];
    // A form has no answer for `null`: left empty, it stays.
    return value[key] === null ? [[key, null]] : [];
  });
  const added = Object.entries(content).filter(([key]) => !Object.hasOwn(value, key));
  return Object.fromEntries([...kept, ...added]);
}

/** Returns what has changed, in the order of the new arguments; what is left out comes last. */
export function changesOf(before: JsonObject, after: JsonObject): ApprovalChange[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name) => {
    const [had, has] = [before, after].map((each) => Object.hasOwn(each, name));
    if (had && has && sameJson(before[name], after[name])) return [];
    return [{ name, ...(had && { before: before[name] }), ...(has && { after: after[name] }) }];
  });
}
