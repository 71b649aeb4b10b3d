/** Maximum wait, in milliseconds, because a hidden page renders no frame. */
const MAX_WAIT_MILLISECONDS = 100;

/**
 * Calls back after the next frame, when the page is idle.
 *
 * Code that a form needs later is loaded then. Loaded earlier, it would slow down the layout and
 * paint of the form.
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
