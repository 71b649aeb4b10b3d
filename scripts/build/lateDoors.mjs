// @ts-check
import { join, parse } from "node:path";

const mark = "?door";

/**
 * Code that loads late and needs some of what a form's other late code needs. esbuild and Bun cut what
 * is shared by who reaches it: for these two they would cut it in three. So they reach all of it.
 */
const reachTheForm = ["DialogShell", "outlineCode"];

/**
 * Has code that loads late be imported by a file of its own, which only names what is in it. A module
 * that others import, too, would be wrapped, and what wraps it weighs on everybody.
 *
 * @param {string} source
 * @returns {import("rolldown").Plugin}
 */
export function lateDoors(source) {
  const shared = JSON.stringify(join(source, "form/field/FormContext.ts"));
  return {
    name: "late doors",
    async resolveDynamicImport(name, importer) {
      // A language is a way in, which names what is in it already.
      if (typeof name !== "string" || !name.startsWith(".") || name.includes("/locales/")) return;
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found && { ...found, id: found.id + mark };
    },
    load(id) {
      if (!id.endsWith(mark)) return;
      const file = id.slice(0, -mark.length);
      const door = `export * from ${JSON.stringify(file)};`;
      return reachTheForm.includes(parse(file).name)
        ? `${door} export { FormContext as shared } from ${shared};`
        : door;
    },
  };
}
