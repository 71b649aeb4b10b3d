import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/**
 * A link on a docs page. One to a file leads there where the page is read in the repository; no page
 * of Storybook is that file, so here it is named alone.
 */
export function DocsLink({ href = "", target = "", children }: ComponentProps<"a">) {
  if (href.startsWith("../")) return <code>{children}</code>;
  return (
    <AnchorMdx href={href} target={target}>
      {children}
    </AnchorMdx>
  );
}
