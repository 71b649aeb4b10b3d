import { act as reactAct } from "react";
import type { Hand } from "./types.js";
import { CONTROLS, readControls, type SeenControl } from "./readControls.js";

/**
 * Maximum number of chained promises after an action. A form's validation takes about twenty, and
 * the host's own code may follow.
 */
const TURNS = 200;

/** Acts as a user in this window. */
export function domHand(place: ParentNode): Hand {
  const controls = () => Array.from(place.querySelectorAll(CONTROLS));
  const at = (index: number) => controls()[index] as HTMLElement;
  // jsdom is slow to read, and nothing changes but by what is done here.
  let seen: SeenControl[] | undefined;
  const perform = (deed: () => void) => {
    seen = undefined;
    return act(deed);
  };
  return {
    look: async () => {
      // A request that was just added is rendered first.
      if (!seen) await act(() => {});
      return (seen ??= readControls(controls()));
    },
    waitForParts: async () => {},
    press: (index) => perform(() => press(at(index))),
    type: async (index, text) => {
      await perform(() => at(index).focus());
      await perform(() => write(at(index), text));
      await perform(() => at(index).blur());
    },
    pressButton: async (selector) => {
      await act(() => {});
      const buttons = Array.from(place.querySelectorAll<HTMLElement>(selector));
      const [button] = buttons;
      if (!button) throw new Error(`There is no button on show that fits ${selector}.`);
      if (buttons.length > 1) {
        throw new Error(`${buttons.length} questions are on show. Say which one, by its element.`);
      }
      await perform(() => press(button));
    },
  };
}

/** Does something, and waits until everything that follows from it at once has happened. */
async function act(deed: () => void): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await reactAct(async () => {
      deed();
      for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
    });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

function press(element: HTMLElement): void {
  element.focus();
  element.click();
}

/** Sets the text as a key does, so that React notices the change. */
function write(element: HTMLElement, text: string): void {
  const { prototype } = element.constructor as unknown as { prototype: object };
  const isList = element.matches("select");
  const value = isList ? optionOf(element as HTMLSelectElement, text) : text;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
  element.dispatchEvent(new Event(isList ? "change" : "input", { bubbles: true }));
}

/** Returns the value of an option in a native select, by its label. */
function optionOf(list: HTMLSelectElement, name: string): string {
  return Array.from(list.options).find(({ label }) => label === name)?.value ?? name;
}
