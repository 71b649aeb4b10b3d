import { readingOf } from "../schema/readingOf.js";
import type { NestedStrings } from "../strings/enNested.js";
import type { Branch } from "./shapeOf.js";

/** How much of a name is compared. */
const SHOWN_CHARACTERS = 200;

/** Returns the labels of a field's cases, all different. Untrusted. */
export function branchNames(
  branches: readonly Branch[],
  words: Pick<NestedStrings, "typeNames" | "branchName">,
): string[] {
  const { typeNames } = words;
  const names = branches.map(({ label, type }, at) => {
    const known = type !== undefined && Object.hasOwn(typeNames, type);
    return label ?? (known ? typeNames[type as keyof typeof typeNames] : words.branchName(at + 1));
  });
  // Only the beginning of a long label is visible, so only that is compared.
  const readings = names.map((name) => readingOf(name.slice(0, SHOWN_CHARACTERS)));
  return names.map((name, at) => {
    const alike = readings.filter((reading) => reading === readings[at]).length > 1;
    return alike ? `${words.branchName(at + 1)} · ${name}` : name;
  });
}
