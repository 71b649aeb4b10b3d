import { expect, test } from "vitest";
import { urlRequest } from "../core/createRequest.js";
import { isSameRequest } from "./useSession.js";

const signIn = () => urlRequest("Sign in", "https://a.example/");
const requester = { name: "A", url: "https://a.example" };
const other = { ...requester, url: "https://b.example" };

test("requests are the same if equal params come from one requester", () => {
  const shown = { request: signIn(), requester };
  const { url, message } = signIn();
  const reordered = { url, mode: "url" as const, message };
  expect(isSameRequest(shown, { request: reordered, requester: { ...requester } })).toBe(true);
  expect(isSameRequest(shown, { request: signIn(), requester: other })).toBe(false);
  expect(isSameRequest(shown, { ...shown, requester: other })).toBe(false);
  expect(isSameRequest(shown, { request: urlRequest("?", url), requester })).toBe(false);
});
