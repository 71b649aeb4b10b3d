import { afterEach, describe, expect, test, vi } from "vitest";
import { localStorageOf } from "./localStorageOf.js";

afterEach(() => vi.unstubAllGlobals());

/** A `localStorage` as a browser has it. */
function browserStorage(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

test("keeps under its prefix, and empties no more than that", () => {
  const storage = browserStorage();
  vi.stubGlobal("localStorage", storage);
  storage.setItem("theme", "dark");
  const [ada, rose] = [localStorageOf("ada"), localStorageOf("rose")];
  ada.set("a", "1");
  ada.set("b", "2");
  rose.set("a", "3");
  expect([ada.get("a"), rose.get("a"), rose.get("b")]).toEqual(["1", "3", null]);
  ada.remove("a");
  expect(ada.get("a")).toBeNull();
  ada.set("a", "1");
  ada.clear();
  expect([ada.get("a"), ada.get("b"), rose.get("a")]).toEqual([null, null, "3"]);
  expect(storage.getItem("theme")).toBe("dark");
});

describe.each([
  [
    "denied",
    () =>
      vi.stubGlobal(
        "localStorage",
        new Proxy({} as Storage, {
          get: () => {
            throw new DOMException("Denied", "SecurityError");
          },
        }),
      ),
  ],
  [
    "full",
    () =>
      vi.stubGlobal("localStorage", {
        ...browserStorage(),
        setItem: () => {
          throw new DOMException("Full", "QuotaExceededError");
        },
      }),
  ],
  ["absent", () => vi.stubGlobal("localStorage", undefined)],
  ["null, as in some web views", () => vi.stubGlobal("localStorage", null)],
])("where localStorage is %s", (_how, stub) => {
  test("nothing is kept, and nothing fails", () => {
    stub();
    const storage = localStorageOf();
    storage.set("a", "1");
    expect(storage.get("a")).toBeNull();
    storage.remove("a");
    storage.clear();
  });
});
