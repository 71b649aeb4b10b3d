import type { RE2JS } from "re2js";

import type { Field } from "../schema/Field.js";
import { translatePattern } from "./translatePattern.js";

/** A pattern that can be matched. */
interface Pattern {
  test(text: string): boolean;
}

/** The engine, once it has been loaded. */
let engine: typeof RE2JS | undefined;

/** The engine on its way. */
let loading: Promise<void> | undefined;

/** The patterns read so far, the most recently used last; `null` for one that cannot be read. */
const patterns = new Map<string, Pattern | null>();

/** How many characters the patterns kept may have together. */
const CAPACITY = 100_000;

let kept = 0;

/** Holds for every text: where there is no pattern, or one that is not checked here. */
const ANY: Pattern = { test: () => true };

/**
 * Loads the engine for regular expressions when one of the fields has a pattern; `undefined` when
 * there is nothing to load. The engine answers in linear time, whatever pattern a server sends.
 *
 * The promise never rejects: an engine that could not be loaded leaves the patterns to the server,
 * and the next call tries again.
 */
export function loadPatterns(fields: readonly Field[]): Promise<void> | undefined {
  if (engine || !fields.some(hasPattern)) return undefined;
  loading ??= loadEngine();
  return loading;
}

async function loadEngine(): Promise<void> {
  try {
    engine = (await import("re2js")).RE2JS;
  } catch {
    // Offline, perhaps: the form works without it.
  } finally {
    loading = undefined;
  }
}

/**
 * Whether a pattern is left to the server: it is not of this dialect, too large, or the engine is
 * not loaded.
 */
export function isPatternUnchecked(pattern: string): boolean {
  return readPattern(pattern) === null;
}

/** What ajv calls in place of `new RegExp`: for every text, also where there is no pattern. */
export function compiledPattern(source: string | undefined): Pattern {
  return (source === undefined ? null : readPattern(source)) ?? ANY;
}

function hasPattern(field: Field): boolean {
  const { pattern, items } = field.constraints;
  if (pattern !== undefined || items?.pattern !== undefined) return true;
  return "other" in field && field.other !== undefined && hasPattern(field.other);
}

function readPattern(source: string): Pattern | null {
  if (!engine) return null;
  let pattern = patterns.get(source);
  if (pattern === undefined) {
    pattern = compile(engine, source);
    kept += source.length;
  } else {
    patterns.delete(source);
  }
  patterns.set(source, pattern);
  for (const [oldest] of patterns) {
    if (kept <= CAPACITY) break;
    patterns.delete(oldest);
    kept -= oldest.length;
  }
  return pattern;
}

function compile(re2: typeof RE2JS, source: string): Pattern | null {
  const translated = translatePattern(source);
  if (translated === undefined) return null;
  try {
    const compiled = re2.compile(translated);
    return { test: (text) => compiled.test(text) };
  } catch {
    return null;
  }
}
