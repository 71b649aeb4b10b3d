import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** The text of a Markdown page, with the links and the code blocks of Storybook. */
export function MarkdownPage({ children }: { children: string }) {
  return (
    <div className="markdown-page">
      <style>{STYLES}</style>
      <Markdown options={OPTIONS}>{children}</Markdown>
    </div>
  );
}

/** Types wrap, so that a table is as wide as the page. */
const STYLES = `
  .markdown-page th { text-align: start; }
  .markdown-page td { vertical-align: top; }
  .markdown-page td code { white-space: normal; overflow-wrap: anywhere; }
  .markdown-page td:first-child code { white-space: nowrap; }
`;

const OPTIONS = { overrides: { ...HeadersMdx, code: Code, a: AnchorMdx } };

/** Storybook's own shows nothing if the language is in more than one class. */
function Code({ className, children = "" }: ComponentProps<"code">) {
  const [language] = className?.split(" ") ?? [];
  const text = String(children);
  if (!language) return <CodeOrSourceMdx>{text}</CodeOrSourceMdx>;
  return <CodeOrSourceMdx className={language}>{text}</CodeOrSourceMdx>;
}
