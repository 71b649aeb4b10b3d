"use client";

import { createContext, useContext } from "react";
import type { BoundApproval } from "./useApproval.js";

export const ApprovalContext = createContext<BoundApproval | null>(null);

/** Returns the approval around an element. */
export function useApprovalContext(): BoundApproval {
  // No host can render a part of it elsewhere.
  return useContext(ApprovalContext)!;
}
