// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wrongProof } from "./wrongProof.mjs";
import { root } from "../run.mjs";

const [, defended = ""] =
  /^## What is defended, and how\n(.+?)^## /ms.exec(
    readFileSync(join(root, "SECURITY.md"), "utf8"),
  ) ?? [];

/** What SECURITY.md says of each threat. */
const threats = defended
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [threat = "", ...lines] = section.trim().split("\n");
    return { threat, proofs: lines.filter((line) => line.startsWith("- ")) };
  });

test("there are threats", () => {
  expect(threats).not.toEqual([]);
});

describe.each(threats)("$threat", ({ proofs }) => {
  test("is held by a test", () => {
    expect(proofs).not.toEqual([]);
  });

  test.each(proofs)("%s", (proof) => expect(wrongProof(proof)).toBeUndefined());
});
