import { expect, test } from "vitest";
import { manualTimers } from "../time/fixtures/manualTimers.js";
import type { ElicitationResult } from "../protocol/types.js";
import { answerOnce } from "./answerOnce.js";
import { screen } from "./fixtures/screen.js";
import { showRequest } from "./showRequest.js";

const asking = () => ({ message: "Delete it?", requestedSchema: {} });

/** A host that keeps its promise of an answer open. */
function host() {
  const told: ElicitationResult[] = [];
  const respond = (result: ElicitationResult) => {
    told.push(result);
    return new Promise<void>(() => {});
  };
  return { told, respond };
}

test("a screen that went before its request was answered elsewhere answers nothing", () => {
  const timers = manualTimers();
  const { told, respond } = host();
  const request = asking();
  const [gone, other] = [screen().holder, screen().holder];
  showRequest(request, gone, timers)();
  showRequest(request, other, timers);
  void answerOnce(other, request, { action: "accept" }, respond);
  void answerOnce(gone, request, { action: "decline" }, respond);
  expect(told).toEqual([{ action: "accept" }]);
});

test("a screen whose answer is on its way answers no equal request that takes the first one's place", () => {
  const timers = manualTimers();
  const { told, respond } = host();
  const { holder } = screen();
  const first = asking();
  const hide = showRequest(first, holder, timers);
  void answerOnce(holder, first, { action: "accept" }, respond);
  hide();
  const equal = asking();
  showRequest(equal, holder, timers);
  void answerOnce(holder, equal, { action: "accept" }, respond);
  expect(told).toEqual([{ action: "accept" }]);
});
