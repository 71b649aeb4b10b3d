"use client";

import { lazy } from "../core/lazy.js";
import { visibleLine } from "../core/text.js";
import { ActionButton } from "../ui/ActionButton.js";
import { AgreeBox } from "../ui/AgreeBox.js";
import { useLazy } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import { copyText } from "../ui/text.js";
import { useApprovalContext } from "./ApprovalContext.js";
import { Arguments } from "./Arguments.js";
import { Change } from "./Change.js";
import { Name, RemarkText, TextLines } from "./TextLines.js";
import { isLongChange } from "./createApprovalModel.js";
import { type Grant, isCode, moreOf, type PartView } from "./readParts.js";
import { type ReactNode, useCallback, useState } from "react";

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
        <EditArguments />
      ) : (
        <>
          <div {...part("approval-box", { kind: type })} {...partProps(index)}>
            {view.whole && <TextLines text={view.whole} isArgument />}
            {contentOf(view, index)}
          </div>
          <ReadingFoot index={index} view={view} />
        </>
      )}
    </div>
  );
}

function contentOf(view: PartView, index: number): ReactNode {
  switch (view.type) {
    case "command":
    case "text":
      return <TextLines text={view.text} />;
    case "arguments":
      return <Arguments view={view} />;
    case "change":
      return <Change change={view} />;
    case "grants":
      return <Grants grants={view.grants} index={index} />;
    case "missing":
      return <Missing text={view.text} />;
    case "url":
      return null;
  }
}

/** What the part is called, and its tools. Renders a `<div>`. */
function Head({ index, view }: PartElementProps) {
  const approval = useApprovalContext();
  const { strings, store, edit, editable, locked, reading } = approval;
  const nameId = `${approval.id}-p${index}`;
  const { type } = view;
  const nameRef = useCallback(
    (name: HTMLElement | null) => reading.attachName(index, name),
    [reading, index],
  );
  const isEditable = editable === index && !locked;
  const isEdited = isEditable && edit.edited !== undefined;
  return (
    <div {...part("approval-part-head", { kind: view.type })}>
      <span {...part("approval-part-name")} id={nameId} ref={nameRef}>
        {view.name ? <Name text={view.name} isCode={isCode(type)} /> : view.label}
        {view.type === "change" && view.remark !== undefined && <RemarkText remark={view.remark} />}
      </span>
      {view.type === "change" && <Count {...view} />}
      {view.type === "grants" && view.grants.some(({ fixed }) => !fixed) && (
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
        <ActionButton name="undo" variant="quiet" act={edit.undo}>
          {strings.undoChanges}
        </ActionButton>
      )}
      {isEditable && !edit.isEditing && (
        <ActionButton name="edit" variant="quiet" act={edit.start}>
          {strings.edit}
        </ActionButton>
      )}
      {view.copy !== undefined && !(edit.isEditing && isEditable) && (
        <Copy text={view.copy} nameId={nameId} />
      )}
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

interface CopyProps {
  text: string;
  /** ID of the part's name, which tells this button from those of other parts. */
  nameId: string;
}

/** Copies a part as it was sent. Renders a `<button>`. */
function Copy({ text, nameId }: CopyProps) {
  const { strings } = useApprovalContext();
  const [said, setSaid] = useState<string>();
  return (
    <>
      <button
        type="button"
        {...part("copy")}
        aria-label={strings.copyText}
        aria-describedby={nameId}
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

/**
 * How much of a part that is taller than its box was on screen, and the way on.
 *
 * Renders a `<div>`, or nothing for a part that fits.
 */
function ReadingFoot({ index, view }: PartElementProps) {
  const { progressOf, showMore, reading, strings, store, id, locked } = useApprovalContext();
  const progress = progressOf(index);
  const { allowsUnread } = store.state;
  const isAllowed = allowsUnread.includes(index);
  if (view.hidden > 0) {
    return (
      <div {...part("reading-foot")}>
        <span {...part("reading-count")} />
        <ActionButton name="more" act={showMore}>
          {moreOf(view, strings)}
        </ActionButton>
      </div>
    );
  }
  if (!progress?.overflows) return null;
  const { gaps, missing, lines, isNext } = progress;
  const left = missing.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const [gap] = missing;
  return (
    <>
      <div {...part("reading-foot")}>
        <div {...part("reading-map")} aria-hidden="true">
          {gaps.map(({ from, to }) => (
            <span
              key={from}
              {...part("reading-gap")}
              style={{ insetInlineStart: `${100 * from}%`, inlineSize: `${100 * (to - from)}%` }}
            />
          ))}
        </div>
        <span {...part("reading-count", { done: left === 0 })}>
          {left === 0 ? strings.allSeen(lines) : strings.linesSeen(lines - left, lines)}
        </span>
        <ActionButton
          {...part("action", { arrow: !gap ? "up" : isNext ? "down" : undefined })}
          name="read-on"
          variant={gap ? "secondary" : "quiet"}
          act={() => {
            if (!gap) reading.scrollToStart(index);
            else if (isNext) reading.scrollOn(index);
            else reading.reveal(index);
          }}
        >
          {gap ? (isNext ? strings.nextLines : strings.goToLine(gap[0])) : strings.goToLine(1)}
        </ActionButton>
      </div>
      {isLongChange(view) && left > 0 && (
        <AgreeBox
          id={`${id}-u${index}`}
          checked={isAllowed}
          locked={locked}
          onSwitch={() => {
            const others = allowsUnread.filter((each) => each !== index);
            store.set({ allowsUnread: isAllowed ? others : [...others, index], said: undefined });
          }}
        >
          {strings.allowUnread(left)}
        </AgreeBox>
      )}
    </>
  );
}

interface GrantsProps {
  index: number;
  grants: readonly Grant[];
}

/** Permissions of which the user may grant some: all are selected, as asked. Renders checkboxes. */
function Grants({ grants, index }: GrantsProps) {
  const { parts, strings, store, locked, id } = useApprovalContext();
  const all = parts.flatMap((each) => (each.type === "grants" ? each.grants : []));
  const free = all.filter(({ fixed }) => !fixed).map((grant) => grant.id);
  const toggle = (grant: string) => {
    const granted = new Set(free.filter((each) => store.isGranted(each) !== (each === grant)));
    store.set({ granted, said: undefined });
  };
  return grants.map((grant, at) =>
    grant.fixed ? (
      <div key={grant.id} {...part("grant-fixed")}>
        <Name text={grant.name} /> <span {...part("argument-type")}>{strings.fixed}</span>
      </div>
    ) : (
      <AgreeBox
        key={grant.id}
        id={`${id}-g${index}-${at}`}
        checked={store.isGranted(grant.id)}
        onSwitch={() => toggle(grant.id)}
        locked={locked}
      >
        <Name text={grant.name} />
      </AgreeBox>
    ),
  );
}

/** The code that judges an address, imported with the first one. */
export const lazyVerdict = lazy("AddressVerdict", () => import("./AddressVerdict.js"));

interface UrlPartProps {
  index: number;
  url: string;
}

/** An address that the agent reaches. Until it is judged it counts as unseen. Renders a `<div>`. */
function UrlPart(props: UrlPartProps) {
  const code = useLazy(true, lazyVerdict);
  if (code) return <code.AddressVerdict {...props} />;
  return (
    <div {...part("address")}>
      <bdi dir="ltr" translate="no" {...part("href")}>
        {visibleLine(props.url)}
      </bdi>
    </div>
  );
}

/** The form in which arguments are edited, imported with the first press on Edit. */
export const lazyEditForm = lazy("EditForm", () => import("./EditForm.js"));

/** The form in place of the arguments, once it is loaded. Renders a `<div>`. */
function EditArguments() {
  const { edit, strings } = useApprovalContext();
  const code = useLazy(true, lazyEditForm);
  return (
    <div {...part("edit-form")}>{code && <code.EditForm edit={edit} strings={strings} />}</div>
  );
}
