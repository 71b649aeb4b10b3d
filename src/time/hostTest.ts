/**
 * How screens behave in the tests of a host. Only `react-elicitation/testing` sets it, and not in a
 * production build.
 */
export const hostTest = {
  /**
   * Whether clicks count at once, also synthetic ones, and everything renders in the first frame.
   */
  running: false,
  /** Does what changes a screen outside of the handlers of React. */
  update: (change: () => void): void => change(),
};
