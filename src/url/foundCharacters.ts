import { namedCharacters } from "./namedCharacters.js";
import type { UrlFindingData } from "./types.js";

/** A finding of characters; none where there are none. */
export function foundCharacters(characters: readonly string[]): UrlFindingData | undefined {
  return characters.length > 0 ? { characters: namedCharacters(characters) } : undefined;
}
