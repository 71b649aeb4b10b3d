/** Something on screen that ignores clicks for a moment where it replaces another request. */
export interface Settling {
  /** Whether another request was in its place a moment ago, so that a click may be meant for that. */
  readonly settling: boolean;
  /** Sets whether another request was in its place a moment ago. */
  setSettling(settling: boolean): void;
}
