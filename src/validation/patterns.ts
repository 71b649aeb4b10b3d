import { allFields, type Field } from "../schema/Field.js";
import { lazy } from "../core/lazy.js";
import type { compilePattern, Pattern } from "./compilePattern.js";

/** The most steps (cost of the pattern times length of the text) that one text is searched for. */
const MAX_WORK = 10_000_000;

/** From how many steps on the clock is watched. */
const NOTABLE_WORK = 100_000;

/** Milliseconds of each second that may go into notable work. */
const MAX_MILLISECONDS_PER_SECOND = 300;

/** The cost of all patterns kept: about 400 bytes each. */
const MAX_KEPT_COST = 100_000;

/** Milliseconds of compiling after which the page gets a turn. */
const TASK_MILLISECONDS = 20;

/** Fits every text: where there is no pattern, or one that is not checked here. */
const ANY = { test: () => true };

/** The engine, once it has been loaded. */
let compile: typeof compilePattern | undefined;
export const lazyEngine = lazy("compilePattern", () => import("./compilePattern.js"));

/** The patterns read so far, the last used last; `null` for one that cannot be read. */
const cache = new Map<string, Pattern | null>();
let cachedCost = 0;

/**
 * Loads and prepares what checks the patterns of these fields: an engine that answers in linear
 * time, whatever a server sends. `undefined` when there is nothing to wait for.
 *
 * The promise never rejects. An engine that could not be loaded leaves the patterns to the server,
 * and the next call tries again.
 */
export function loadPatterns(fields: readonly Field[]): Promise<void> | undefined {
  return loadPatternSources(
    allFields(fields).flatMap(({ constraints }) => [
      constraints.pattern,
      constraints.items?.pattern,
    ]),
  );
}

/** The same of patterns that are given. */
export function loadPatternSources(
  given: readonly (string | undefined)[],
): Promise<void> | undefined {
  const sources = new Set<string>();
  for (const source of given) {
    if (source !== undefined && !cache.has(source)) sources.add(source);
  }
  return sources.size === 0 ? undefined : prepare([...sources]);
}

async function prepare(sources: readonly string[]): Promise<void> {
  // Offline, perhaps. The form works without.
  compile ??= (await lazyEngine.load().catch(() => undefined))?.compilePattern;
  if (!compile) return;
  let cost = 0;
  let start = performance.now();
  for (const source of sources) {
    // A pattern that is too large to cache is compiled when it is needed.
    if (cost > MAX_KEPT_COST / 2) return;
    cost += costOf(source, read(source) ?? null);
    if (performance.now() - start > TASK_MILLISECONDS) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
  }
}

/**
 * Whether a pattern is left to the server: it cannot be read here, or the engine is not loaded.
 * Ask again once the promise of `loadPatterns` has resolved.
 */
export function isPatternUnchecked(pattern: string): boolean {
  return !lookUp(pattern);
}

/** Replaces `new RegExp` in ajv's validators. Called for every text, also without a pattern. */
export function compiledPattern(source: string | undefined): { test(text: string): boolean } {
  if (source === undefined || !compile) return ANY;
  const pattern = lookUp(source);
  if (!pattern) return ANY;
  return { test: (text) => search(pattern, text) };
}

/** A text that would take too long is left to the server. */
function search(pattern: Pattern, text: string): boolean {
  const work = pattern.cost * text.length;
  if (work <= NOTABLE_WORK) return pattern.test(text);
  if (work > MAX_WORK) return true;
  return (
    withinShare((elapsed) => {
      const found = pattern.test(text);
      if (elapsed() > TASK_MILLISECONDS) pattern.forget();
      return found;
    }) ?? true
  );
}

function lookUp(source: string): Pattern | null | undefined {
  return cache.has(source) ? read(source) : withinShare(() => read(source));
}

/** Reads a pattern, and forgets those not used for longest when there are too many. */
function read(source: string): Pattern | null | undefined {
  let pattern = cache.get(source);
  if (pattern === undefined) {
    if (!compile) return undefined;
    pattern = compile(source) ?? null;
    cachedCost += costOf(source, pattern);
  } else {
    cache.delete(source);
  }
  cache.set(source, pattern);
  for (const [oldest, old] of cache) {
    if (cachedCost <= MAX_KEPT_COST) break;
    cache.delete(oldest);
    cachedCost -= costOf(oldest, old);
  }
  return pattern;
}

function costOf(source: string, pattern: Pattern | null): number {
  return source.length + (pattern?.cost ?? 0);
}

let shareSince = 0;
let shareUsed = 0;

/**
 * Runs what may be slow, unless such work has taken its share of this second: many hostile
 * patterns together must not freeze a page either.
 */
function withinShare<T>(run: (elapsed: () => number) => T): T | undefined {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  if (start - shareSince > 1_000) {
    shareSince = start;
    shareUsed = 0;
  }
  if (shareUsed > MAX_MILLISECONDS_PER_SECOND) return undefined;
  try {
    return run(elapsed);
  } finally {
    shareUsed += elapsed();
  }
}

/**
 * Compiles the patterns of a form, and returns the fields with patterns that only the server can
 * check.
 *
 * These are all of them if the pattern code could not be loaded.
 *
 * @throws the error of loading, once. The next call loads again.
 */
export async function findUnchecked(
  fields: readonly Field[],
  tell: (unchecked: ReadonlySet<Field>) => void,
): Promise<void> {
  const engine = lazyEngine.load();
  await engine.catch(() => {});
  await loadPatterns(fields);
  const unchecked = fields.filter(({ constraints }) =>
    [constraints.pattern, constraints.items?.pattern].some(
      (pattern) => pattern !== undefined && isPatternUnchecked(pattern),
    ),
  );
  tell(new Set(unchecked));
  await engine;
}
