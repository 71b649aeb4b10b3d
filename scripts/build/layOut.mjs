// @ts-check
import { parse } from "node:path";

/**
 * @typedef {object} Module
 * @property {string[]} imports The modules that it imports, and
 * @property {string[]} lazy those that it imports when they are wanted.
 * @property {boolean} client Whether it is for a browser alone: "use client".
 */

/** The rooms whose exports are imported one without the other. */
const screens = ["form", "consent", "receipt", "queue", "transports", "agents", "automation"];

/** The rooms whose exports need no file of their own where a screen needs them, too. */
const bases = ["elicitation", "url", "memory", "validation", "core", "strings"];

/**
 * State that a consent and its late code share. In a file with more, it would have esbuild and Bun cut
 * that file off from what the form's late code shares. And what the queue shares with components: from
 * their file it would bring all of that.
 */
const alone = new Set(["url/unicode.ts", "core/session.ts", "core/Emitter.ts"]);

/** What agents ask of a value as the form does; from the form's file they would bring all of that. */
const forAll = new Set(["core/json.ts"]);

/** The rooms of a backend, which have what a page does not need. */
const backend = ["relay"];

/**
 * Says which modules share a file of the published package.
 *
 * A bundler loads a file whole where any part of it is used, or is used by code that loads later. So
 * modules share a file where they are wanted by the same screens; where code that loads later wants
 * them too; and where they run in the browser alone ("use client") or on a server as well. A file
 * that imports another can then never be imported by it.
 *
 * @param {ReadonlyMap<string, Module>} modules
 * @param {readonly string[]} entries
 */
export function layOut(modules, entries) {
  /** @param {Iterable<string>} from */
  const reach = (from) => {
    const reached = new Set(from);
    for (const id of reached) for (const next of modules.get(id)?.imports ?? []) reached.add(next);
    return reached;
  };

  // What hosts test with takes late code at once, and ships in no product.
  const barrels = new Set(entries.filter((id) => /^(?!testing).*index\.ts$/.test(id)));
  const direct = [...barrels].flatMap((id) => modules.get(id)?.imports ?? []);
  const doors = [...new Set(direct)].filter((id) => !barrels.has(id));
  const early = new Map(
    [...screens, ...bases, ...backend].map((room) => [
      room,
      reach(doors.filter((id) => id.startsWith(`${room}/`))),
    ]),
  );
  const anyEarly = reach(doors);
  const asked = new Set([...modules.values()].flatMap(({ lazy }) => lazy));
  const lateCode = new Map([...asked].map((id) => [parse(id).name, reach([id])]));
  if (lateCode.size < asked.size) {
    const names = [...asked].map((id) => parse(id).name);
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    throw new Error(`Two modules that load late share a name: ${twice.join(", ")}.`);
  }
  // What a consent loads late must not bring the file of the form with it.
  const afterConsent = reach(
    [...(early.get("consent") ?? [])].flatMap((id) => modules.get(id)?.lazy ?? []),
  );
  /** @param {string} id */
  const lateWanting = (id) => [...lateCode.keys()].filter((name) => lateCode.get(name)?.has(id));

  const onServer = new Set(entries);
  for (const id of onServer) {
    const { client, imports = [], lazy = [] } = modules.get(id) ?? {};
    if (!client) for (const next of [...imports, ...lazy]) onServer.add(next);
  }
  const isForClient = (/** @type {string} */ id) => !onServer.has(id) || modules.get(id)?.client;

  /** @type {Map<string, string>} */
  const files = new Map();
  for (const id of new Set([...anyEarly, ...reach(asked)])) {
    if (entries.includes(id) || asked.has(id)) continue;
    const wanting = (/** @type {string[]} */ rooms) =>
      rooms.filter((room) => early.get(room)?.has(id));
    const kinds = [screens, bases, backend].map(wanting);
    const rooms = kinds.find((found) => found.length > 0) ?? [];
    // What late code wants, too, is little: one file for the screens that have it, or for the form.
    const shared = forAll.has(id)
      ? "consent"
      : ["consent", "form"].find((room) => rooms.includes(room));
    const late = lateWanting(id);
    const both = shared === "form" && afterConsent.has(id) && !isForClient(id);
    const named = both ? ["form", "consent"] : late.length > 0 && shared ? [shared] : rooms;
    // What checks answers comes with every form, and with it all that other late code shares with it.
    const withChecks = !shared && late.includes("checks");
    const common = late.length > 0 && (shared || late.length > 4) ? "base" : late.join("-");
    const base = withChecks ? "checks" : common;
    const parts = anyEarly.has(id)
      ? [...named, isForClient(id) ? "" : "plain", base]
      : ["late", base];
    if (alone.has(id)) {
      files.set(id, parse(id).name);
      continue;
    }
    files.set(id, parts.filter(Boolean).join("-"));
  }

  return {
    /**
     * The name of the file that a module is in; null where its bundler may choose.
     *
     * @param {string} id
     */
    fileOf: (id) => files.get(id) ?? null,
    /**
     * Whether any of these is for a browser alone.
     *
     * @param {readonly string[]} ids
     */
    isClient: (ids) => ids.some((id) => modules.get(id)?.client),
  };
}
