interface Window {
  /** How many components have rendered, where they are counted. */
  renders: number;
}
