import * as React from "react";
import { Emitter } from "../core/Emitter.js";
import { hostTest, isProduction, warnOnce } from "../core/hostTest.js";
import { systemTimers } from "../core/timers.js";
import { statusRegion } from "../queue/statusRegion.js";
import { provideLateCode } from "./provideLateCode.js";

/**
 * Puts announcements in the `<head>` of the page.
 *
 * So a test that looks for a text finds it once, and no announcements of earlier tests.
 */
function announceApart(): void {
  if (typeof document !== "undefined") document.head.append(statusRegion(document));
}

const IN_PRODUCTION =
  "react-elicitation/testing has no effect in a production build, because it would switch off the guards against accidental presses. Import it in tests only.";

/**
 * Makes every component accept clicks at once and render completely in the first frame.
 *
 * It also wraps updates outside of React's handlers in `act()`. In a production build it does
 * nothing but warn, because it would turn off the guards against accidental clicks.
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
  provideLateCode();
}

/** Whether React warns about updates outside of `act`. Testing Library enables that. */
function isActEnvironment(): boolean {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  return IS_REACT_ACT_ENVIRONMENT === true && typeof React.act === "function";
}

/**
 * Whether React collects updates for an unfinished `act`.
 *
 * After its awaited callback and until the next task, another `act` would end it, and React would
 * warn about each update in between. Testing Library waits this way under Jest's fake timers. Only
 * React's internals tell; without them, the answer is no.
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
