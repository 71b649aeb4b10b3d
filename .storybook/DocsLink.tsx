import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { guidePage } from "../stories/guides/guidePage";

/**
 * A link on a docs page. One to a guide leads to its page, as in the repository it leads to its file.
 * No page of Storybook is any other file, so that is named alone.
 */
export function DocsLink({ href = "", target = "", children }: ComponentProps<"a">) {
  const [path = ""] = href.split("#");
  const page = /^[\w-]+\.md$/.test(path) ? guidePage(path) : href;
  if (!page || page.startsWith("../")) return <code>{children}</code>;
  return (
    <AnchorMdx href={page} target={target}>
      {children}
    </AnchorMdx>
  );
}
