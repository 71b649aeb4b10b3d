import { useMemo } from "react";
import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { argumentsOf } from "../core/digestApproval.js";
import { editablePart } from "./readApproval.js";
import { isObject, type JsonObject, sameJson } from "../core/json.js";
import type {
  ElicitationContent,
  ElicitationResult,
  FormRequest,
  RequestedSchema,
  Requester,
} from "../core/protocol.js";
import type { ApprovalStore } from "./ApprovalStore.js";

/** An argument that the user has changed. */
export interface ApprovalChange {
  /** Name of the argument. */
  name: string;
  /** Its value as the agent sent it. Missing for a new argument. */
  before?: unknown;
  /** Its value as it is sent. Missing for one that is left out. */
  after?: unknown;
}

/** Editing of the arguments of a call. */
export interface ApprovalEdit {
  /** Whether the arguments are being edited. */
  isEditing: boolean;
  /**
   * Props of the `<ElicitationForm>` that edits them, while they are edited. Give it fields of your
   * own with `useElicitationField`.
   */
  form: ApprovalEditForm | undefined;
  /** The arguments that the form has no field for, while they are edited. They stay as they are. */
  rest: JsonObject;
  /** The arguments that the user has edited and saved. */
  edited: unknown;
  /** What has changed in them. */
  changes: readonly ApprovalChange[];
  /** Starts editing. */
  start: () => void;
  /** Keeps the new arguments. They are sent with an answer that allows. */
  save: (value: unknown) => void;
  /** Goes back to the arguments as they were sent. */
  undo: () => void;
}

/** Props of the form that edits arguments. */
export interface ApprovalEditForm {
  /** The fields: of the schema of the part, or else of the values. */
  request: FormRequest;
  /** The requester of the approval. */
  requester: Requester;
  /** Keeps the new arguments, or goes back to those that were sent. */
  onRespond: (result: ElicitationResult) => void;
}

/** Returns the editing of the arguments of a call, whose input the store keeps. */
export function useEdit(
  request: ApprovalRequest,
  requester: Requester,
  store: ApprovalStore,
): ApprovalEdit {
  const { isEditing, edited } = store.state;
  const at = useMemo(() => editablePart(request), [request]);
  const { [at ?? -1]: part } = request.parts;
  const { value, schema } = part?.type === "arguments" ? part : { value: {} };
  const given = useMemo(() => objectOf(value), [value]);
  const actions = useMemo(() => {
    // A long change may follow the edit: it is another text, which nobody has agreed to.
    const close = (edit: unknown) =>
      store.set({ isEditing: false, said: undefined, edited: edit, allowsUnread: [] });
    return {
      start: () => store.set({ isEditing: true, said: undefined }),
      save: (next: unknown) => close(sameJson(next, given) ? undefined : next),
      undo: () => close(undefined),
    };
  }, [store, given]);
  const { form, rest } = useMemo((): Pick<ApprovalEdit, "form" | "rest"> => {
    if (!isEditing) return { form: undefined, rest: {} };
    const current = edited === undefined ? given : objectOf(edited);
    const requestedSchema = editSchema(current, schema);
    const shown: ApprovalEditForm = {
      request: { message: "", requestedSchema },
      requester,
      onRespond: (result) => {
        if (result.action !== "accept") actions.undo();
        else actions.save(editedValue(current, requestedSchema, result.content ?? {}));
      },
    };
    return { form: shown, rest: restOf(current, requestedSchema) };
  }, [isEditing, edited, given, schema, requester, actions]);
  const changes = useMemo(
    () => (edited === undefined ? [] : changesOf(given, objectOf(edited))),
    [edited, given],
  );
  return { isEditing, form, rest, edited, changes, ...actions };
}

function objectOf(value: unknown): JsonObject {
  const known = argumentsOf(value);
  return isObject(known) ? known : {};
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
