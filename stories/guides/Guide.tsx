import { CodeOrSourceMdx, HeadersMdx, Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { DocsLink } from "../../.storybook/DocsLink";

/** A page of `docs/`, which is read in the repository as well. */
export function Guide({ children }: { children: string }) {
  return <Markdown options={OPTIONS}>{children}</Markdown>;
}

const OPTIONS = { overrides: { ...HeadersMdx, code: Code, a: DocsLink } };

/** Storybook's, which draws nothing of a block whose language stands in more than one class. */
function Code({ className, children = "" }: ComponentProps<"code">) {
  const [language] = className?.split(" ") ?? [];
  const text = String(children);
  if (!language) return <CodeOrSourceMdx>{text}</CodeOrSourceMdx>;
  return <CodeOrSourceMdx className={language}>{text}</CodeOrSourceMdx>;
}
