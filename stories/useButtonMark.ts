import { useMemo } from "react";
import type { ElicitationRequest } from "react-elicitation";

/** The request as `withInputRequests` marks a confirmation: no server can, since JSON has no symbols. */
export function useButtonMark<R extends ElicitationRequest>(request: R): R {
  return useMemo(
    () => ({ ...request, [Symbol.for("react-elicitation/one-button-per-option")]: true }),
    [request],
  );
}
