import { packedConfusables } from "./tables/generated/tables.js";
import { unpackCharacters, unpackRows } from "./unpack.js";

let prototypes: ReadonlyMap<string, string> | undefined;

/**
 * Returns the character that another looks like (UTS #39, with Chromium's additions), or itself.
 */
export function prototypeOf(character: string): string {
  prototypes ??= readPrototypes();
  return prototypes.get(character) ?? character;
}

function readPrototypes(): ReadonlyMap<string, string> {
  return new Map(
    unpackRows(packedConfusables).flatMap(([prototype, packed]) =>
      Array.from(unpackCharacters(packed!), (character) => [character, prototype!] as const),
    ),
  );
}
