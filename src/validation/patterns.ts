import * as limits from "../core/limits.js";
import { allFields, type Field } from "../schema/Field.js";
import type { Budget } from "../core/Budget.js";
import { lazy } from "../core/lazy.js";
import type { compilePattern, Pattern } from "./compilePattern.js";

/** The most work (cost of the pattern times length of the text) that one text is searched for. */
const MAX_WORK = 10_000_000;

/** From how much work on it is measured by the clock, because it may take no time at all. */
const NOTABLE_WORK = 100_000;

/** How much work a step of the budget is. */
const WORK_PER_STEP = 20;

/** The cost of all patterns kept: about 400 bytes each. */
const MAX_KEPT_COST = 100_000;

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
  return loadPatternSources(allFields(fields).flatMap(patternsOf));
}

/** The patterns of a field and of its items. */
function patternsOf({ constraints: { pattern, items } }: Field): string[] {
  return [pattern, items?.pattern].filter((each) => each !== undefined);
}

/** Loads and prepares patterns, like `loadPatterns`. */
export function loadPatternSources(given: readonly string[]): Promise<void> | undefined {
  const sources = new Set(given.filter((source) => !cache.has(source)));
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
    if (performance.now() - start > limits.taskMilliseconds) {
      await new Promise((resolve) => setTimeout(resolve));
      start = performance.now();
    }
  }
}

/**
 * Whether a pattern is left to the server: it cannot be read here, or the engine is not loaded.
 * Ask again once the promise of `loadPatterns` has resolved.
 */
export function isPatternUnchecked(pattern: string, budget: Budget): boolean {
  return !budget.within(() => lookUpPattern(pattern, budget));
}

/** Whether a text fits a pattern. Any does if the pattern, or the search, is left to the server. */
export function fitsPattern(source: string, text: string, budget: Budget): boolean {
  const find = () => {
    const pattern = lookUpPattern(source, budget);
    return !pattern || searchPattern(pattern, text, budget);
  };
  return budget.within(find) ?? true;
}

/** The budget of the value that is being validated. */
let current: Budget | undefined;

/** Runs a generated validator, whose patterns spend a budget. */
export function searchingOn<T>(budget: Budget, run: () => T): T {
  const before = current;
  current = budget;
  try {
    return run();
  } finally {
    current = before;
  }
}

/** Replaces `new RegExp` in ajv's validators. Called for every text, also without a pattern. */
export function compiledPattern(source: string | undefined): { test(text: string): boolean } {
  const budget = current;
  if (source === undefined || !budget) return ANY;
  return { test: (text) => fitsPattern(source, text, budget) };
}

/** A text that would take too long is left to the server. */
function searchPattern(pattern: Pattern, text: string, budget: Budget): boolean {
  const work = pattern.cost * text.length;
  if (work > MAX_WORK) return true;
  if (work <= NOTABLE_WORK) {
    budget.spend(work / WORK_PER_STEP);
    return pattern.test(text);
  }
  return budget.timed(() => {
    const start = performance.now();
    const found = pattern.test(text);
    if (performance.now() - start > limits.taskMilliseconds) pattern.forget();
    return found;
  });
}

function lookUpPattern(source: string, budget: Budget): Pattern | null | undefined {
  return cache.has(source) || !compile ? read(source) : budget.timed(() => read(source));
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

/**
 * Compiles the patterns of a form, and passes on the fields with patterns that only the server can
 * check.
 *
 * These are all of them if the pattern code could not be loaded.
 *
 * @throws the error of loading, once. The next call loads again.
 */
export async function findUnchecked(
  fields: readonly Field[],
  budget: Budget,
  tell: (unchecked: ReadonlySet<Field>) => void,
): Promise<void> {
  if (!fields.some((field) => patternsOf(field).length > 0)) return;
  const engine = lazyEngine.load();
  await engine.catch(() => {});
  await loadPatterns(fields);
  const unchecked = fields.filter((field) =>
    patternsOf(field).some((pattern) => isPatternUnchecked(pattern, budget)),
  );
  tell(new Set(unchecked));
  await engine;
}
