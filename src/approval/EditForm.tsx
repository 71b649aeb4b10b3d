"use client";

import { useMemo } from "react";
import { FormScreen } from "../form/FormScreen.js";
import { formParts } from "../form/formParts.js";
import type { ApprovalStrings } from "../strings/enApproval.js";
import { ActionButton } from "../ui/ActionButton.js";
import { Dismissal } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { Arguments } from "./Arguments.js";
import { readArguments } from "./readArguments.js";
import type { ApprovalEdit } from "./useEdit.js";

interface EditFormProps {
  edit: ApprovalEdit;
  strings: ApprovalStrings;
}

/** The arguments of a call as a form. What no field shows stays, listed. Renders a form, or nothing. */
export function EditForm({ edit: { form, rest, undo }, strings }: EditFormProps) {
  const words = useMemo(() => ({ submit: strings.saveChanges }), [strings]);
  const request = useMemo(
    () => form && { ...form.request, message: strings.editing },
    [form, strings],
  );
  if (!form || !request) return null;
  return (
    // A dialog around the approval is closed by the approval, not by this form.
    <Dismissal.Provider value={null}>
      <FormScreen
        {...form}
        request={request}
        strings={words}
        quickReplies={false}
        rememberAnswers={false}
        saveDrafts={false}
      >
        <formParts.Summary />
        <formParts.Fields />
        {Object.keys(rest).length > 0 && <Arguments view={readArguments(rest, strings)} />}
        <formParts.Status />
        <div {...part("edit-foot")}>
          {/* One filled button a card: Save is none of the answers. */}
          <formParts.Submit data-variant="secondary" />
          <ActionButton name="undo" variant="quiet" act={undo}>
            {strings.undoChanges}
          </ActionButton>
        </div>
      </FormScreen>
    </Dismissal.Provider>
  );
}
