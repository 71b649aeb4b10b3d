import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enForm } from "../strings/enForm.js";
import { fakePage } from "./fixtures/fakePage.js";
import { elementOf, userEvent } from "./fixtures/userEvent.js";
import { FormGuard } from "./FormGuard.js";
import { gesturesOf, takesText } from "./gestures.js";
import { systemTimers } from "./timers.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box = elementOf("input");
const button = elementOf("button");

describe("keys of a window", () => {
  test("that goes into a frame are typing, until the user comes back by pointer or Tab", () => {
    const { view, page } = fakePage();
    const gestures = gesturesOf(view);
    gestures.handle(userEvent("pointerdown", { target: button }));
    Object.assign(page, { activeElement: elementOf("iframe") });
    view.dispatchEvent(new Event("blur"));
    vi.advanceTimersByTime(60_000);
    expect(gestures.handle(userEvent("keydown", { key: "1", target: button }))).toBe(false);
    expect(gestures.handle(userEvent("pointerdown", { target: button }))).toBe(true);
  });

  test("that gives way to another window go on where they were", () => {
    const { view, page } = fakePage();
    const gestures = gesturesOf(view);
    gestures.handle(userEvent("pointerdown", { target: box }));
    const { current } = gestures;
    Object.assign(page, { activeElement: box });
    view.dispatchEvent(new Event("blur"));
    gestures.handle(userEvent("keydown", { target: box }));
    expect(gestures.current).toBe(current);
  });

  test("are found once, however often an event is handed in", () => {
    const { view } = fakePage();
    const gestures = gesturesOf(view);
    const event = userEvent("keydown", { target: button });
    expect([gestures.handle(event), gestures.handle(event)]).toEqual([true, true]);
    expect([gestures.current, gestures.presses]).toEqual([1, 1]);
    expect(gesturesOf(view)).toBe(gestures);
  });

  test("are found once if code moves the focus while one is handled", () => {
    const gestures = gesturesOf(fakePage().view);
    const tab = userEvent("keydown", { key: "Tab", target: button });
    gestures.handle(tab);
    gestures.handle(userEvent("focusin", { target: box }));
    expect([gestures.handle(tab), gestures.presses]).toEqual([true, 1]);
    expect(gestures.handle(userEvent("focusin", { target: button }))).toBe(true);
  });

  test.each([
    ["a number key", ["1", "1"], "1"],
    ["a Space after an arrow key", ["ArrowDown", " "], " "],
  ])("that were ignored count after a pause, however impatient: %s", (_, early, last) => {
    const { view } = fakePage();
    const gestures = gesturesOf(view);
    gestures.handle(userEvent("pointerdown", { target: box }));
    for (const key of early) {
      gestures.handle(userEvent("keydown", { key, target: button }));
      gestures.ignoreKey();
      vi.advanceTimersByTime(150);
    }
    vi.advanceTimersByTime(1_000);
    expect(gestures.handle(userEvent("keydown", { key: last, target: button }))).toBe(true);
  });

  test("that a script makes up, and modifiers, begin nothing", () => {
    const gestures = gesturesOf(fakePage().view);
    for (const key of ["Shift", "Control", "Alt", "AltGraph", "Meta"])
      gestures.handle(userEvent("keydown", { key, target: button }));
    gestures.handle(userEvent("keydown", { target: button, isTrusted: false }));
    expect([gestures.current, gestures.presses]).toEqual([0, 0]);
  });

  test("do not move the focus if they are shortcuts of a system, such as Alt and Tab", () => {
    const gestures = gesturesOf(fakePage().view);
    gestures.handle(userEvent("keydown", { key: "Tab", altKey: true, target: button }));
    expect(gestures.handle(userEvent("focusin", { target: box }))).toBe(false);
  });

  test("that were pressed in another document don't go on here", () => {
    const gestures = gesturesOf(fakePage().view);
    gestures.handle(userEvent("keyup", { key: "Tab", target: button }));
    expect(gestures.handle(userEvent("keydown", { key: "1", target: button }))).toBe(true);
  });
});

test.each([
  ["input", "text", true],
  ["input", "number", true],
  ["input", "checkbox", false],
  ["textarea", "", true],
  ["select", "", true],
  ["iframe", "", true],
  ["rich-editor", "", true],
  ["button", "", false],
  ["div", "", false],
])("keys count as text in <%s> of type %j: %s", (localName, type, takes) => {
  expect(takesText(elementOf(localName, type))).toBe(takes);
});

test("no key is text in a document, or in nothing", () => {
  expect([takesText(undefined), takesText({} as Element)]).toEqual([false, false]);
});

/** An act of the user, or of the code of a page. Places: 0 is a chat, 1 and 2 are requests. */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("key" as const),
      key: fc.constantFrom("a", " ", "1", "2", "Enter"),
      pause: fc.constantFrom(30, 120, 450, 600, 2_000),
    }),
  },
  fc.record({ type: fc.constant("move" as const), to: fc.nat(2), isText: fc.boolean() }),
  fc.record({ type: fc.constant("tab" as const), to: fc.nat(2), isText: fc.boolean() }),
  fc.record({ type: fc.constant("point" as const), to: fc.nat(2), isText: fc.boolean() }),
);

test("no key answers without a gesture that began in the request", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const { page, view } = fakePage();
      const forms = [1, 2].map(() => {
        const guard = new FormGuard({ announce: () => {} });
        guard.show(systemTimers, page);
        return guard;
      });
      vi.advanceTimersByTime(1_000);
      const places = [0, 1, 2].map(() => ({ text: elementOf("textarea"), other: elementOf("a") }));
      let focus = { at: 0, isText: true };
      /** The last place that the user chose, and whether keys were text there. */
      let own = focus;
      let refused: string | undefined;
      const happen = (type: string, key?: string) => {
        const { text, other } = places[focus.at]!;
        const event = userEvent(type, { target: focus.isText ? text : other, ...(key && { key }) });
        // The window hears of it first.
        gesturesOf(view).handle(event);
        forms[focus.at - 1]?.handleEvent(event);
      };
      happen("pointerdown");
      for (const each of deeds) {
        if (each.type === "key") {
          vi.advanceTimersByTime(each.pause);
          const paused = each.pause >= 500;
          // A pause begins again where the focus is, unless a text was being typed elsewhere.
          if (paused && (!own.isText || refused === each.key)) own = focus;
          happen("keydown", each.key);
          // A letter answers nothing, so nothing asks for it.
          const guard = each.key === "a" ? undefined : forms[focus.at - 1];
          const answers = guard?.allowsSubmit(enForm) ?? false;
          if (answers && own.at !== focus.at) throw new Error(`${each.key} answered ${focus.at}`);
          refused = guard && !answers ? each.key : undefined;
          continue;
        }
        if (each.type === "tab") {
          vi.advanceTimersByTime(2_000);
          happen("keydown", "Tab");
        }
        focus = { at: each.to, isText: each.isText };
        if (each.type === "point") happen("pointerdown");
        happen("focusin");
        if (each.type === "tab") happen("keyup", "Tab");
        if (each.type === "move") continue;
        own = focus;
        refused = undefined;
      }
    }),
    { numRuns: 1_000 },
  );
});
