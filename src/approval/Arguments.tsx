"use client";

import { sha256 } from "../core/digestApproval.js";
import { AnswerItem, AnswerList } from "../ui/AnswerList.js";
import { part } from "../ui/part.js";
import { useApprovalWords } from "./ApprovalContext.js";
import { Change } from "./Change.js";
import { Name, Pieces, TextLines } from "./TextLines.js";
import type { Argument, ReadArguments } from "./readArguments.js";
import { useEffect, useState } from "react";

/** The arguments of a call by name, type and value. Renders a `<div role="list">`. */
export function Arguments({ view }: { view: ReadArguments }) {
  const strings = useApprovalWords();
  const { raw, rows } = view;
  if (!raw && rows.length === 0) return <span {...part("argument-type")}>{strings.values(0)}</span>;
  return (
    <AnswerList kind="arguments">
      {raw && (
        <AnswerItem name={rows.length > 0 ? strings.asWritten : undefined} wide>
          <TextLines text={raw} isArgument />
        </AnswerItem>
      )}
      <Rows rows={rows} />
    </AnswerList>
  );
}

function Rows({ rows }: { rows: readonly Argument[] }) {
  return rows.map((row, at) => (
    <AnswerItem
      // oxlint-disable-next-line react/no-array-index-key -- the arguments of a call never move
      key={at}
      name={row.name && <Name text={row.name} isCode />}
      // Values in others start on a line of their own: each level in a column would be narrower.
      wide={row.isLong || (row.members?.length ?? 0) > 0}
      changed={row.before !== undefined || row.isRemoved}
    >
      <Edited row={row} />
    </AnswerItem>
  ));
}

/** A value, and what it was before the user has edited it. */
function Edited({ row }: { row: Argument }) {
  const { before, change, isRemoved } = row;
  if (change) return <Change change={change} />;
  if (isRemoved) {
    return (
      <del {...part("argument-change", { change: "-" })}>
        <Value row={row} />
      </del>
    );
  }
  if (before === undefined) return <Value row={row} />;
  return (
    <>
      {before && (
        <>
          <del {...part("argument-change", { change: "-" })}>
            <Value row={before} />
          </del>
          {ARROW}
        </>
      )}
      <ins {...part("argument-change", { change: "+" })}>
        <Value row={row} />
      </ins>
    </>
  );
}

/** The SHA-256 of a text that nobody can read. Renders a `<div>`, or nothing over plain HTTP. */
function Fingerprint({ text }: { text: string }) {
  const [digest, setDigest] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    // Without `crypto.subtle` there is none.
    sha256(text).then(
      (found) => isWanted && setDigest(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (digest === undefined) return null;
  return (
    <div {...part("argument-type")} dir="ltr" translate="no">
      {SHA_256 + digest}
    </div>
  );
}

const ARROW = " \u2192 ";
const SHA_256 = "SHA-256 ";

/** A value; any type but a text is named. */
function Value({ row }: { row: Argument }) {
  const strings = useApprovalWords();
  const { type, text, isLong, members, count = 0 } = row;
  if (type === "list" || type === "object") {
    return (
      <>
        <span {...part("argument-type")}>
          {type === "list" ? strings.items(count) : strings.values(count)}
        </span>
        {members && members.length > 0 && (
          <AnswerList nested kind="arguments">
            <Rows rows={members} />
          </AnswerList>
        )}
      </>
    );
  }
  const [line = []] = text?.lines ?? [];
  if (type === "text" && isLong && text) {
    return (
      <>
        <TextLines text={text} isArgument />
        {row.unreadable !== undefined && <Fingerprint text={row.unreadable} />}
      </>
    );
  }
  if (type === "text" && line.length === 0)
    return <span {...part("argument-type")}>{strings.emptyText}</span>;
  return (
    <>
      <bdi {...part("argument-text", { kind: type })} translate="no">
        <Pieces pieces={line} />
      </bdi>
      {type !== "text" && (
        <>
          {" "}
          <span {...part("argument-type")}>{strings.types[type]}</span>
        </>
      )}
    </>
  );
}
