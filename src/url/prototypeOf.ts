import { packedConfusables } from "./tables/generated/tables.js";
import { unpackCharacters, unpackRows } from "./unpack.js";

let prototypes: ReadonlyMap<string, string> | undefined;

/** What a character looks like (UTS #39, with Chromium's additions); itself where it looks like nothing else. */
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
