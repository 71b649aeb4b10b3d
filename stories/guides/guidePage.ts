import { toId } from "storybook/internal/csf";

const pages: Record<string, string> = import.meta.glob("./*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Finds the page that shows a file of `docs/`, by the name of the file. */
export function guidePage(name: string): string | undefined {
  const page = Object.values(pages).find((source) => source.includes(`/${name}?raw"`));
  const title = page && /<Meta title="(.+?)"/.exec(page)?.[1];
  return title && `?path=/docs/${toId(title, "docs")}`;
}
