import type { NamedCharacter } from "./types.js";
import { unicode } from "./unicode.js";

/** Enough to show what is wrong. A malicious text may contain a million. */
const most = 16;

/** The characters, each once, so that they can be pointed at. */
export function namedCharacters(characters: Iterable<string>): NamedCharacter[] {
  const named = new Map<string, NamedCharacter>();
  for (const character of characters) {
    if (named.size === most) break;
    if (named.has(character)) continue;
    const code = character.codePointAt(0) ?? 0;
    const scripts = unicode.rules?.scriptsOf(character);
    named.set(character, {
      character,
      codePoint: `U+${code.toString(16).toUpperCase().padStart(4, "0")}`,
      ...(scripts && /^\w+$/.test(scripts) ? { script: scripts } : {}),
    });
  }
  return [...named.values()];
}
