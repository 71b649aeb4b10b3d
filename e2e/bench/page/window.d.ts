interface Window {
  /** How many components have rendered, where they are counted. */
  renders: number;
  /** How often React has changed the page, where that is counted. */
  commits: number;
}
