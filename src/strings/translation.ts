import type { Strings } from "./en.js";

/** Strings of a language, as far as they are translated. */
type Translation<All = Strings> = {
  [Key in keyof All]?: All[Key] extends string | ((...given: never[]) => string)
    ? All[Key]
    : Translation<All[Key]>;
};

/**
 * Types the strings of a language. Some may be missing until the next release; English is then used.
 */
export function translation(words: Translation): Strings {
  return words as Strings;
}
