// @ts-check

const mark = "?door";

/**
 * Has code that loads late be imported by a file of its own, which only names what is in it. A module
 * that others import, too, would be wrapped, and what wraps it weighs on everybody.
 *
 * @returns {import("rolldown").Plugin}
 */
export function lateDoors() {
  return {
    name: "late doors",
    async resolveDynamicImport(name, importer) {
      // A language is a way in, which names what is in it already.
      if (typeof name !== "string" || !name.startsWith(".") || name.includes("/locales/")) return;
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found && { ...found, id: found.id + mark };
    },
    load(id) {
      if (id.endsWith(mark)) return `export * from ${JSON.stringify(id.slice(0, -mark.length))};`;
    },
  };
}
