import type { MouseEvent } from "react";
import { isSecondOfDouble } from "./isSecondOfDouble.js";

/**
 * A click handler that leaves out the second half of a double click: that was made for what stood
 * there before, another request perhaps.
 */
export function singleClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isSecondOfDouble(event)) act();
  };
}
