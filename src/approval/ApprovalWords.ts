"use client";

import { createContext, useContext } from "react";
import { type ApprovalStrings, enApproval } from "../strings/enApproval.js";

/** The strings of what a card and a receipt both show. */
export const ApprovalWords = createContext<ApprovalStrings>(enApproval);

export function useApprovalWords(): ApprovalStrings {
  return useContext(ApprovalWords);
}
