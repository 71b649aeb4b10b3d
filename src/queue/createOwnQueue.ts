import { createElicitationQueue } from "./createElicitationQueue.js";
import type { ElicitationQueue } from "./ElicitationQueue.js";

/** A queue that lives as long as a component: where nobody can answer, nothing must wait. */
export function createOwnQueue(): { queue: ElicitationQueue; mount: () => () => void } {
  let mounted = true;
  const queue = createElicitationQueue({
    intercept: () => (mounted ? undefined : { action: "cancel" }),
  });
  const mount = () => {
    mounted = true;
    return () => {
      mounted = false;
      // In strict mode effects run twice, at once: such an unmount ends nothing.
      queueMicrotask(() => {
        if (!mounted) queue.disconnectAll();
      });
    };
  };
  return { queue, mount };
}
