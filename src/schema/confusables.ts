import { unpack, unpackCharacters } from "../core/packed.js";
import { packedPrototypes, packedSources } from "./generated/confusables.js";

/** What characters look like, and what letters with accents look like as a whole. */
interface Prototypes {
  characters: ReadonlyMap<string, string>;
  wholes: ReadonlyMap<string, string>;
  anyWhole: RegExp;
}

let tables: Prototypes | undefined;

/**
 * Replaces each character beyond ASCII by the one that it looks like (UTS #39).
 *
 * @param text unchanged by NFKC, which replaces the other ones.
 */
export function skeletonOf(text: string): string {
  const { characters, wholes, anyWhole } = (tables ??= readLooks());
  const parts = inParts(text, characters);
  return /\p{M}/u.test(parts) ? parts.replace(anyWhole, (whole) => wholes.get(whole)!) : parts;
}

function inParts(text: string, characters: Prototypes["characters"]): string {
  let parts = "";
  for (const character of text.normalize("NFD")) parts += characters.get(character) ?? character;
  return parts.normalize("NFD");
}

function readLooks(): Prototypes {
  const looks = packedPrototypes.split(" ");
  const all = unpackCharacters(packedSources).map((source, at) => {
    return [source, String.fromCodePoint(...unpack(looks[at]!))] as const;
  });
  const raw = new Map(all);
  const settled = (text: string) => inParts(text.normalize("NFKC"), raw);
  const characters = new Map(all.map(([source, look]) => [source, settled(look)]));
  // "ö" looks like a letter of Arabic, which its parts don't tell.
  const wholes = new Map(
    all
      .filter(([source]) => source.normalize("NFD") !== source)
      .map(([source, look]) => [settled(source), settled(look)]),
  );
  return { characters, wholes, anyWhole: new RegExp([...wholes.keys()].join("|"), "gu") };
}
