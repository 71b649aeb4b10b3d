"use client";

import type { ApprovalRequest } from "../core/ApprovalRequest.js";
import { useDefaults } from "../ui/hooks.js";
import { type ApprovalOptions, type ApprovalState, useBoundApproval } from "./useBoundApproval.js";

/**
 * Returns an approval without markup, for your own elements.
 *
 * Writes out hidden characters, notes what was on screen, and returns exactly one result. An answer
 * that allows does nothing before every part was on screen.
 *
 * @example
 * function Card({ request }: { request: ApprovalRequest }) {
 *   const approval = useApproval(request, { requester, onRespond });
 *   return (
 *     <div {...approval.cardProps}>
 *       <h2>{approval.title}</h2>
 *       {approval.parts.map((part, at) => (
 *         <pre key={at} {...approval.partProps(at)}>{JSON.stringify(part)}</pre>
 *       ))}
 *       {approval.options.map(({ option, label, buttonProps }) => (
 *         <button key={option.id} {...buttonProps}>{label}</button>
 *       ))}
 *     </div>
 *   );
 * }
 */
export function useApproval(request: ApprovalRequest, options: ApprovalOptions): ApprovalState {
  return useBoundApproval(request, useDefaults(options));
}
