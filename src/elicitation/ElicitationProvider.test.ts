import fc from "fast-check";
import { expect, test } from "vitest";
import { fillWith } from "./ElicitationProvider.js";

test("a given prop wins, and a missing or undefined one is filled in", () => {
  const fill = fillWith({ locale: "de", timeZone: "UTC", headingLevel: 3 });
  const given: Record<string, unknown> = { locale: "en", timeZone: undefined, request: 1 };
  expect(fill(given)).toEqual({ locale: "en", timeZone: "UTC", headingLevel: 3, request: 1 });
});

test("false and null are answers, not gaps", () => {
  const fill = fillWith({ readOnly: true, steps: 5 });
  expect(fill({ readOnly: false, steps: 0 })).toEqual({ readOnly: false, steps: 0 });
});

test("strings and controls are merged key by key", () => {
  const fill = fillWith({ strings: { submit: "Send", cancel: "Close" } });
  const given = { strings: { submit: "Book" }, controls: { date: "a control" } };
  expect(fill(given)).toEqual({
    strings: { submit: "Book", cancel: "Close" },
    controls: { date: "a control" },
  });
});

test("the same strings are merged into the same object every time", () => {
  const fill = fillWith({ strings: { submit: "Send" } });
  const strings = { cancel: "Close" };
  expect(fill({ strings }).strings).toBe(fill({ strings }).strings);
  expect(fill<{ strings?: object }>({}).strings).toBe(fill<{ strings?: object }>({}).strings);
});

test("nothing given is changed, and nothing is lost, whatever it is called", () => {
  const props = fc.dictionary(fc.string(), fc.option(fc.integer(), { nil: undefined }));
  fc.assert(
    fc.property(props, props, (defaults, given) => {
      const before = structuredClone(given);
      const filled = fillWith(defaults)(given);
      expect(given).toEqual(before);
      for (const [name, value] of Object.entries(given)) {
        if (name === "strings" || name === "controls") continue;
        expect(Object.hasOwn(filled, name) ? filled[name] : undefined).toBe(
          value ?? (Object.hasOwn(defaults, name) ? defaults[name] : undefined),
        );
      }
    }),
  );
});
