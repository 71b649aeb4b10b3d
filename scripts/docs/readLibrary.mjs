// @ts-check
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript6";
import { root } from "../run.mjs";

/** @typedef {import("typescript6").Symbol} Symbol */
/** @typedef {import("typescript6").Node} Node */
/** @typedef {import("typescript6").Type} Type */

/**
 * @typedef {object} Documented
 * @property {string} name
 * @property {string} doc The text of its docstring.
 * @property {Record<string, string[]>} tags Its tags: `example`, `see`, `throws`, `param` and so on.
 *
 * @typedef {Documented & { type: string, optional: boolean }} Member A prop, an option, a method.
 *
 * @typedef {Documented & {
 *   kind: "component" | "part" | "hook" | "function" | "class" | "value" | "type",
 *   entries: string[],
 *   file: string,
 *   signature: string,
 *   members: Member[],
 *   inside: Documented[],
 *   element: boolean,
 *   uses: string[],
 * }} Export `entries` are the entry points, none if only other types refer to it. `inside`: the members
 *   written out in its declaration, at any depth. `element`: whether it takes the attributes of an HTML
 *   element. `uses`: the types of the library that it refers to.
 *
 * @typedef {Documented & { group: string, states: Documented[] }} Part An element that a style sheet can
 *   select, and the interface that declares it.
 *
 * @typedef {Documented & { group: string, words: string }} Words A string: its key, the comment of its
 *   group, its English text as it is written.
 */

const source = join(root, "src");
const { exports: doors } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The entries of the package that are modules of ours, by what a host writes. */
export const entries = Object.keys(doors)
  .filter((door) => /^\.\/dist\/[^/]+(?<!\.css)\.d\.ts$/.test(doors[door].types))
  .map((door) => {
    return {
      name: door.replace(/^\./, "react-elicitation"),
      file: join(source, doors[door].types.replace("./dist/", "").replace(".d.ts", ".ts")),
    };
  });

/** Reads the types and docstrings of the library. */
export function readLibrary() {
  const { config } = ts.readConfigFile(join(source, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    source,
  );
  const files = [join(source, "ui/part.ts"), join(source, "strings/en.ts")];
  const program = ts.createProgram({
    rootNames: [...entries.map(({ file }) => file), ...files],
    options: { ...options, noEmit: true },
  });
  const checker = program.getTypeChecker();

  /** @type {Map<Symbol, Export>} */
  const found = new Map();
  /** @type {Map<Symbol, string>} The types of the library that something refers to, by name. */
  const referred = new Map();
  /** @type {Set<Node>} The declarations of all members. */
  const declared = new Set();
  for (const { name, file } of entries) {
    for (const exported of exportsOf(file)) {
      const symbol = resolve(exported);
      const known = found.get(symbol);
      if (known) known.entries.push(name);
      else found.set(symbol, readExport(exported.name, symbol, name));
    }
  }
  const compound = exportsOf(entries[0]?.file ?? "").flatMap((exported) =>
    partsOf(exported.name, resolve(exported)),
  );
  const exports = [...found.values(), ...compound];
  // A Map hands out what is added to it meanwhile: the types that a type refers to.
  for (const [symbol, type] of referred)
    if (!found.has(symbol)) found.set(symbol, readExport(type, symbol));
  /** @type {Set<string>} */
  const silent = new Set();
  // Last, since what a compiler reads first changes the order of members.
  for (const file of program.getSourceFiles()) if (isOurs(file)) findDefaults(file);
  return {
    exports,
    silent: [...silent],
    inner: [...found.values()].filter((each) => each.entries.length === 0),
    parts: readParts(),
    strings: readStrings(),
  };

  /** Finds options that code destructures with a default, and that do not state it. @param {Node} node */
  function findDefaults(node) {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      const property = checker.getTypeAtLocation(node.parent).getProperty(name);
      const states = property?.getJsDocTags(checker).some((tag) => tag.name === "default");
      for (const each of states ? [] : (property?.declarations ?? [])) {
        const owner = ts.findAncestor(each, ts.isInterfaceDeclaration);
        if (declared.has(each)) silent.add(`${owner?.name.text}.${name}`);
      }
    }
    ts.forEachChild(node, findDefaults);
  }

  /** @param {string} file */
  function exportsOf(file) {
    const read = program.getSourceFile(file);
    const module = read && checker.getSymbolAtLocation(read);
    if (!module) throw new Error(`${file} is no module.`);
    return checker.getExportsOfModule(module);
  }

  /** @param {Symbol} symbol */
  function resolve(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /**
   * @param {string} name
   * @param {Symbol} symbol
   * @param {string} [entry]
   * @param {Export["kind"]} [kind]
   * @returns {Export}
   */
  function readExport(name, symbol, entry, kind = kindOf(name, symbol)) {
    const declaration = declarationOf(symbol);
    const rendered = kind === "component" || kind === "part";
    const shape = rendered ? propsOf(symbol) : shapeOf(symbol, kind);
    return {
      ...documented(name, symbol),
      kind,
      entries: entry ? [entry] : [],
      file: relative(root, declaration.getSourceFile().fileName),
      signature: rendered ? "" : signatureOf(declaration, kind, shape),
      ...membersOf(shape, rendered ? undefined : declaration),
      inside: kind === "type" || kind === "class" ? insideOf(name, declaration) : [],
    };
  }

  /**
   * The parts that a component has as properties: `ElicitationForm.Message`.
   *
   * @param {string} owner
   * @param {Symbol} symbol
   * @returns {Export[]}
   */
  function partsOf(owner, symbol) {
    if (!/^[A-Z]/.test(owner) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
    const type = checker.getTypeOfSymbol(symbol);
    if (type.getConstructSignatures().length > 0) return [];
    return type.getProperties().flatMap((property) => {
      const declaration = property.valueDeclaration;
      if (!declaration || !/^[A-Z]/.test(property.name) || !isOurs(declaration)) return [];
      const value = ts.isShorthandPropertyAssignment(declaration)
        ? checker.getShorthandAssignmentValueSymbol(declaration)
        : ts.isPropertyAssignment(declaration)
          ? checker.getSymbolAtLocation(declaration.initializer)
          : undefined;
      if (!value) return [];
      const name = `${owner}.${property.name}`;
      return [readExport(name, resolve(value), entries[0]?.name, "part")];
    });
  }

  /**
   * @param {string} name
   * @param {Symbol} symbol
   * @returns {Export["kind"]}
   */
  function kindOf(name, symbol) {
    if (symbol.flags & ts.SymbolFlags.Class) return "class";
    if (!(symbol.flags & ts.SymbolFlags.Value)) return "type";
    if (/^use[A-Z]/.test(name)) return "hook";
    if (/^[A-Z]/.test(name)) return "component";
    return ts.isFunctionDeclaration(declarationOf(symbol)) ? "function" : "value";
  }

  /** @param {Symbol} symbol */
  function propsOf(symbol) {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const [props] = signature?.parameters ?? [];
    return props && checker.getTypeOfSymbol(props);
  }

  /**
   * @param {Symbol} symbol
   * @param {Export["kind"]} kind
   */
  function shapeOf(symbol, kind) {
    if (kind === "class") return checker.getDeclaredTypeOfSymbol(symbol);
    if (kind !== "type") return undefined;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return type.isUnion() || type.getCallSignatures().length > 0 ? undefined : type;
  }

  /**
   * The members of a type, of a union all of them, and the types that they or its declaration refer to.
   *
   * @param {Type | undefined} type
   * @param {Node} [declaration]
   */
  function membersOf(type, declaration) {
    const shaped = ts.TypeFlags.Object | ts.TypeFlags.Intersection;
    const types = (type?.isUnion() ? type.types : [type]).filter((each) => each);
    const properties = types.flatMap((each) =>
      each && each.flags & shaped ? checker.getPropertiesOfType(each) : [],
    );
    const ours = new Map();
    for (const property of properties.filter((each) => each.declarations?.some(isOurs))) {
      // One case of a union leaves out what another takes.
      // Only the compiler sees a member that is named by a symbol.
      if (property.name.startsWith("__@")) continue;
      const left = checker.getTypeOfSymbol(property).flags & ts.TypeFlags.Undefined;
      if (!left || !ours.has(property.name)) ours.set(property.name, property);
    }
    const nodes = [...ours.values()].flatMap((property) => property.declarations.filter(isOurs));
    for (const node of nodes) declared.add(node);
    return {
      element: properties.some(({ name }) => name === "className") && properties.length > 100,
      members: [...ours.values()].map(readMember),
      uses: [...new Set([declaration ?? [], nodes].flat().flatMap(referencesIn))],
    };
  }

  /**
   * The members written out in a declaration. Literals and cases of a union explain themselves.
   *
   * @param {string} owner
   * @param {Node} node
   * @returns {Documented[]}
   */
  function insideOf(owner, node) {
    /** @type {Documented[]} */
    const inside = [];
    ts.forEachChild(node, (child) => {
      if (ts.isBlock(child) || ts.isParameter(child) || ts.isUnionTypeNode(child)) return;
      const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Override;
      const isMember =
        ts.isTypeElement(child) ||
        (ts.isClassElement(child) && !child.name?.getText().startsWith("#"));
      if (isMember && ts.getCombinedModifierFlags(child) & hidden) return;
      const symbol = isMember && child.name && checker.getSymbolAtLocation(child.name);
      const isLiteral = /^(?:"[^"]*"|true|false|undefined)$/.test(
        "type" in child ? (/** @type {Node | undefined} */ (child.type)?.getText() ?? "") : "",
      );
      const name = symbol ? `${owner}.${symbol.name}` : owner;
      if (symbol && !isLiteral) inside.push(documented(name, symbol));
      inside.push(...insideOf(name, child));
    });
    return inside;
  }

  /**
   * @param {Node} node
   * @returns {string[]} The types of the library that are named in it.
   */
  function referencesIn(node) {
    /** @type {string[]} */
    const names = [];
    /** @param {Node} inside */
    const visit = (inside) => {
      if (ts.isBlock(inside) || ts.isHeritageClause(inside)) return;
      if (ts.isTypeReferenceNode(inside)) {
        const symbol = checker.getSymbolAtLocation(inside.typeName);
        const type = symbol && resolve(symbol);
        const named = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class;
        if (type && type.flags & named && type.declarations?.some(isOurs)) {
          names.push(type.name);
          referred.set(type, type.name);
        }
      }
      ts.forEachChild(inside, visit);
    };
    visit(node);
    return names;
  }

  /**
   * @param {Symbol} property
   * @returns {Member}
   */
  function readMember(property) {
    const declaration = property.declarations?.find(isOurs);
    return {
      ...documented(property.name, property),
      type: typeOf(property, declaration),
      optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    };
  }

  /**
   * @param {Symbol} symbol
   * @param {Node | undefined} declaration
   */
  function typeOf(symbol, declaration) {
    const method = declaration && ts.isMethodSignature(declaration);
    const written = method
      ? declaration.getText().replace(/^\w+\??/, "")
      : declaration && "type" in declaration && declaration.type
        ? /** @type {Node} */ (declaration.type).getText()
        : checker.typeToString(checker.getTypeOfSymbol(symbol));
    return oneLine(written)
      .replace(/;$/, "")
      .replace(/\( /g, "(")
      .replace(/, \)/g, ")")
      .replace(/ \| undefined$/, "");
  }

  /**
   * The head of a function, the type of a value, the whole of a type without members.
   *
   * @param {Node} declaration
   * @param {Export["kind"]} kind
   * @param {Type | undefined} shape
   */
  function signatureOf(declaration, kind, shape) {
    if (ts.isFunctionDeclaration(declaration)) {
      const text = declaration.getSourceFile().text;
      const { body } = declaration;
      return text
        .slice(declaration.getStart(), body ? body.getStart() : declaration.end)
        .replace(/^export (async )?/, "")
        .replace(/\{[^{}]*\}(?=: \w+)/, "options")
        .replace(/(options)(: \w+) = \{\}/, "$1?$2")
        .trim();
    }
    if (ts.isVariableDeclaration(declaration) && declaration.type && kind === "value")
      return `const ${declaration.name.getText()}: ${declaration.type.getText()};`;
    if (kind === "type" && (!shape || ts.isTypeAliasDeclaration(declaration))) {
      return declaration.getText().replace(/^export /, "");
    }
    return "";
  }

  /** @returns {Part[]} */
  function readParts() {
    const symbol = exportsOf(files[0] ?? "").find(({ name }) => name === "Parts");
    if (!symbol) return [];
    return checker
      .getDeclaredTypeOfSymbol(symbol)
      .getProperties()
      .map((part) => {
        const states = checker.getTypeOfSymbol(part).getProperties();
        return {
          ...documented(part.name, part),
          group: ts.findAncestor(declarationOf(part), ts.isInterfaceDeclaration)?.name.text ?? "",
          states: states.map((state) => documented(state.name, state)),
        };
      });
  }

  /** @returns {Words[]} */
  function readStrings() {
    const symbol = exportsOf(files[1] ?? "").find(({ name }) => name === "en");
    if (!symbol) return [];
    return checker
      .getTypeOfSymbol(symbol)
      .getProperties()
      .map((key) => {
        const declaration = declarationOf(key);
        const short = ts.isShorthandPropertyAssignment(declaration)
          ? checker.getShorthandAssignmentValueSymbol(declaration)
          : undefined;
        const value = short ? declarationOf(short) : declaration;
        const statement = ts.findAncestor(declaration, ts.isVariableStatement);
        const text = ts.hasOnlyExpressionInitializer(value) ? value.initializer?.getText() : "";
        return {
          ...documented(key.name, key),
          group: statement ? commentOf(statement) : "",
          words: oneLine(text ?? ""),
        };
      });
  }

  /** @param {Node} node */
  function commentOf(node) {
    const [comment] = ts.getJSDocCommentsAndTags(node);
    return comment && typeof comment.comment === "string" ? oneLine(comment.comment) : "";
  }

  /**
   * @param {string} name
   * @param {Symbol} symbol
   * @returns {Documented}
   */
  function documented(name, symbol) {
    /** @type {Record<string, string[]>} */
    const tags = {};
    for (const { name: tag, text } of symbol.getJsDocTags(checker)) {
      (tags[tag] ??= []).push(ts.displayPartsToString(text));
    }
    const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    return { name, doc: paragraphs(doc), tags };
  }
}

/** @param {Symbol} symbol */
function declarationOf(symbol) {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) throw new Error(`${symbol.name} is declared nowhere`);
  return declaration;
}

/** @param {Node} declaration */
function isOurs(declaration) {
  return declaration.getSourceFile().fileName.startsWith(source);
}

/**
 * The lines of a paragraph in one; lists and tables keep theirs.
 *
 * @param {string} text
 */
function paragraphs(text) {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => (/^\s*[-|]/m.test(paragraph) ? paragraph : oneLine(paragraph)))
    .join("\n\n");
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/\s+/g, " ").trim();
}
