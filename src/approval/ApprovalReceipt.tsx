"use client";

import { useMemo, useState } from "react";
import { readOutcome } from "./outcome.js";
import { approvalFlaw, type ApprovalPart, type ApprovalRequest } from "../core/ApprovalRequest.js";
import { editableIndex, partsAfter } from "../core/digestApproval.js";
import {
  asList,
  asObject,
  asText,
  isNode,
  isObject,
  ownValue,
  parseJson,
  toText,
} from "../core/json.js";
import { lazy } from "../core/lazy.js";
import type { ElicitationResult, Requester } from "../core/protocol.js";
import { shortText, visibleLine, visibleText } from "../core/text.js";
import { mayNameSecret } from "../schema/secrets/looksSecret.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { enApprovalReceipt } from "../strings/enApprovalReceipt.js";
import { enReceipt } from "../strings/enReceipt.js";
import { useLazy, useOwnId } from "../ui/hooks.js";
import { AnswerItem, AnswerList } from "../ui/AnswerList.js";
import { part, type ScreenOptions } from "../ui/part.js";
import { copyText } from "../ui/text.js";

/** A part of a past approval. */
export interface PastPart {
  /** As the agent asked. */
  sent: ApprovalPart;
  /** As the user allowed it. */
  ran: ApprovalPart;
}

/** The code that shows the parts, imported when a receipt is unfolded. */
export const lazyReceiptParts = lazy("ReceiptParts", () => import("./ReceiptParts.js"));

interface ApprovalReceiptProps extends Pick<ScreenOptions, "strings"> {
  /** A past approval. Untrusted. */
  request: ApprovalRequest;
  /** The result that was sent, or what a store returns. Untrusted. */
  result: ElicitationResult | null | undefined;
  requester?: Requester | undefined;
}

/**
 * A past approval: what was allowed and for how long, in one line; unfolded, its parts as shown.
 *
 * Renders an `<article>`.
 */
export function ApprovalReceipt({
  request,
  result,
  requester,
  strings: own,
}: ApprovalReceiptProps) {
  const id = useOwnId();
  const strings = { ...enReceipt, ...enApprovalReceipt, ...own };
  const given: Readonly<Record<string, unknown>> = isObject(result) ? result : {};
  const { end, option, brief } = readOutcome(request, given);
  const [isOpen, setIsOpen] = useState(false);
  const code = useLazy(isOpen, lazyReceiptParts);
  const { edited } = given;
  const parts = useMemo(
    () => partsOf(request, edited, strings.hidden),
    [request, edited, strings.hidden],
  );
  const granted = useMemo(
    () => listOf(grantedIn(request, given.granted)),
    [request, given.granted],
  );
  const reason = typeof given.text === "string" ? visibleText(given.text) : "";
  const outcomes = {
    allowed: strings.youAllowed,
    answered: strings.answered,
    denied: strings.youDenied,
    cancelled: strings.youClosed,
    unknown: strings.unknownOutcome,
  };
  return (
    <article {...part("receipt", { outcome: SIGNS[end] })} aria-labelledby={id}>
      <details
        {...part("receipt-details")}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary {...part("receipt-head")}>
          <span {...part("receipt-sign", { outcome: SIGNS[end] })} aria-hidden="true" />
          <span {...part("receipt-line")} id={id}>
            {requester && (
              <bdi {...part("receipt-requester")}>{shortText(String(requester.name))}</bdi>
            )}{" "}
            <span {...part("receipt-outcome")}>{outcomes[end]}</span>{" "}
            {brief !== "" && (
              <bdi {...part("receipt-call")} dir="ltr" translate="no">
                {brief}
              </bdi>
            )}{" "}
            {end === "allowed" && option && (
              <span {...part("receipt-scope")}>
                {
                  ownValue(strings.receiptScopes, toText(option.scope ?? "once")) as
                    | string
                    | undefined
                }
              </span>
            )}
          </span>
        </summary>
        <div {...part("receipt-body")}>
          {code && <code.ReceiptParts parts={parts} strings={own} />}
          <Facts
            facts={[
              [strings.answerGiven, visibleText(asText(option?.label) ?? "")],
              [strings.covered, listOf(option?.covers)],
              [strings.grantedTo, granted],
              [strings.reasonGiven, reason],
              [
                strings.notOnScreen,
                typeof given.unseen === "number" ? strings.lineCount(given.unseen) : "",
              ],
            ]}
          />
          <Digests digest={given.digest} strings={strings} />
        </div>
      </details>
    </article>
  );
}

/** The signs of a receipt, by what became of an approval. */
const SIGNS = {
  allowed: "answered",
  answered: "answered",
  denied: "declined",
  cancelled: "cancelled",
  unknown: "unknown",
} as const;

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const known = facts.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <AnswerList>
      {known.map(([name, value]) => (
        <AnswerItem key={name} name={name}>
          <bdi>{value}</bdi>
        </AnswerItem>
      ))}
    </AnswerList>
  );
}

interface DigestsProps {
  digest: unknown;
  strings: { digestOf: { action: string; screen: string }; copyText: string };
}

/** The digests, short, and to copy whole. Renders a `<div>`, or nothing. */
function Digests({ digest, strings }: DigestsProps) {
  const id = useOwnId();
  if (!isObject(digest)) return null;
  const known = (["action", "screen"] as const).flatMap((name) => {
    const value = digest[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return known.map(([name, value]) => (
    <div key={name} {...part("receipt-digest")}>
      <span id={`${id}-${name}`}>{strings.digestOf[name]}</span>{" "}
      <bdi {...part("receipt-call")} dir="ltr" translate="no">
        {shortDigest(value)}
      </bdi>
      <button
        type="button"
        {...part("copy")}
        aria-label={strings.copyText}
        aria-describedby={`${id}-${name}`}
        onClick={({ currentTarget }) => {
          const view = currentTarget.ownerDocument.defaultView;
          if (view) void copyText(view, value);
        }}
      />
    </div>
  ));
}

/** Returns the beginning and the end of a digest. */
function shortDigest(digest: string): string {
  const hex = visibleText(digest.replace(/^sha256:/, ""));
  return hex.length > 20 ? `${hex.slice(0, 8)}\u2026${hex.slice(-6)}` : hex;
}

function listOf(value: unknown): string {
  const texts = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  return texts.map((each) => visibleLine(each)).join("\n");
}

/** Returns what was granted, as it was shown. */
function grantedIn({ parts }: ApprovalRequest, granted: unknown): string[] {
  const all = asList(parts).flatMap((each) => asList(asObject(each).grants).map(asObject));
  const labels = new Map(all.map(({ id, label }) => [id, label]));
  return asList(granted).map((id) => toText(labels.get(id) ?? id));
}

/** Returns the parts as they ran and as they were sent, with secrets hidden. A store may have none. */
function partsOf(request: ApprovalRequest, edited: unknown, hidden: string): PastPart[] {
  const parts = approvalFlaw(request) === undefined ? request.parts : [];
  const at = editableIndex({ ...request, parts });
  const after = partsAfter({ ...request, parts }, edited);
  return parts.map((each, place) => {
    if (each.type !== "arguments") return { sent: each, ran: after[place]! };
    const sent = { ...each, value: withoutSecrets(each.value, hidden) };
    if (place !== at || edited === undefined) return { sent, ran: sent };
    return { sent, ran: { ...each, value: withoutSecrets(edited, hidden) } };
  });
}

/** Deeper values are hidden as a whole. */
const MAX_DEPTH = 20;

function withoutSecrets(
  value: unknown,
  hidden: string,
  document = new SchemaDocument({}),
  depth = 0,
): unknown {
  if (typeof value === "string" && depth === 0) {
    const read = parseJson(value);
    return isNode(read) ? withoutSecrets(read, hidden, document) : value;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return hidden;
  const inner = (each: unknown) => withoutSecrets(each, hidden, document, depth + 1);
  if (Array.isArray(value)) return value.map(inner);
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [
    key,
    mayNameSecret(key, document) ? hidden : inner(each),
  ]);
  return Object.fromEntries(entries);
}
