"use client";

import { lazy } from "../core/lazy.js";
import { useLazy } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { useApprovalContext } from "./ApprovalContext.js";

/** The form in which arguments are edited, imported with the first press on Edit. */
export const lazyEditForm = lazy("EditForm", () => import("./EditForm.js"));

/** The form in place of the arguments, once it is loaded. Renders a `<div>`. */
export function EditArguments({ index }: { index: number }) {
  const { edit, request, requester, strings } = useApprovalContext();
  const code = useLazy(true, lazyEditForm);
  const { [index]: given } = request.parts;
  if (given?.type !== "arguments") return null;
  return (
    <div {...part("edit-form")}>
      {code && (
        <code.EditForm
          value={edit.edited ?? given.value}
          schema={given.schema}
          requester={requester}
          strings={strings}
          onSave={edit.save}
          onUndo={edit.undo}
        />
      )}
    </div>
  );
}
