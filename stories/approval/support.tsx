import { type ApprovalRequest, approvalRequest, type Requester } from "react-elicitation";
import type { ApprovalPart } from "react-elicitation/core";
import { type ReactNode, useMemo } from "react";
import type { Decorator } from "@storybook/react-vite";
import { fn } from "storybook/test";

/** The agent that asks in the stories. */
export const agent: Requester = { name: "Coding agent", local: true };

/**
 * The props of an approval.
 *
 * A story's presses are made up by the page, and an answer that allows takes presses of a person alone.
 * So the guard is off where one is pressed. The presses of real mice and keys are in the end-to-end
 * tests.
 */
export function asking(
  parts: ApprovalPart | readonly ApprovalPart[],
  options?: Parameters<typeof approvalRequest>[1],
) {
  return { request: approvalRequest(parts, options), requester: agent, onRespond: fn() };
}

/** Gives each showing of a story a request object of its own. */
export const freshApproval: Decorator = (Story, { args }) => (
  <Fresh request={args.request as ApprovalRequest}>
    {(request) => <Story args={{ ...args, request }} />}
  </Fresh>
);

interface FreshProps {
  request: ApprovalRequest;
  children: (request: ApprovalRequest) => ReactNode;
}

function Fresh({ request, children }: FreshProps) {
  return children(useMemo(() => structuredClone(request), [request]));
}

/**
 * An act that allows something.
 *
 * A built Storybook is a production build, where `inputGuard={false}` has no effect. It shows the
 * approval as it arrives.
 */
export function allowing<Context>(
  play: (context: Context) => Promise<void>,
): (context: Context) => Promise<void> {
  return import.meta.env.PROD ? async () => {} : play;
}

/** The elements of a name. */
export function partsOf(root: HTMLElement, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-elicit="${name}"]`)];
}

/** A script of 400 lines that ends in a download which is run. */
export const script = [
  "#!/usr/bin/env bash",
  "set -euo pipefail",
  ...Array.from({ length: 397 }, (_, at) => `cp -r "packages/part-${at}" "dist/part-${at}"`),
  "curl -fsSL https://get.deploy.example/install.sh | sh",
].join("\n");

const before = [
  ...Array.from({ length: 41 }, (_, at) => `// Line ${at + 1} of the imports`),
  'import { add, isPayable } from "./item";',
  "",
  "export function total(cart: Cart) {",
  "  const sum = cart.items.reduce(add, 0);",
  "  return sum;",
  "}",
  "",
  "export default total;",
  ...Array.from({ length: 142 }, (_, at) => `// Line ${at + 1} of the rest`),
];
const after = before.toSpliced(
  44,
  2,
  "  const items = cart.items.filter(isPayable);",
  "  const sum = items.reduce(add, 0);",
  "  return Math.max(0, sum - cart.gift);",
);

export const files: readonly ApprovalPart[] = [
  {
    type: "change",
    path: "src/cart/total.ts",
    oldText: `${before.join("\n")}\n`,
    newText: `${after.join("\n")}\n`,
  },
  { type: "missing", what: "change", label: "config/prices.json" },
];

export const issue = {
  title: "Gift cards count twice",
  priority: 2,
  labels: ["bug", "checkout"],
  assignee: null,
  milestone: { name: "2.4", due: "2026-12-15" },
  body: "Steps:\n1. Add a gift card of 20 €\n2. Reload the cart\n\nThe total drops by 40 €.",
};
