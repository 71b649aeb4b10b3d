// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "postcss";
import { root } from "../run.mjs";

/** The components of shadcn/ui that the copied file imports: `@/components/ui/<name>`. */
const COMPONENT = /from "@\/components\/ui\/([\w-]+)"/g;

/**
 * What `npx shadcn add` takes, as JSON: a copy for an app made with shadcn/ui, of our parts and the
 * app's own components, with the tokens that its story wears.
 *
 * @see https://ui.shadcn.com/docs/registry/registry-item-json
 */
export function makeRegistryItem() {
  const content = readFileSync(join(root, "registry/elicitation.tsx"), "utf8");
  const item = {
    $schema: "https://ui.shadcn.com/schema/registry-item.json",
    name: "elicitation",
    type: "registry:component",
    title: "Elicitation",
    description: "What an MCP server or an ACP agent asks, with the components of this app.",
    dependencies: ["react-elicitation"],
    registryDependencies: Array.from(content.matchAll(COMPONENT), ([, name]) => name),
    files: [{ path: "registry/elicitation.tsx", type: "registry:component", content }],
    css: {
      '@import "react-elicitation/tailwind.css"': {},
      ...rulesOf(readFileSync(join(root, "stories/looks/shadcn.css"), "utf8")),
    },
  };
  return `${JSON.stringify(item, null, 2)}\n`;
}

/**
 * The rules of a style sheet, for the page of an app.
 *
 * @param {string} sheet
 */
function rulesOf(sheet) {
  const rules = parse(sheet).nodes.flatMap((node) => (node.type === "rule" ? [node] : []));
  return Object.fromEntries(
    rules.map(({ selector, nodes }) => [
      selector === ".shadcn-ui" ? ":root" : selector,
      Object.fromEntries(
        nodes.flatMap((node) => (node.type === "decl" ? [[node.prop, node.value]] : [])),
      ),
    ]),
  );
}
