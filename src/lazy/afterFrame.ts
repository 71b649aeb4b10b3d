/** How long at most, in milliseconds: a page that nobody sees draws nothing. */
const MAX_WAIT_MILLISECONDS = 100;

/**
 * Calls back when the next frame has been drawn and the page has nothing more urgent to do. What a form
 * needs only later is fetched then: done any earlier, it takes its part of the machine while the form
 * itself is laid out and painted.
 */
export function afterFrame(callback: () => void): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    callback();
  };
  setTimeout(once, MAX_WAIT_MILLISECONDS);
  // Not where there is no screen: in tests of a host, for one.
  globalThis.requestAnimationFrame?.(() => {
    // Safari knows no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(once);
    else setTimeout(once);
  });
}
