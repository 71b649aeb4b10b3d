// @ts-check

/**
 * Counts in `window.renders` the components that render, and in `window.commits` how often, in any production build of React: it stands
 * in for React's developer tools, which are told of each commit, and walks what the commit has
 * touched as they do. Runs in the page, before its scripts.
 */
export function countRenders() {
  /**
   * @typedef {object} Fiber
   * @property {number} tag
   * @property {number} flags
   * @property {Fiber | null} child
   * @property {Fiber | null} sibling
   * @property {Fiber | null} alternate
   */

  // Functions, classes, and what forwardRef and memo make of them.
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;

  /** @param {Fiber} fiber Touched by this commit: new, or a copy of what was there before. */
  const count = (fiber) => {
    let rendered = COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0 ? 1 : 0;
    // Children that are the same objects as before were not looked at.
    if (fiber.child === fiber.alternate?.child) return rendered;
    for (let child = fiber.child; child; child = child.sibling) rendered += count(child);
    return rendered;
  };

  Object.assign(window, {
    renders: 0,
    commits: 0,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      /**
       * @param {number} _renderer
       * @param {{ current: Fiber }} root
       */
      onCommitFiberRoot(_renderer, root) {
        window.renders += count(root.current);
        window.commits += 1;
      },
    },
  });
}
