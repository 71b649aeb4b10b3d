"use client";

import { useMemo } from "react";
import type { Requester } from "../core/protocol.js";
import { FormScreen } from "../form/FormScreen.js";
import { formParts } from "../form/formParts.js";
import type { ApprovalStrings } from "../strings/enApproval.js";
import { ActionButton } from "../ui/ActionButton.js";
import { Dismissal } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { Arguments } from "./Arguments.js";
import { argumentsOf, editedValue, editSchema, restOf } from "./editedValue.js";
import { readArguments } from "./readArguments.js";

interface EditFormProps {
  /** Arguments as they are now. */
  value: unknown;
  /** JSON Schema of the tool. */
  schema: object | undefined;
  requester: Requester;
  strings: ApprovalStrings;
  onSave: (value: unknown) => void;
  onUndo: () => void;
}

/** The arguments of a call as a form. What no field shows stays, listed. Renders a form. */
export function EditForm({ value, schema, requester, strings, onSave, onUndo }: EditFormProps) {
  const request = useMemo(
    () => ({ message: "", requestedSchema: editSchema(argumentsOf(value), schema) }),
    [value, schema],
  );
  const { requestedSchema } = request;
  const given = argumentsOf(value);
  const rest = restOf(given, requestedSchema);
  const words = useMemo(() => ({ submit: strings.saveChanges }), [strings]);
  return (
    // A dialog around the approval is closed by the approval, not by this form.
    <Dismissal.Provider value={null}>
      <FormScreen
        request={request}
        requester={requester}
        strings={words}
        quickReplies={false}
        rememberAnswers={false}
        saveDrafts={false}
        onRespond={(result) => {
          if (result.action !== "accept") return onUndo();
          onSave(editedValue(given, requestedSchema, result.content ?? {}));
        }}
      >
        <formParts.Summary />
        <formParts.Fields />
        {Object.keys(rest).length > 0 && <Arguments view={readArguments(rest, strings)} />}
        <formParts.Status />
        <div {...part("edit-foot")}>
          <formParts.Submit />
          <ActionButton name="undo" act={onUndo}>
            {strings.undoChanges}
          </ActionButton>
        </div>
      </FormScreen>
    </Dismissal.Provider>
  );
}
