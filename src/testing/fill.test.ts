import { expect, test } from "vitest";
import { fill } from "./fill.js";
import type { PlaywrightLocator } from "./hand.js";
import type { SeenControl } from "./readControls.js";

const none = { part: -1, shape: "", value: "", json: false, gone: false, form: true };

/** A page with fields of many options, each with the chosen ones, which can be removed. */
function pageOf(chosen: Record<string, string[]>) {
  return pageWith(chosen, () =>
    Object.entries(chosen).flatMap(([name, words], field) => {
      const plain = { checked: false, within: -1, field, valid: true, chosen: words, ...none };
      return [
        ...words.map((word): SeenControl => ({
          ...plain,
          kind: "removal",
          name: `Remove ${word}`,
        })),
        { ...plain, kind: "search", name } satisfies SeenControl,
      ];
    }),
  );
}

/** A page with controls that take what is typed. */
function pageWith(chosen: Record<string, string[]>, controls: () => SeenControl[]) {
  const at = (index: number): PlaywrightLocator => ({
    ...place,
    click: async () => {
      const control = controls()[index];
      const words = control?.chosen ?? [];
      words.splice(words.indexOf(control?.name.slice("Remove ".length) ?? ""), 1);
    },
    fill: async (text) => void controls()[index]?.chosen.push(text),
  });
  const place: PlaywrightLocator = {
    locator: () => place,
    getByLabel: () => place,
    first: () => place,
    nth: at,
    waitFor: async () => {},
    click: async () => {},
    scrollIntoViewIfNeeded: async () => {},
    fill: async () => {},
    blur: async () => {},
    evaluateAll: async <Result>() => controls() as Result,
  };
  return place;
}

test("exactly the named option is removed, though others contain its text or are chosen elsewhere", async () => {
  const chosen = { Home: ["Town 1", "Town 12"], Visited: ["Town 12", "Town 1", "Town 3"] };
  await fill(pageOf(chosen), { Visited: ["Town 12", "Town 4"] });
  expect(chosen).toEqual({ Home: ["Town 1", "Town 12"], Visited: ["Town 12", "Town 4"] });
});

const text: SeenControl = {
  kind: "text",
  name: "",
  checked: false,
  within: -1,
  field: 0,
  valid: true,
  chosen: [],
  ...none,
};

test("the error for a misspelled name lists the named fields of the form, and nothing of the chat", async () => {
  const controls: SeenControl[] = [
    { ...text, name: "Message", field: -1, form: false },
    { ...text, name: "Name" },
    { ...text, name: "" },
    { ...text, kind: "checks", name: "Days" },
    { ...text, kind: "check", name: "Monday", within: 3 },
    { ...text, kind: "removal", name: "Remove Town 3" },
  ];
  await expect(
    fill(
      pageWith({}, () => controls),
      { Nmae: "Ada" },
    ),
  ).rejects.toThrow(/“Nmae”.* The visible ones are “Name”, “Days”\.$/);
});

test("a field of the form is filled, not one of the chat with the same name", async () => {
  const filled: number[] = [];
  const controls: SeenControl[] = [
    { ...text, name: "Name", field: -1, form: false },
    { ...text, name: "Name" },
  ];
  const place = pageWith({}, () => controls);
  const nth = (index: number) => ({ ...place, fill: async () => void filled.push(index) });
  await fill({ ...place, locator: () => ({ ...place, nth }) }, { Name: "Ada" });
  expect(filled).toEqual([1]);
});

test("a name is found whatever its white space is", async () => {
  const filled: [number, string][] = [];
  const controls = [
    { ...text, name: "First name" },
    { ...text, name: "Days", kind: "radios" as const },
    { ...text, name: "Day 1", kind: "option" as const, within: 1 },
  ];
  const place = pageWith({}, () => controls);
  const nth = (index: number) => ({
    ...place,
    fill: async (value: string) => void filled.push([index, value]),
    click: async () => void filled.push([index, "pressed"]),
  });
  const answers = { " First\u00a0 name": "Ada", "Days\n": "Day  1" };
  await fill({ ...place, locator: () => ({ ...place, nth }) }, answers);
  expect(filled).toEqual([
    [0, "Ada"],
    [2, "pressed"],
  ]);
});
