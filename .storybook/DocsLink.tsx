import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { guidePage } from "../stories/guides/guidePage";

/**
 * A link on a docs page. A link to a file of `docs/` leads to the page that shows it. Other files of the
 * repository have no page, so they are named without a link.
 */
export function DocsLink({ href = "", target = "", children }: ComponentProps<"a">) {
  const [path = ""] = href.split("#");
  const [, file] = /^(?:\.\.\/|[\w-]+\/)*([\w-]+\.md)$/.exec(path) ?? [];
  const page = file ? guidePage(file) : href;
  if (!page || page.startsWith("../")) return <code>{children}</code>;
  return (
    <AnchorMdx href={page} target={target}>
      {children}
    </AnchorMdx>
  );
}
