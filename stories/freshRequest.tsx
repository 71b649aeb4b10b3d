import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useMemo } from "react";
import type { ElicitationRequest } from "react-elicitation";

/**
 * Gives each showing of a story a request object of its own. A form goes on with the draft of the
 * object it was given, which is right for a host and would make a story depend on the last one.
 */
export const freshRequest: Decorator = (Story, { args }) => (
  <Fresh request={args.request as ElicitationRequest}>
    {(request) => <Story args={{ ...args, request }} />}
  </Fresh>
);

interface FreshProps {
  request: ElicitationRequest;
  children: (request: ElicitationRequest) => ReactNode;
}

function Fresh({ request, children }: FreshProps) {
  return children(useMemo(() => structuredClone(request), [request]));
}
