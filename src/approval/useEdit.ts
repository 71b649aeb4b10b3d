import { useMemo } from "react";
import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { argumentsOf } from "../core/digestApproval.js";
import { editablePart } from "./readApproval.js";
import { isObject, type JsonObject, sameJson } from "../core/json.js";
import type { ElicitationResult, FormRequest, Requester } from "../core/protocol.js";
import type { ApprovalStore } from "./ApprovalStore.js";
import { type ApprovalChange, changesOf, editedValue, editSchema, restOf } from "./editedValue.js";

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
