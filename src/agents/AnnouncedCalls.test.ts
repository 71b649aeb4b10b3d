import { expect, test } from "vitest";
import { AnnouncedCalls, updateCall } from "./AnnouncedCalls.js";

test("a call is kept until it is over", () => {
  const calls = new AnnouncedCalls();
  calls.apply("a", { members: { title: "Run" } });
  calls.apply("a", { members: { status: "in_progress", rawInput: { x: 1 } } });
  expect(calls.get("a")?.members).toEqual({ title: "Run", rawInput: { x: 1 } });
  calls.apply("a", { members: { status: "failed" } });
  expect(calls.get("a")).toBeUndefined();
});

test("above 1,000 calls the oldest is forgotten first, and an updated one is no longer old", () => {
  const calls = new AnnouncedCalls();
  for (let index = 0; index < 1_000; index += 1)
    calls.apply(`${index}`, { members: { title: "x" } });
  calls.apply("0", { members: { kind: "edit" } });
  calls.apply("1000", { members: { title: "x" } });
  expect(calls.get("0")?.members).toEqual({ title: "x", kind: "edit" });
  expect(calls.get("1")).toBeUndefined();
  expect(calls.get("2")).toBeDefined();
});

test("above 10 MB the oldest are forgotten, and a larger call is never kept", () => {
  const calls = new AnnouncedCalls();
  const rawInput = "x".repeat(4_000_000);
  for (const key of ["a", "b", "c"]) calls.apply(key, { members: { rawInput } });
  expect(["a", "b", "c"].filter((key) => calls.get(key))).toEqual(["b", "c"]);
  calls.apply("d", { members: { rawInput: "x".repeat(11_000_000) } });
  expect(["b", "c", "d"].filter((key) => calls.get(key))).toEqual(["b", "c"]);
});

test("the metadata of an announced call is kept", () => {
  const calls = new AnnouncedCalls();
  const _meta = { claudeCode: { mcpServer: { name: "files" } } };
  calls.apply("a", { members: { title: "Run", _meta } });
  calls.apply("a", { members: { rawInput: { x: 1 } } });
  expect(calls.get("a")?.members).toEqual({ title: "Run", _meta, rawInput: { x: 1 } });
});

test("a chunk of v2 adds to the content, and a list replaces it", () => {
  const chunk = { sessionUpdate: "tool_call_content_chunk", content: { n: 2 } };
  const first = updateCall(undefined, { members: { content: [{ n: 1 }] } });
  const second = updateCall(first, { members: chunk, version: 2 });
  expect(second.members.content).toEqual([{ n: 1 }, { n: 2 }]);
  expect(updateCall(second, { members: { content: [] } }).members.content).toEqual([]);
});
