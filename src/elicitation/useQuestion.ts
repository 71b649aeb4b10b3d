"use client";

import { useState } from "react";
import type { ElicitationRequest, Requester } from "../protocol/types.js";
import { sameQuestion } from "../protocol/sameQuestion.js";

interface Asked {
  request: ElicitationRequest;
  requester: Requester;
  itemId?: number | undefined;
}

/**
 * The object that stands for the question on show. A host may make an equal request anew with every
 * render: that is no other question.
 */
export function useQuestion({ request, requester, itemId }: Asked): ElicitationRequest {
  const [held, setHeld] = useState({ request, requester, itemId });
  if (held.itemId === itemId && sameQuestion(held, { request, requester })) return held.request;
  setHeld({ request, requester, itemId });
  return request;
}
