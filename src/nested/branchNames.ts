import { readingOf } from "../schema/readingOf.js";
import type { NestedStrings } from "../strings/enNested.js";
import type { Branch } from "./shapeOf.js";

/** What the cases of a question are called, no two alike; untrusted where the server says it. */
export function branchNames(
  branches: readonly Branch[],
  words: Pick<NestedStrings, "typeNames" | "branchName">,
): string[] {
  const { typeNames } = words;
  const names = branches.map(({ label, type }, at) => {
    const known = type !== undefined && Object.hasOwn(typeNames, type);
    return label ?? (known ? typeNames[type as keyof typeof typeNames] : words.branchName(at + 1));
  });
  const readings = names.map(readingOf);
  return names.map((name, at) => {
    const alike = readings.filter((reading) => reading === readings[at]).length > 1;
    return alike ? `${words.branchName(at + 1)} · ${name}` : name;
  });
}
