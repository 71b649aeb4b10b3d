import { RE2JS } from "re2js";

import { translatePattern } from "./translatePattern.js";

/** A pattern that can be searched for in linear time. */
export interface Pattern {
  /** Roughly how many steps each character of a text takes at most. */
  cost: number;
  test(text: string): boolean;
  /** Gives back what has been remembered of former texts: up to 8 MB. */
  forget(): void;
}

/** A pattern of JSON Schema, ready to be matched; `undefined` for one that cannot be read here. */
export function compilePattern(pattern: string): Pattern | undefined {
  const translation = translatePattern(pattern);
  if (!translation) return undefined;
  const { source, cost } = translation;
  try {
    let compiled = RE2JS.compile(source);
    return {
      cost,
      test: (text) => compiled.test(text),
      forget() {
        compiled = RE2JS.compile(source);
      },
    };
  } catch {
    // re2js has limits of its own, such as for counted repetitions in one another.
    return undefined;
  }
}
