import type { SeenControl } from "./readControls.js";

/** What a person does on a screen, be it drawn by a browser or by jsdom. */
export interface Hand {
  /** The controls on show, in their order. Waits, where time passes, until one of this name is. */
  look(name?: string): Promise<SeenControl[]>;
  /** Waits, where time passes, until what draws questions with parts has come. */
  waitForParts(): Promise<void>;
  /** Presses a control, by its place in what was seen. */
  press(control: number): Promise<void>;
  /** Types into a text box in place of what it holds, and leaves it. */
  type(control: number, text: string): Promise<void>;
  /** Presses the first button of a screen that fits a selector. */
  pressButton(selector: string): Promise<void>;
}
