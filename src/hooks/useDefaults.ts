"use client";

import { createContext, useContext } from "react";

/** Props of a screen that a host may leave out, and of which some are taken together key by key. */
type Fill = <Props extends object>(given: Props) => Props;

/** Fills in what a screen is not given: an `<ElicitationProvider>` does. */
export const Defaults = createContext<Fill>((given) => given);

/**
 * The props of a screen, and of the provider around it those that are left out. They hold what other
 * screens take, too, so what goes to an element is of `given` alone.
 */
export function useDefaults<Props extends object>(given: Props): Props {
  return useContext(Defaults)(given);
}
