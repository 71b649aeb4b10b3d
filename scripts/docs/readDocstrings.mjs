// @ts-check
import { join, relative } from "node:path";
import ts from "typescript6";
import { root } from "../run.mjs";
import { entries } from "./readLibrary.mjs";

/**
 * @typedef {object} Docstring The docstring of a public declaration or member.
 * @property {string} name Such as `ElicitOptions.deliver`.
 * @property {string} place Its file and line.
 * @property {string} text The text before the first tag.
 * @property {string[]} tags Text of the tags, without `@example`.
 * @property {boolean} hasDefault Whether code has a default for the option.
 * @property {boolean} saysDefault Whether it has an `@default` tag.
 */

const source = join(root, "src");
/** Strings are documented by when they are shown, not by what they do. */
const strings = join(source, "strings");

/**
 * Reads the docstrings of everything public: what the entry points export, and the types that it refers
 * to, exported or not, with their members.
 *
 * @returns {Docstring[]}
 */
export function readDocstrings() {
  const { config } = ts.readConfigFile(join(source, "tsconfig.json"), ts.sys.readFile);
  const host = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config, host, source);
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
    options: { ...options, noEmit: true },
  });
  const checker = program.getTypeChecker();
  /** @type {Map<ts.Node, Docstring>} */
  const found = new Map();
  /** @type {Set<ts.Symbol>} */
  const seen = new Set();

  for (const { file } of entries) {
    const module = checker.getSymbolAtLocation(fileAt(file));
    for (const symbol of module ? checker.getExportsOfModule(module) : []) visit(symbol);
  }
  const withDefault = findDefaults();
  return Array.from(found, ([declaration, docstring]) => ({
    ...docstring,
    hasDefault: withDefault.has(declaration),
  }));

  /** @param {string} file */
  function fileAt(file) {
    const read = program.getSourceFile(file);
    if (!read) throw new Error(`There is no ${file}`);
    return read;
  }

  /** @param {ts.Symbol} given */
  function visit(given) {
    const symbol = resolve(given);
    if (seen.has(symbol)) return;
    seen.add(symbol);
    for (const declaration of symbol.declarations ?? []) {
      if (!isOurs(declaration)) continue;
      // Of an overloaded function only the overloads are public; the first one is documented.
      if (!ts.isTypeParameterDeclaration(declaration)) record(symbol.name, declaration);
      visitTypes(declaration, symbol.name);
    }
  }

  /**
   * Records the members in a declaration, and visits the types that it refers to.
   *
   * @param {ts.Node} node
   * @param {string} owner
   */
  function visitTypes(node, owner) {
    ts.forEachChild(node, (child) => {
      if (ts.isBlock(child) || isPrivate(child)) return;
      let name = owner;
      const isMember =
        ts.isPropertySignature(child) ||
        ts.isMethodSignature(child) ||
        ts.isPropertyDeclaration(child) ||
        ts.isMethodDeclaration(child);
      if (isMember) {
        name = `${owner}.${child.name.getText().replace(/["'[\]]/g, "")}`;
        if (!isExempt(child)) record(name, child);
      }
      if (ts.isTypeReferenceNode(child)) visitName(child.typeName);
      if (ts.isExpressionWithTypeArguments(child)) visitName(child.expression);
      if (ts.isTypeQueryNode(child)) visitName(child.exprName);
      if (ts.isExpression(child) && !ts.isExpressionWithTypeArguments(child)) return;
      visitTypes(child, name);
    });
  }

  /** @param {ts.Node} name */
  function visitName(name) {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol) visit(symbol);
  }

  /** @param {ts.Symbol} symbol */
  function resolve(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /**
   * @param {string} name
   * @param {ts.Declaration} declaration
   */
  function record(name, declaration) {
    const symbol =
      ("name" in declaration && declaration.name
        ? checker.getSymbolAtLocation(/** @type {ts.Node} */ (declaration.name))
        : undefined) ?? /** @type {{ symbol?: ts.Symbol }} */ (declaration).symbol;
    if (!symbol) return;
    // An overload inherits the docstring of the first one.
    const first = symbol.declarations?.[0] ?? declaration;
    if (found.has(first)) return;
    const file = declaration.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(declaration.getStart());
    const tags = symbol.getJsDocTags(checker);
    found.set(first, {
      name,
      place: `${relative(root, file.fileName)}:${line + 1}`,
      text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      tags: tags
        .filter((tag) => tag.name !== "example" && tag.name !== "see")
        .map((tag) => ts.displayPartsToString(tag.text)),
      hasDefault: false,
      saysDefault: tags.some((tag) => tag.name === "default"),
    });
  }

  /** Returns the declarations of the optional members that code destructures with a default. */
  function findDefaults() {
    const optional = [...found.keys()].filter(
      (node) => ts.isPropertySignature(node) && node.questionToken,
    );
    const names = new Set(
      optional.map((node) => /** @type {ts.PropertySignature} */ (node).name.getText()),
    );
    /** @type {Set<ts.Node>} */
    const declarations = new Set();
    for (const file of program.getSourceFiles()) if (isOurs(file)) find(file);
    return declarations;

    /** @param {ts.Node} node */
    function find(node) {
      if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
        const name = (node.propertyName ?? node.name).getText();
        // Types take time, so only those are read that may have such a member.
        const type = names.has(name) ? checker.getTypeAtLocation(node.parent) : undefined;
        for (const each of type?.getProperty(name)?.declarations ?? []) {
          if (optional.includes(each)) declarations.add(each);
        }
      }
      ts.forEachChild(node, find);
    }
  }
}

/** @param {ts.Node} node */
function isOurs(node) {
  const { fileName } = node.getSourceFile();
  return fileName.startsWith(source) && !fileName.startsWith(strings);
}

/**
 * Whether a member needs no docstring: it is of a union, overrides one of `Error`, or is of a function's
 * own signature.
 *
 * @param {ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration | ts.MethodDeclaration} member
 */
function isExempt(member) {
  const { type, modifiers, parent } = member;
  if (type && (ts.isLiteralTypeNode(type) || type.kind === ts.SyntaxKind.UndefinedKeyword))
    return true;
  if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword)) return true;
  if (!ts.isTypeLiteralNode(parent)) return false;
  return ts.isUnionTypeNode(parent.parent) || ts.findAncestor(parent, ts.isParameter) !== undefined;
}

/** @param {ts.Node} node */
function isPrivate(node) {
  if (!ts.canHaveModifiers(node)) return false;
  return ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false;
}
