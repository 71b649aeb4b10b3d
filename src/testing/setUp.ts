import * as React from "react";
import { Emitter } from "../answering/Emitter.js";
import { hostTest } from "../time/hostTest.js";
import { isProduction, warnOnce } from "../time/development.js";
import { systemTimers } from "../time/timers.js";
import { announceApart } from "./announceApart.js";
import { armAtOnce } from "./armAtOnce.js";
import { provideLateCode } from "./provideLateCode.js";

const IN_PRODUCTION =
  "react-elicitation/testing has no effect in a production build, because it would switch off the guards against accidental presses. Import it in tests only.";

/**
 * Makes every screen accept presses at once and draw itself whole in the first frame, and tells React
 * about changes outside of its handlers. In a production build it changes nothing and warns, because it
 * would switch off the guards against accidental presses.
 */
export function setUp(): void {
  if (isProduction()) return warnOnce(IN_PRODUCTION);
  if (hostTest.running) return;
  hostTest.running = true;
  let updating = false;
  hostTest.update = (change) => {
    // An update within an update is part of that one.
    if (updating || !isActEnvironment() || isActing()) return change();
    updating = true;
    try {
      React.act(change);
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
  announceApart();
  armAtOnce();
  provideLateCode();
}

/** Whether React warns of what changes a screen outside of `act`: Testing Library has it do so. */
function isActEnvironment(): boolean {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  return IS_REACT_ACT_ENVIRONMENT === true && typeof React.act === "function";
}

/**
 * Whether React gathers updates for an `act` that is not over: from when what it awaited is done until
 * the next task, another `act` would end it, and React warn of each update in between. Testing Library
 * waits so under the fake timers of Jest. Only React's own internals tell; where they do not, it is none.
 */
function isActing(): boolean {
  const {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
    __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: formerInternals,
  } = { ...React } as Internals;
  return Boolean(internals?.actQueue ?? formerInternals?.ReactCurrentActQueue?.current);
}

/** Where React 19 and 18 keep the updates of an `act`. */
interface Internals {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { actQueue?: unknown };
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?: {
    ReactCurrentActQueue?: { current?: unknown };
  };
}
