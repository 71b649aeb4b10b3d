import { expect, test } from "vitest";
import { sameQuestion } from "./sameQuestion.js";
import { urlRequest } from "./createRequest.js";

const ask = () => urlRequest("Sign in", "https://a.example/");
const requester = { name: "A", url: "https://a.example" };
const other = { ...requester, url: "https://b.example" };

test("is one where equal params are asked by one requester, whatever the objects", () => {
  const question = { request: ask(), requester };
  const { url, message } = ask();
  const reordered = { url, mode: "url" as const, message };
  expect(sameQuestion(question, { request: reordered, requester: { ...requester } })).toBe(true);
  expect(sameQuestion(question, { request: ask(), requester: other })).toBe(false);
  expect(sameQuestion(question, { ...question, requester: other })).toBe(false);
  expect(sameQuestion(question, { request: urlRequest("?", url), requester })).toBe(false);
});
