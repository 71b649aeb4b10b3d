"use client";

import { useMemo, useState } from "react";
import type { Approval } from "../../protocol/Approval.js";
import type { Field } from "../../schema/Field.js";
import { type ApprovalSection, cutSections, readApproval } from "./approvalSections.js";

/** The approval of a form, as far as it is shown. */
export interface ApprovalView extends Pick<Approval, "message" | "answers"> {
  sections: readonly ApprovalSection[];
  /** Characters that are not shown yet. While there are any, nothing can be sent. */
  hidden: number;
  showMore: () => void;
}

/**
 * Reads what the user approves, and keeps how much of it is shown. Where the fields are not one choice,
 * `answers` says nothing: without Decline there would be no way to refuse.
 */
export function useApproval(
  approval: Approval | undefined,
  fields: readonly Field[],
): ApprovalView | undefined {
  const [steps, setSteps] = useState(1);
  const read = useMemo(() => approval && readApproval(approval), [approval]);
  const isOneChoice = fields.length === 1 && fields[0]?.kind === "singleSelect";
  const answers = isOneChoice ? approval?.answers : undefined;
  return useMemo(() => {
    if (!read) return undefined;
    const { shown, hidden } = cutSections(read.sections, steps);
    const showMore = () => setSteps(steps + 1);
    return { message: read.message, answers, sections: shown, hidden, showMore };
  }, [read, answers, steps]);
}
