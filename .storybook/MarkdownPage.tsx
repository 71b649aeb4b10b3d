import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** The text of a Markdown page, with the links and the code blocks of Storybook. */
export function MarkdownPage({ children }: { children: string }) {
  return <Markdown options={OPTIONS}>{children}</Markdown>;
}

const OPTIONS = { overrides: { ...HeadersMdx, code: Code, a: AnchorMdx } };

/** Storybook's own shows nothing if the language is in more than one class. */
function Code({ className, children = "" }: ComponentProps<"code">) {
  const [language] = className?.split(" ") ?? [];
  const text = String(children);
  if (!language) return <CodeOrSourceMdx>{text}</CodeOrSourceMdx>;
  return <CodeOrSourceMdx className={language}>{text}</CodeOrSourceMdx>;
}
