import { expect, test } from "vitest";
import { hasForeignAncestors } from "./hasForeignAncestors.js";

const APP = "https://chat.example";
const OTHER = "https://other.example";

/** A window inside others, given from the outermost to itself by their origins. */
function windowOf(origins: readonly string[], lists: boolean): Window {
  const own = origins.at(-1);
  const views: object[] = [];
  origins.forEach((origin, depth) => {
    const ancestorOrigins = origins.slice(0, depth).toReversed();
    const view = {
      parent: views.at(-1),
      // As browsers do for a page of another origin.
      get origin() {
        if (origin !== own) throw new DOMException("Blocked", "SecurityError");
        return origin;
      },
      location: lists ? { ancestorOrigins } : {},
    };
    view.parent ??= view;
    views.push(view);
  });
  return views.at(-1) as Window;
}

test.each([true, false])("the ancestors of a window are judged by origin (listed: %s)", (lists) => {
  expect(hasForeignAncestors(windowOf([APP], lists))).toBe(false);
  expect(hasForeignAncestors(windowOf([APP, APP, APP], lists))).toBe(false);
  expect(hasForeignAncestors(windowOf([OTHER, APP], lists))).toBe(true);
  expect(hasForeignAncestors(windowOf([OTHER, APP, APP], lists))).toBe(true);
  expect(hasForeignAncestors(windowOf([APP, OTHER, APP], lists))).toBe(true);
});

test("opaque origins are never alike", () => {
  expect(hasForeignAncestors(windowOf(["null", "null"], true))).toBe(true);
  expect(hasForeignAncestors(windowOf(["null"], true))).toBe(false);
});
