"use client";

import { memo } from "react";
import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { isObject } from "../core/json.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import { useDefaults } from "../ui/hooks.js";
import { part, type RenderMessage, type ScreenOptions } from "../ui/part.js";
import { ApprovalReceipt } from "../approval/ApprovalReceipt.js";
import { ReceiptArticle } from "../receipt/ReceiptArticle.js";

/** Props of `<ElicitationReceipt>`. */
export interface ElicitationReceiptProps extends Omit<ScreenOptions, "headingLevel" | "escape"> {
  /** `params` of `elicitation/create`, as received. Untrusted. */
  request: ElicitationRequest;
  /**
   * The result that was sent, as your store returns it.
   *
   * Untrusted as well: an outdated or missing result is shown as unknown.
   */
  result: ElicitationResult | null | undefined;
  /** The requester, from your configuration. */
  requester?: Requester | undefined;
  /**
   * Renders the message of a form in place of plain text.
   *
   * @default plain text
   */
  renderMessage?: RenderMessage | undefined;
  /** Class of the outermost element. */
  className?: string | undefined;
}

/**
 * Renders a past request and its result, read-only, for chat history.
 *
 * It is one line, and a click unfolds the message and the answers. Secrets are hidden. It is light
 * enough for hundreds on one page, and never throws on malformed data. Renders a `<div>` with an
 * `<article>`.
 *
 * @example
 * <ElicitationReceipt request={entry.request} result={entry.result} requester={entry.requester} />
 */
export const ElicitationReceipt = memo(function ElicitationReceipt(given: ElicitationReceiptProps) {
  const { className, density, ...props } = useDefaults(given);
  return (
    <div {...part("root", { density })} className={className}>
      {isApproval(props.request) ? (
        <ApprovalReceipt {...props} request={props.request} />
      ) : (
        <ReceiptArticle {...props} />
      )}
    </div>
  );
});

/** Whether a stored request is an approval. A store may have lost a part of it. */
function isApproval(request: unknown): request is ApprovalRequest {
  return isObject(request) && request.mode === "approval";
}
