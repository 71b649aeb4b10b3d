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
 * Returns the object that identifies the visible request.
 *
 * A host may create an equal request with every render: that is the same request.
 */
export function useQuestion({ request, requester, itemId }: Asked): ElicitationRequest {
  const [held, setHeld] = useState({ request, requester, itemId });
  if (held.itemId === itemId && sameQuestion(held, { request, requester })) return held.request;
  setHeld({ request, requester, itemId });
  return request;
}
