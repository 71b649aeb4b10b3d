import { afterEach, expect, test, vi } from "vitest";
import { readSchema } from "../../schema/readSchema.js";
import { manualTimers } from "../../core/fixtures/manualTimers.js";
import { lazySecrets } from "./FormSecrets.js";
import { storeOf } from "./fixtures/openStore.js";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settings = { locale: "en", timeZone: "UTC" };
const password = { properties: { password: { type: "string" } } };

/** A form that asks for a password, on a page without anything else. */
function openForm() {
  const store = storeOf(readSchema(password), settings);
  vi.spyOn(store.elements, "page", "get").mockReturnValue(new EventTarget() as Document);
  vi.spyOn(store.elements, "hasFocus", "get").mockReturnValue(false);
  return store;
}

test("secrets are looked for after the first frame, and again if the code could not be loaded", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const load = vi.spyOn(lazySecrets, "load").mockRejectedValue(new Error("This page is offline."));
  const store = openForm();
  const hide = store.show(manualTimers());
  expect(load).not.toHaveBeenCalled();
  for (const draw of frames) draw();
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
  // Nor is anything sent meanwhile.
  await expect(store.load()).rejects.toThrow("offline");
  load.mockRestore();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(store.secrets.asked).toBe(true));
  hide();
});

test("a host that refuses secrets says so", async () => {
  const store = openForm();
  const hide = store.show(manualTimers());
  store.configure(settings, true);
  await store.prepare();
  expect(store.secrets.refused).toBe(true);
  hide();
});
