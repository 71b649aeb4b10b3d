import { toId } from "storybook/internal/csf";

const pages: Record<string, string> = import.meta.glob("./*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The page on which a file of `docs/` is shown, by its name: what `Meta` and `import` say there. */
export function guidePage(name: string): string | undefined {
  const page = Object.values(pages).find((source) => source.includes(`/docs/${name}?raw"`));
  const title = page && /<Meta title="(.+?)"/.exec(page)?.[1];
  return title && `?path=/docs/${toId(title, "docs")}`;
}
