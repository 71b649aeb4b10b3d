// @ts-check
import { onImport } from "./onImport.mjs";

/**
 * What each room of `src` may import of the others, and the sentence that refuses the rest. To add a
 * room, add a row. `react` says where React may be: in every file, in one, or missing, in none.
 *
 * @type {Record<string, { imports: string, react?: boolean | RegExp, why: string }>}
 */
// oxfmt-ignore
const rooms = {
  strings: { imports: "text lazy", why: "strings holds words alone: it may import text and nothing else of src, but for what loads a language." },
  text: { imports: "strings", why: "text is a base that every room may stand on: it may import strings and nothing else of src." },
  time: { imports: "", why: "time is a base that every room may stand on: it imports nothing of src." },
  lazy: { imports: "", why: "lazy is a base that every room may stand on: it imports nothing of src." },
  protocol: { imports: "text strings time lazy", why: "protocol is the first room: every other may import it, so it imports none of them." },
  schema: { imports: "protocol text strings time lazy", why: "protocol <- schema <- validation <- form: schema may import protocol alone, besides the bases." },
  validation: { imports: "schema protocol text strings time lazy", why: "protocol <- schema <- validation <- form: validation may import schema and protocol, besides the bases." },
  nested: { imports: "schema validation parts protocol text strings lazy", react: /OutlineAnswer\.tsx$/, why: "schema, validation <- nested <- form, receipt: nested tells how a question with parts is drawn and its answer read; it may import schema, validation, parts, protocol and the bases, and knows no form." },
  memory: { imports: "protocol schema text strings time lazy", why: "protocol <- schema <- memory <- form: memory may import protocol and schema; it knows what is kept and where, not how it is shown." },
  url: { imports: "protocol text strings time lazy", why: "protocol <- url <- consent: url may import protocol alone, besides the bases." },
  answering: { imports: "protocol time", why: "answering is what screens decide by, drawn nowhere: it may import protocol and time, so that Node can test it." },
  hooks: { imports: "answering protocol text strings time lazy", react: true, why: "hooks are shared by all screens, so they know none: they may import answering, protocol and the bases." },
  parts: { imports: "answering hooks protocol text strings time lazy", react: true, why: "parts are shared by form and consent, so they know neither: they may import answering, hooks, protocol and the bases." },
  form: { imports: "protocol schema validation nested memory parts answering hooks text strings time lazy", react: true, why: "form, consent and transport never import one another, and form knows no queue and no URL: choosing between them is the work of elicitation." },
  consent: { imports: "url parts answering hooks protocol text strings time lazy", react: true, why: "protocol <- url <- consent: consent may import url, parts and protocol; it knows no form, no queue and no transport." },
  receipt: { imports: "schema nested parts answering hooks protocol text strings lazy", react: true, why: "receipt shows what is over, in a few bytes: it may import schema, nested, parts and protocol, besides the bases, and nothing that asks, checks or opens." },
  elicitation: { imports: "form consent queue schema parts answering hooks protocol text strings time lazy", react: true, why: "elicitation chooses between form and consent, shows what a queue holds, and has questions asked back: it may import these, schema, parts, protocol and the bases, and leaves the rest to them." },
  queue: { imports: "protocol text strings time lazy", react: /useElicitation\.\w+$/, why: "protocol <- queue <- transport: queue may import protocol alone, besides the bases." },
  transport: { imports: "queue protocol text strings time lazy", why: "protocol <- queue <- transport: transport may import queue and protocol; what is shown to a person is none of its business." },
  relay: { imports: "transport queue protocol time", why: "protocol <- queue <- transport <- relay: relay carries the questions of queues to pages elsewhere, on servers and at the edge; it may import transport, queue, protocol and time, and nothing that is shown." },
  agents: { imports: "transport queue schema protocol time", why: "protocol <- queue <- transport <- agents: agents reads what frameworks of agents ask, and writes what they are answered; it may import transport, queue, schema, protocol and time, and nothing that is shown." },
  automation: { imports: "schema validation queue protocol text strings time lazy", why: "automation answers in place of a person, so it may import what a form is read and checked by (schema, validation) and the words of the queue; it shows nothing and knows no wire." },
  testing: { imports: "elicitation form consent queue parts answering hooks validation nested url schema time", react: true, why: "testing is for the tests of hosts alone: it has all code that comes late be there at once, and it may import what that is; nothing imports it." },
};

const REACT =
  /^(react|react-dom|radix-ui|@radix-ui\/[^/]+|@tanstack\/react-[a-z]+|react-hook-form|@hookform\/resolvers)(\/|$)/;

/**
 * Packages that one room alone may import, or none; `not` are the rooms that may not.
 *
 * @type {{ name: RegExp, only?: string, not?: string, why: string }[]}
 */
// oxfmt-ignore
const packages = [
  { name: /^@(modelcontextprotocol|agentclientprotocol|ag-ui|ai-sdk|langchain|anthropic-ai)\//, only: "none", why: "The library fits every SDK and depends on none: describe the shape needed as a type of our own. SDKs belong in tests, stories and e2e." },
  { name: /^ajv(-[a-z]+)?(\/|$)/, only: "validation", why: "Only validation knows ajv, so that the engine can be changed in one room." },
  { name: /^(react-hook-form|@hookform\/resolvers)(\/|$)/, only: "form", why: "Only form knows react-hook-form: a draft is the form's own business." },
  { name: /^radix-ui$/, only: "none", why: "Import one part by its own path (radix-ui/checkbox): through the barrel, bundlers put every part in the first chunk." },
  { name: /^(radix-ui|@radix-ui\/[^/]+|@tanstack\/react-[a-z]+)(\/|$)/, not: "receipt", why: "A history shows hundreds of receipts: they are plain elements alone." },
];

/** Refuses an import that runs against the direction of the rooms, or of a package that is not theirs. */
export const roomsRule = {
  /** @param {any} context */
  create(context) {
    const [, file = ""] = /^.*[/\\]src[/\\](.+)$/.exec(context.filename) ?? [];
    const path = file.replaceAll("\\", "/");
    if (!path) return {};
    const own = roomOf(path);
    const room = rooms[own];
    if (own && !room) {
      const message = `${own} is a new room: say in .dev/lint/rooms.mjs what it may import, and why.`;
      return { Program: (/** @type {any} */ node) => context.report({ node, message }) };
    }
    return onImport((node, name) => {
      /** @param {string} message */
      const refuse = (message) => context.report({ node, message });
      if (name.startsWith(".")) {
        const { pathname } = new URL(name, `file:///src/${path}`);
        const other = roomOf(pathname.replace(/^\/src\//, ""));
        if (room && other !== own && !room.imports.split(" ").includes(other)) refuse(room.why);
        return;
      }
      for (const { name: pattern, only, not, why } of packages) {
        if (pattern.test(name) && (only ? only !== own : not === own)) refuse(why);
      }
      if (!room || !REACT.test(name) || isOfTypes(node) || mayUseReact(room.react, path)) return;
      refuse(
        own === "queue"
          ? "The queue lives outside React: only useElicitation may import it."
          : "This room runs in Node and in workers as well: no React here.",
      );
    });
  },
};

/** @param {string} path within `src`; what stands at its top, such as the front door, is in no room. */
function roomOf(path) {
  return path.includes("/") ? (path.split("/")[0] ?? "") : "";
}

/**
 * @param {boolean | RegExp | undefined} react
 * @param {string} path
 */
function mayUseReact(react, path) {
  return react instanceof RegExp ? react.test(path) : react === true;
}

/**
 * Whether nothing but types is imported, so that nothing is left of it when the code runs.
 *
 * @param {any} node
 */
function isOfTypes(node) {
  if (node.type === "TSImportType") return true;
  if ((node.importKind ?? node.exportKind) === "type") return true;
  const specifiers = node.specifiers ?? [];
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (/** @type {any} */ { importKind, exportKind }) => (importKind ?? exportKind) === "type",
    )
  );
}
