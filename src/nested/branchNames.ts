import type { NestedStrings } from "../strings/enNested.js";
import type { Branch } from "./shapeOf.js";

/** What a case of a question is called; untrusted where the server says it. */
export function branchName({ label, type }: Branch, at: number, words: NestedStrings): string {
  const { typeNames } = words;
  const known = type !== undefined && Object.hasOwn(typeNames, type);
  return label ?? (known ? typeNames[type as keyof typeof typeNames] : words.branchName(at + 1));
}
