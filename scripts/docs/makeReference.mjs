// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";
import { firstSentence, listPages, proseOf, sections } from "./listPages.mjs";
import { readManual } from "./readManual.mjs";

/*
 * Makes docs/reference, docs/README.md, llms.txt and the SDK table of docs/compatibility.md.
 * `node scripts/docs/makeReference.mjs`, a part of `npm run api`, writes them.
 */

/**
 * @typedef {object} Page A page of the reference.
 * @property {string[]} names The names on it. The types that only they refer to follow by themselves.
 * @property {string} [title] If it is not the name of the page.
 * @property {string} [intro]
 * @property {string[]} [elements] Which groups of elements it renders.
 */

/** The pages, by topic. @type {Record<string, Record<string, Page>>} */
const topics = JSON.parse(readFileSync(join(root, "scripts/docs/topics.json"), "utf8"));

/** @typedef {import("./readLibrary.mjs").Export} Export */
/** @typedef {import("./readLibrary.mjs").Member} Member */

/** @typedef {(name: string) => string} Link A link to a name, or the name alone. */

const INTRO =
  "Every public name, by topic. `/core` stands for `react-elicitation/core`, which runs without React.";
const NOTE = "<!-- Written by `npm run api` from the types and docstrings. Do not edit. -->";

/**
 * Makes the pages of the API reference.
 *
 * @returns {Promise<Record<string, string>>} Their text, by path.
 */
export async function makeReference() {
  const manual = await readManual();
  const all = [...manual.exports, ...manual.inner];
  const pages = Object.values(topics).flatMap((group) => Object.entries(group));
  /** @type {Map<string, string>} The page of each name. */
  const places = new Map(pages.flatMap(([page, { names }]) => names.map((name) => [name, page])));
  for (const { name, kind } of all) {
    if (kind === "part") places.set(name, "form-layout");
    const component = name.replace(/Props$/, "");
    if (component !== name && places.has(component)) places.set(name, component);
  }
  placeTypes(all, places);
  const lost = all.filter(({ name }) => !places.has(name)).map(({ name }) => name);
  if (lost.length > 0) throw new Error(`Add to scripts/docs/topics.json: ${lost.join(", ")}`);

  /** @type {Link} */
  const link = (name) => {
    const page = places.get(name);
    const anchor = page === name ? "" : `#${slug(name)}`;
    return page ? `[\`${name}\`](${page}.md${anchor})` : `\`${name}\``;
  };
  /** @type {Record<string, Table>} */
  const tables = { elements, errors, strings, tokens, "url-findings": findings };
  /** @type {Record<string, string>} */
  const made = {};
  /** @type {string[]} */
  const index = [];
  for (const [topic, group] of Object.entries(topics)) {
    /** @type {string[][]} */
    const rows = [];
    for (const [page, { title = page, intro, names, elements: styled }] of Object.entries(group)) {
      const here = all.filter(({ name }) => places.get(name) === page);
      const rank = (/** @type {Export} */ { name }) => names.indexOf(name) + 1 || names.length + 1;
      here.sort((a, b) => rank(a) - rank(b));
      const main = here.find(({ name }) => name === page);
      const tableOf = tables[page];
      const groups = styled?.map((each) => `[${each}](elements.md#${slug(each)})`).join(", ");
      made[`docs/reference/${page}.md`] = text(
        `# ${title}`,
        NOTE,
        intro,
        main && section(main, 1, link),
        groups && `## Data attributes\n\nElements to style: ${groups}.`,
        tableOf?.(manual, link),
        ...here.filter((each) => each !== main).map((each) => section(each, 2, link, main)),
      ).replaceAll(`](${page}.md#`, "](#");
      if (!main) rows.push([`[${title}](${page}.md)`, "", intro ?? ""]);
      for (const { name, kind, doc, entries } of here) {
        const from = entries.map((entry) => `\`${entry.replace("react-elicitation/", "/")}\``);
        if (from.length > 0 && kind !== "part")
          rows.push([link(name), from.join(", "), prose(firstSentence(doc))]);
      }
    }
    index.push(`## ${topic}`, table(["Name", "Import from", "Description"], rows));
  }
  made["docs/reference/README.md"] = text("# API reference", NOTE, INTRO, ...index);
  return made;
}

/** Makes llms.txt: see https://llmstxt.org */
export function makeLlms() {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  return text(
    "# react-elicitation",
    `> ${firstSentence(proseOf(readme))}`,
    ...listSections("docs/", ({ summary }) => `: ${summary}`),
  );
}

/** Makes docs/README.md, the index of the documentation. */
export function makeIndex() {
  return text(
    "# Documentation",
    "New here? Start with the [quick start](start/quick-start.md). For questions, see the [FAQ](help/faq.md) or [troubleshooting](help/troubleshooting.md).",
    ...listSections("", (page) => (page.section === "Reference" ? "" : `: ${page.summary}`)),
  );
}

/** The SDKs that tests use, by their names, and the guide of each. */
const sdks = {
  "@modelcontextprotocol/client": "start/connect-an-mcp-client.md",
  "@modelcontextprotocol/sdk": "guides/mcp-sdk-v1.md",
  "@modelcontextprotocol/ext-tasks": "guides/mcp-tasks.md",
  "@agentclientprotocol/sdk": "guides/acp.md",
  ai: "guides/vercel-ai-sdk.md",
  "@ai-sdk/mcp": "guides/vercel-ai-sdk.md",
  "@assistant-ui/react": "guides/assistant-ui.md",
  "@copilotkit/react-core": "guides/copilotkit.md",
  "@langchain/langgraph": "guides/langgraph.md",
  "@ag-ui/client": "guides/ag-ui.md",
  "@anthropic-ai/claude-agent-sdk": "guides/claude-agent-sdk.md",
  "@openai/agents-core": "guides/openai-agents.md",
  next: "guides/nextjs.md",
};

/** Makes the table of the SDKs under test, with the versions of the lock files. */
function makeVersions() {
  const locks = ["package-lock.json", "e2e/consumers/package-lock.json"].map((path) =>
    JSON.parse(readFileSync(join(root, path), "utf8")),
  );
  const rows = Object.entries(sdks).map(([name, guide]) => {
    const versions = locks.flatMap(
      ({ packages }) => packages[`node_modules/${name}`]?.version ?? [],
    );
    return [`[\`${name}\`](${guide})`, [...new Set(versions)].join(", ")];
  });
  return table(["SDK", "tested version"], rows);
}

/** Returns the compatibility page with the present table of SDKs. */
export function makeCompatibility() {
  const page = readFileSync(join(root, "docs/compatibility.md"), "utf8");
  const [start, end] = ["<!-- sdks:start -->", "<!-- sdks:end -->"];
  const [before = "", rest = ""] = page.split(start);
  return `${before}${start}\n\n${makeVersions()}\n\n${end}${rest.split(end)[1] ?? ""}`;
}

/**
 * Lists the pages of each section.
 *
 * @param {string} folder in front of the path of each page
 * @param {(page: import("./listPages.mjs").Page) => string} describe what stands behind a link
 */
function listSections(folder, describe) {
  const pages = listPages();
  return Object.keys(sections).map((name) => {
    const lines = pages
      .filter((page) => page.section === name)
      .map((page) => `- [${page.title}](${folder}${page.path})${describe(page)}`);
    return lines.length > 0 && `## ${name}\n\n${lines.join("\n")}`;
  });
}

/**
 * Gives each type without a page that of its only user. Types of several pages are on a page of their own.
 *
 * @param {Export[]} all
 * @param {Map<string, string>} places
 */
function placeTypes(all, places) {
  const uses = new Map(all.map((each) => [each.name, each.uses]));
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  /** @type {(name: string, page: string) => void} */
  const visit = (name, page) => {
    for (const used of uses.get(name) ?? []) {
      const known = users.get(used) ?? new Set();
      if (places.has(used) || known.has(page)) continue;
      users.set(used, known.add(page));
      visit(used, page);
    }
  };
  for (const [name, page] of places) visit(name, page);
  for (const { name, kind } of all) {
    if (places.has(name) || kind !== "type") continue;
    const [page = "types", another] = users.get(name) ?? [];
    places.set(name, another ? "types" : page);
  }
}

/**
 * Documents a public name, or a type that one refers to.
 *
 * @param {Export} entry
 * @param {number} level of its heading
 * @param {Link} link
 * @param {Export} [main] the name that its page is about
 */
function section(entry, level, link, main) {
  const { name, kind, doc, tags, entries, signature, members, element, uses } = entry;
  const isComponent = kind === "component";
  // Documented elsewhere: the props of a component, in parts or whole, and strings.
  const owner = link(name.replace(/Props$/, ""));
  const documented = new Set(main?.members.map((member) => member.name));
  const isPart = members.length > 0 && members.every((member) => documented.has(member.name));
  const isRepeated =
    /^[A-Z]\w*Strings$/.test(name) || (name.endsWith("Props") && !owner.includes("#")) || isPart;
  const examples = (tags.example ?? []).map((example, at) => {
    const type = kind === "type" ? "type " : "";
    const isLoaded = at > 0 || kind === "part" || example.includes(`import { ${name}`);
    return code(
      `${isLoaded ? "" : `import ${type}{ ${name} } from "${entries[0]}";\n\n`}${example.trim()}`,
    );
  });
  const events = members.filter((member) => isComponent && /^on[A-Z]/.test(member.name));
  // An error has a name that everybody knows.
  const others = members.filter(
    (each) => !events.includes(each) && each.doc + each.type !== "string",
  );
  const tables = [
    others.length > 0 && text(isComponent && level === 1 && "## Props", membersTable(others, link)),
    events.length > 0 && text(level === 1 && "## Events", membersTable(events, link)),
    element && "Other props, such as `className`, `ref` and handlers, go to its HTML element.",
  ];
  const linked = tables.join();
  const types = uses.map(link).filter((used) => !linked.includes(used));
  const from = entries.map((each) => `\`${each}\``).join(" or ");
  return text(
    level > 1 && `## ${name}`,
    prose(doc),
    ...examples,
    !isComponent && !isRepeated && signature && code(signature),
    notes(tags),
    ...(isRepeated ? [] : tables),
    isPart && `Described above: ${members.map((member) => `\`${member.name}\``).join(", ")}.`,
    !isRepeated && types.length > 0 && `Types: ${types.join(", ")}.`,
    kind !== "part" && (from ? `Import from ${from}.` : "Not exported."),
  );
}

/** @param {Record<string, string[]>} tags */
function notes(tags) {
  return ["param", "returns", "throws", "keyboard", "see"]
    .flatMap((tag) =>
      [...new Set(tags[tag])].map((note) => {
        const words = note.replace(/\s+/g, " ").replace(/^\{(\w+)\}/, "`$1`");
        if (tag === "param") return `- ${prose(words.replace(/^(\w+) (- )?/, "`$1`: "))}`;
        return `- ${tag.charAt(0).toUpperCase()}${tag.slice(1)}: ${prose(words)}`;
      }),
    )
    .join("\n");
}

/**
 * @param {Member[]} members
 * @param {Link} link
 */
function membersTable(members, link) {
  return table(
    ["Name", "Type", "Default", "Description"],
    members.map(({ name, type, optional, doc, tags }) => [
      `\`${name}${optional ? "?" : ""}\``,
      /^\w+$/.test(type) ? link(type) : `\`${type.replace(/^\((\([^()]*\) => [^()]*)\)$/, "$1")}\``,
      tags.default ? `\`${tags.default[0]?.replaceAll("`", "")}\`` : "",
      text(prose(doc), notes({ ...tags, param: [], returns: [] })),
    ]),
  );
}

/** @typedef {(manual: import("./readManual.mjs").Manual, link: Link) => string} Table */

/** @type {Table} */
const elements = ({ parts }) =>
  grouped(parts, ["Element", "Description", "States"], (part) => [
    `\`${part.name}\``,
    prose(part.doc),
    part.states.map((state) => `\`data-${state.name}\`: ${prose(state.doc)}`).join("<br>"),
  ]);

/** @type {Table} */
const strings = ({ strings: all }) =>
  grouped(all, ["Key", "English", "Shown"], ({ name, words, doc }) => [
    `\`${name}\``,
    `\`${words.length > 160 ? `${words.slice(0, 160)}…` : words}\``,
    prose(doc),
  ]);

/** @type {Table} */
const tokens = ({ tokens: all }) =>
  grouped(all, ["Token", "Default", "Description"], ({ name, standard, doc }) => [
    `\`${name}\``,
    `\`${standard}\``,
    prose(doc),
  ]);

/** @type {Table} */
const findings = ({ findings: all }) =>
  table(
    ["Code", "Level", "Text in English, for example"],
    all.map(({ code: name, level, words }) => [`\`${name}\``, level, prose(words)]),
  );

/** @type {Table} */
const errors = ({ exports }, link) =>
  table(
    ["Class", "Code", "Thrown by"],
    exports
      .filter(({ kind }) => kind === "class")
      .map(({ name, members }) => [
        link(name),
        members
          .filter((member) => member.name === "code")
          .map(({ type }) => link(type))
          .join(),
        exports
          .flatMap((thrower) => {
            /** @param {{ tags: Record<string, string[]> }} documented */
            const throws = ({ tags }) => tags.throws?.some((what) => what.includes(name));
            const methods = thrower.members.filter(throws);
            return [
              ...(throws(thrower) ? [link(thrower.name)] : []),
              ...methods.map((method) => `\`${method.name}\` of ${link(thrower.name)}`),
            ];
          })
          .join(", "),
      ]),
  );

/**
 * A table for each group. Groups are interfaces (`FormFlowParts`: "Form flow") or sentences.
 *
 * @template {{ group: string }} T
 * @param {readonly T[]} all
 * @param {string[]} headings
 * @param {(each: T) => string[]} row
 */
function grouped(all, headings, row) {
  const groups = [...new Set(all.map(({ group }) => group))].map((group) => {
    const words = group.replace(/(Parts|Elements)$/, "").replace(/(?<=[a-z])[A-Z]/g, " $&");
    const rows = all.filter((each) => each.group === group).map(row);
    const name = words.includes(". ") || words === group ? group : words.toLowerCase();
    const heading = firstSentence(name).replace(/\.$/, "");
    return `## ${heading.charAt(0).toUpperCase()}${heading.slice(1)}\n\n${table(headings, rows)}`;
  });
  return text(...groups);
}

/**
 * @param {string[]} headings
 * @param {string[][]} rows
 */
function table(headings, rows) {
  const cell = (/** @type {string} */ value) =>
    value
      .replaceAll("|", "\\|")
      .replace(/(^|\n+)- /g, (_, before) => `${before && "<br>"}• `)
      .replace(/\s*\n\s*/g, " ");
  // Without the columns that are empty.
  const kept = headings.map((_, at) => rows.some((row) => row[at] !== ""));
  return [headings, headings.map(() => "---"), ...rows]
    .map((cells) => cells.filter((_, at) => kept[at]).map(cell))
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

/**
 * Text of a docstring: its marks are those of Markdown, and none of it is HTML.
 *
 * @param {string} doc
 */
function prose(doc) {
  return doc
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith("`") ? piece : piece.replaceAll("<", "&lt;")))
    .join("")
    .replace(/^(?![-\s])(.+)\n(?=- )/gm, "$1\n\n")
    .trim();
}

/** @param {string} body */
function code(body) {
  return `\`\`\`tsx\n${body}\n\`\`\``;
}

/** @param {string} heading */
function slug(heading) {
  return heading.toLowerCase().replaceAll(" ", "-").replaceAll(".", "");
}

/** Paragraphs. @param {...(string | false | undefined | 0)} paragraphs */
function text(...paragraphs) {
  return paragraphs
    .filter((each) => each)
    .join("\n\n")
    .trim();
}

if (process.argv[1] === import.meta.filename) {
  rmSync(join(root, "docs/reference"), { recursive: true, force: true });
  mkdirSync(join(root, "docs/reference"));
  for (const [path, page] of Object.entries(await makeReference()))
    writeFileSync(join(root, path), `${page}\n`);
  writeFileSync(join(root, "llms.txt"), `${makeLlms()}\n`);
  writeFileSync(join(root, "docs/README.md"), `${makeIndex()}\n`);
  writeFileSync(join(root, "docs/compatibility.md"), makeCompatibility());
}
