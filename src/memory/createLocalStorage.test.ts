import { afterEach, describe, expect, test, vi } from "vitest";
import { keepAnswers } from "./answers.js";
import { browserStorage } from "./fixtures/browserStorage.js";
import { idle } from "./fixtures/storages.js";
import { createLocalStorage } from "./createLocalStorage.js";

afterEach(() => vi.unstubAllGlobals());

test("keeps under its prefix, and empties no more than that", () => {
  const storage = browserStorage();
  vi.stubGlobal("localStorage", storage);
  storage.setItem("theme", "dark");
  const [ada, rose] = [createLocalStorage("ada"), createLocalStorage("rose")];
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

test.each([
  ["a:b", "a:b:c"],
  ["a", "a:b"],
  ["a", "a%3Ab"],
  ["a:b", "a%3Ab"],
])("clears %s without clearing %s", (prefix, other) => {
  vi.stubGlobal("localStorage", browserStorage());
  const [cleared, kept] = [createLocalStorage(prefix), createLocalStorage(other)];
  cleared.set("drafts", "1");
  kept.set("drafts", "2");
  cleared.clear();
  expect([cleared.get("drafts"), kept.get("drafts")]).toEqual([null, "2"]);
});

test("clears what is being written when it is called", async () => {
  const storage = browserStorage();
  vi.stubGlobal("localStorage", storage);
  const writing = keepAnswers(createLocalStorage("ada"), { name: "Shop" }, [
    { question: "q", answer: "Rose" },
  ]);
  createLocalStorage("ada").clear();
  await writing;
  await idle();
  expect(storage.length).toBe(0);
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
])("createLocalStorage with a localStorage that is %s", (_how, stub) => {
  test("keeps nothing, and does not throw", () => {
    stub();
    const storage = createLocalStorage();
    storage.set("a", "1");
    expect(storage.get("a")).toBeNull();
    storage.remove("a");
    storage.clear();
  });
});
