/** Where a request stands among those of one call: "1 of 3". */
export interface ElicitationProgress {
  /** From 1. */
  position: number;
  total: number;
}
