// @ts-check

/** What runs later, if at all. */
const later = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

/**
 * Says of each call that makes a constant of a module that it changes nothing else: so a bundler
 * leaves out what a host does not import. No module of the package may do otherwise.
 *
 * @returns {import("rolldown").Plugin}
 */
export function pureCalls() {
  return {
    name: "pure calls",
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      handler(code, id, { magicString }) {
        if (!magicString) return;
        const lang = id.endsWith("x") ? "tsx" : id.endsWith(".js") ? "js" : "ts";
        /** @param {unknown} node */
        const visit = (node) => {
          if (typeof node !== "object" || node === null) return;
          if (Array.isArray(node)) return node.forEach(visit);
          const { type, start } = /** @type {{ type?: string, start: number }} */ (node);
          if (type && later.has(type)) return;
          if (type === "CallExpression" || type === "NewExpression")
            magicString.appendLeft(start, "/* @__PURE__ */ ");
          Object.values(node).forEach(visit);
        };
        for (const statement of this.parse(code, { lang }).body) {
          const declared = "declaration" in statement ? statement.declaration : statement;
          if (declared?.type === "VariableDeclaration") visit(declared);
        }
        return { code: magicString };
      },
    },
  };
}
