// @ts-check

/**
 * Calls back for every place where a module names another: imports and exports, those of types alone
 * and those that load late.
 *
 * @param {(node: any, name: string) => void} callback
 */
export function onImport(callback) {
  /** @param {any} node */
  const visit = (node) => {
    const name = node.source?.value;
    if (typeof name === "string") callback(node, name);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}
