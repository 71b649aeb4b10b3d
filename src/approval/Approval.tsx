"use client";

import { type ApprovalProps, ApprovalScreen } from "./ApprovalScreen.js";
import { forwardRef } from "react";

/**
 * Asks the user whether an agent may do something, and returns exactly one result.
 *
 * Shows everything that runs, whole. An answer that allows does nothing before all of it was on
 * screen, or when a script or a stray key presses it. Renders a `<div>`.
 *
 * @example
 * // Created once: after the answer, a new object is a new request.
 * const request = approvalRequest({ type: "command", command: "npm test" });
 *
 * <Approval
 *   request={request}
 *   requester={{ name: "Coding agent" }}
 *   onRespond={(result) => {
 *     if (result.action === "accept" && result.allowed) run();
 *   }}
 * />
 */
export const Approval = forwardRef<HTMLDivElement, ApprovalProps>(function Approval(props, ref) {
  return <ApprovalScreen {...props} ref={ref} />;
});
