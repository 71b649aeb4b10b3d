import { act } from "react";
import { Emitter } from "../answering/Emitter.js";
import { hostTest } from "../time/hostTest.js";
import { systemTimers } from "../time/systemTimers.js";
import { armAtOnce } from "./armAtOnce.js";
import { provideLateCode } from "./provideLateCode.js";

/**
 * Has every screen count each press at once and be drawn whole in the first frame, and React be told
 * of what changes one outside of its handlers.
 */
export function setUp(): void {
  if (hostTest.running) return;
  hostTest.running = true;
  let updating = false;
  hostTest.update = (change) => {
    // What follows from an update is part of it.
    if (updating || !isActEnvironment()) return change();
    updating = true;
    try {
      act(change);
    } finally {
      updating = false;
    }
  };
  const { emit } = Emitter.prototype;
  Emitter.prototype.emit = function emitInTest() {
    hostTest.update(() => emit.call(this));
  };
  const { setTimeout } = systemTimers;
  systemTimers.setTimeout = (callback, milliseconds) =>
    setTimeout(() => hostTest.update(callback), milliseconds);
  armAtOnce();
  provideLateCode();
}

/** Whether React warns of what changes a screen outside of `act`: Testing Library has it do so. */
function isActEnvironment(): boolean {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  return IS_REACT_ACT_ENVIRONMENT === true && typeof act === "function";
}
