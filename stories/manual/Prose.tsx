import { Markdown } from "@storybook/addon-docs/blocks";

/** What a comment in the source says. Its marks are those of Markdown, and none of it is HTML. */
export function Prose({ children }: { children: string }) {
  const text = children
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith("`") ? piece : piece.replaceAll("<", "&lt;")))
    .join("");
  return <Markdown>{text}</Markdown>;
}
