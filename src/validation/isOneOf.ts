import type { OptionValue } from "../schema/Field.js";

/** Above this many options a set is worth building. */
const MIN_OPTIONS_FOR_SET = 64;

/** Weak: an index lives as long as the options that it belongs to. */
const indexes = new WeakMap<readonly OptionValue[], ReadonlySet<unknown>>();

/**
 * Whether a value is among the options of an `enum`. Ten thousand chosen out of ten thousand stay
 * cheap: long lists are indexed once.
 */
export function isOneOf(options: readonly OptionValue[], value: unknown): boolean {
  if (options.length <= MIN_OPTIONS_FOR_SET) return options.includes(value as OptionValue);
  let index = indexes.get(options);
  if (index?.size === undefined) {
    index = new Set<unknown>(options);
    indexes.set(options, index);
  }
  return index.has(value);
}
