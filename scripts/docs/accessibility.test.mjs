// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wrongProof } from "./wrongProof.mjs";
import { root } from "../run.mjs";

/** The success criteria of WCAG 2.2 of levels A and AA, by https://www.w3.org/TR/WCAG22/. */
const criteria = `
1.1.1 Non-text Content (A)
1.2.1 Audio-only and Video-only (Prerecorded) (A)
1.2.2 Captions (Prerecorded) (A)
1.2.3 Audio Description or Media Alternative (Prerecorded) (A)
1.2.4 Captions (Live) (AA)
1.2.5 Audio Description (Prerecorded) (AA)
1.3.1 Info and Relationships (A)
1.3.2 Meaningful Sequence (A)
1.3.3 Sensory Characteristics (A)
1.3.4 Orientation (AA)
1.3.5 Identify Input Purpose (AA)
1.4.1 Use of Color (A)
1.4.2 Audio Control (A)
1.4.3 Contrast (Minimum) (AA)
1.4.4 Resize Text (AA)
1.4.5 Images of Text (AA)
1.4.10 Reflow (AA)
1.4.11 Non-text Contrast (AA)
1.4.12 Text Spacing (AA)
1.4.13 Content on Hover or Focus (AA)
2.1.1 Keyboard (A)
2.1.2 No Keyboard Trap (A)
2.1.4 Character Key Shortcuts (A)
2.2.1 Timing Adjustable (A)
2.2.2 Pause, Stop, Hide (A)
2.3.1 Three Flashes or Below Threshold (A)
2.4.1 Bypass Blocks (A)
2.4.2 Page Titled (A)
2.4.3 Focus Order (A)
2.4.4 Link Purpose (In Context) (A)
2.4.5 Multiple Ways (AA)
2.4.6 Headings and Labels (AA)
2.4.7 Focus Visible (AA)
2.4.11 Focus Not Obscured (Minimum) (AA)
2.5.1 Pointer Gestures (A)
2.5.2 Pointer Cancellation (A)
2.5.3 Label in Name (A)
2.5.4 Motion Actuation (A)
2.5.7 Dragging Movements (AA)
2.5.8 Target Size (Minimum) (AA)
3.1.1 Language of Page (A)
3.1.2 Language of Parts (AA)
3.2.1 On Focus (A)
3.2.2 On Input (A)
3.2.3 Consistent Navigation (AA)
3.2.4 Consistent Identification (AA)
3.2.6 Consistent Help (A)
3.3.1 Error Identification (A)
3.3.2 Labels or Instructions (A)
3.3.3 Error Suggestion (AA)
3.3.4 Error Prevention (Legal, Financial, Data) (AA)
3.3.7 Redundant Entry (A)
3.3.8 Accessible Authentication (Minimum) (AA)
4.1.2 Name, Role, Value (A)
4.1.3 Status Messages (AA)`
  .trim()
  .split("\n");

const page = readFileSync(join(root, "stories/Accessibility.mdx"), "utf8");

/** What the page says of each criterion. */
const sections = page
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const [heading = "", ...lines] = section.split(/^## /m)[0]?.trim().split("\n") ?? [];
    const text = lines.filter((line) => line !== "" && !line.startsWith("- ")).join("\n");
    return { heading, text, proofs: lines.filter((line) => line.startsWith("- ")) };
  });

test("the page has every criterion of WCAG 2.2 AA, once, in order", () => {
  expect(criteria).toHaveLength(55);
  expect(sections.map(({ heading }) => heading)).toEqual(criteria);
});

describe.each(sections)("$heading", ({ text, proofs }) => {
  test("has a test, or a reason for having none", () => {
    const [, verdict, reason] =
      /^\*\*(Met|Met by design|Partly|The host's|Does not apply)\.\*\* (.+)$/s.exec(text) ?? [];
    expect(verdict, text).toBeDefined();
    expect(reason).toMatch(/\.$/);
    if (verdict === "Met") expect(proofs).not.toEqual([]);
  });

  test.each(proofs)("%s", (proof) => expect(wrongProof(proof, "../")).toBeUndefined());
});
