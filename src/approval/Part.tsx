"use client";

import { type ReactNode, useState } from "react";
import { ActionButton } from "../ui/ActionButton.js";
import { part } from "../ui/part.js";
import { copyText } from "../ui/text.js";
import { useApprovalContext } from "./ApprovalContext.js";
import { Arguments } from "./Arguments.js";
import { Change } from "./Change.js";
import { EditArguments } from "./EditArguments.js";
import { Grants } from "./Grants.js";
import { Pieces, TextLines } from "./TextLines.js";
import { ReadingFoot } from "./ReadingFoot.js";
import type { PartView } from "./readParts.js";
import { UrlPart } from "./UrlPart.js";

interface PartElementProps {
  index: number;
  view: PartView;
}

/** One part: its name, its content in a box that scrolls, what of it was seen. Renders a `<div>`. */
export function Part({ index, view }: PartElementProps) {
  const { partProps, edit, editable } = useApprovalContext();
  const { type } = view;
  if (type === "url") return <UrlPart index={index} url={view.url} />;
  const isEditing = edit.isEditing && editable === index;
  const hasHead = type !== "missing" || view.label !== "";
  return (
    <div {...part("approval-part", { kind: type })}>
      {hasHead && <Head index={index} view={view} />}
      {isEditing ? (
        <EditArguments index={index} />
      ) : (
        <>
          <div {...part("approval-box", { kind: type })} {...partProps(index)}>
            {contentOf(view)}
          </div>
          <ReadingFoot index={index} hidden={view.hidden} />
        </>
      )}
    </div>
  );
}

function contentOf(view: PartView): ReactNode {
  switch (view.type) {
    case "command":
    case "text":
      return <TextLines text={view.text} />;
    case "arguments":
      return <Arguments view={view} />;
    case "change":
      return <Change change={view} />;
    case "grants":
      return <Grants grants={view.grants} />;
    case "missing":
      return <Missing text={view.text} />;
    case "url":
      return null;
  }
}

/** What the part is called, and its tools. Renders a `<div>`. */
function Head({ index, view }: PartElementProps) {
  const { strings, store, edit, editable, locked } = useApprovalContext();
  const isEditable = editable === index && !locked;
  const isEdited = isEditable && edit.edited !== undefined;
  return (
    <div {...part("approval-part-head", { kind: view.type })}>
      <span {...part("approval-part-name")}>
        {view.type === "change" ? (
          <bdi dir="ltr">
            <Pieces pieces={view.path} />
          </bdi>
        ) : (
          <bdi>{view.label}</bdi>
        )}
        {view.type === "change" && view.remark !== undefined && (
          <span {...part("approval-part-remark")}> {view.remark}</span>
        )}
      </span>
      {view.type === "change" && <Count {...view} />}
      {view.type === "grants" && (
        <span {...part("approval-part-count")}>
          {strings.selectedOf(
            view.grants.filter(({ id, fixed }) => !fixed && store.isGranted(id)).length,
            view.grants.filter(({ fixed }) => !fixed).length,
          )}
        </span>
      )}
      {edit.isEditing && isEditable && (
        <span {...part("approval-part-count")}>{strings.editing}</span>
      )}
      {isEdited && !edit.isEditing && (
        <ActionButton name="undo" act={edit.undo}>
          {strings.undoChanges}
        </ActionButton>
      )}
      {isEditable && !edit.isEditing && (
        <ActionButton name="edit" act={edit.start}>
          {strings.edit}
        </ActionButton>
      )}
      {view.copy !== undefined && !(edit.isEditing && isEditable) && <Copy text={view.copy} />}
    </div>
  );
}

function Count({ added, removed }: { added: number; removed: number }) {
  const { removed: sign } = SIGNS;
  return (
    <span {...part("approval-part-count")} dir="ltr">
      {removed > 0 && <span {...part("change-count", { change: "-" })}>{sign + removed}</span>}{" "}
      {added > 0 && <span {...part("change-count", { change: "+" })}>{SIGNS.added + added}</span>}
    </span>
  );
}

const SIGNS = { removed: "\u2212", added: "+" };

/** Copies a part as it was sent. Renders a `<button>`. */
function Copy({ text }: { text: string }) {
  const { strings } = useApprovalContext();
  const [said, setSaid] = useState<string>();
  return (
    <>
      <button
        type="button"
        {...part("copy")}
        aria-label={strings.copyText}
        onClick={async ({ currentTarget }) => {
          const view = currentTarget.ownerDocument.defaultView;
          const isCopied = view && (await copyText(view, text));
          setSaid(isCopied ? strings.textCopied : strings.textNotCopied);
        }}
      />
      <span {...part("heard")} role="status">
        {said}
      </span>
    </>
  );
}

/** What the agent did not show. Renders a `<div>`. */
function Missing({ text }: { text: string }) {
  const { strings } = useApprovalContext();
  return (
    <div {...part("approval-missing")}>
      <span {...part("approval-missing-what")}>{text}</span> {strings.allowedUnseen}
    </div>
  );
}
