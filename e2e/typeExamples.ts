import { readLibrary } from "../scripts/docs/readLibrary.mjs";

/** What begins an example: a name of ours that it makes itself is no import. */
const made = (name: string) =>
  new RegExp(`\\b(?:const|let|function) (?:${name}\\b|\\{[^}=]*\\b${name}\\b)`);

/**
 * Every `@example` in the comments of what can be imported, each as a module of a host: it imports
 * what it names of ours, and has around it what `typeExamplesWorld.ts.txt` declares.
 */
export function typeExamples(): string[] {
  const { exports } = readLibrary();
  const ours = new Map(exports.map((each) => [each.name, each]));
  const examples = exports.flatMap(({ tags, members }) =>
    [{ tags }, ...members].flatMap((documented) => documented.tags["example"] ?? []),
  );
  return [...new Set(examples)].map((code) => {
    const imports = [...new Set(code.match(/\b[A-Za-z]\w+/g))].flatMap((name) => {
      const found = ours.get(name);
      if (!found || made(name).test(code)) return [];
      const type = found.kind === "type" ? "type " : "";
      return `import { ${type}${name} } from "${found.entries[0]}";`;
    });
    return [...imports, "export async function example() {", code, "}"].join("\n");
  });
}
