"use client";

import { type ApprovalStrings, enApproval } from "../strings/enApproval.js";
import type { BoundApproval } from "./useBoundApproval.js";
import { createContext, useContext } from "react";

export const ApprovalContext = createContext<BoundApproval | null>(null);

/** Returns the approval around an element. */
export function useApprovalContext(): BoundApproval {
  // No host can render a part of it elsewhere.
  return useContext(ApprovalContext)!;
}

/** The strings of what a card and a receipt both show. */
export const ApprovalWords = createContext<ApprovalStrings>(enApproval);

export function useApprovalWords(): ApprovalStrings {
  return useContext(ApprovalWords);
}
