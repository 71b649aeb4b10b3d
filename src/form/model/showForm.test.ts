import { afterEach, expect, test, vi } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { manualTimers } from "../../core/fixtures/manualTimers.js";
import { FormStore } from "./FormStore.js";

const imported = vi.hoisted(() => vi.fn<() => void>());

vi.mock("./checks.js", (importOriginal) => {
  imported();
  return importOriginal();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settings = { locale: "en", timeZone: "UTC" };
const password = { properties: { password: { type: "string" } } };

/** A form that asks for a password, on a page without anything else. */
function openForm() {
  const store = new FormStore(readSchema(password), settings);
  vi.spyOn(store.elements, "page", "get").mockReturnValue(new EventTarget() as Document);
  vi.spyOn(store.elements, "hasFocus", "get").mockReturnValue(false);
  return store;
}

test("what is told of the questions is asked for once the form has been drawn, not in its commit", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const store = openForm();
  const hide = store.show(manualTimers());
  await vi.dynamicImportSettled();
  expect(imported).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  await vi.waitFor(() => expect(store.secrets.asked).toBe(true));
  expect(imported).toHaveBeenCalledTimes(1);
  hide();
});

test("what shows a secret comes with what is told of it, and again where it could not be had", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let fails = true;
  const load = vi.fn<() => Promise<void>>(async () => {
    if (fails) throw new Error("This page is offline.");
  });
  const store = openForm();
  const hide = store.show(manualTimers(), load);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(store.secrets.asked).toBe(false);
  // Nor is anything sent meanwhile.
  await expect(store.validation.load()).rejects.toThrow("offline");
  fails = false;
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(store.secrets.asked).toBe(true));
  hide();
});

test("what shows a secret is loaded, too, where it was found before by a screen that needs none of it", async () => {
  const store = openForm();
  await store.validation.prepare();
  expect(store.secrets.asked).toBe(true);
  const hide = store.show(manualTimers(), () => Promise.reject(new Error("This page is offline.")));
  await expect(store.validation.load()).rejects.toThrow("offline");
  hide();
});

test("a host that refuses secrets says so without what shows them", async () => {
  const store = openForm();
  const load = vi.fn<() => Promise<unknown>>();
  const hide = store.show(manualTimers(), load);
  store.configure(settings, true);
  await store.validation.prepare();
  expect(store.secrets.refused).toBe(true);
  expect(load).not.toHaveBeenCalled();
  hide();
});
