"use client";

import { type ReactNode, useMemo, useState } from "react";
import type { UrlConsentOptions } from "../consent/UrlConsentOptions.js";
import type { ElicitationFormProps } from "../form/ElicitationForm.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import { Defaults, useDefaults } from "../hooks/useDefaults.js";
import type { ScreenOptions } from "../parts/types.js";
import { fillWith } from "./fillWith.js";

/** Props of `<ElicitationProvider>`. */
export interface ElicitationProviderProps
  extends ScreenOptions, Pick<ElicitationFormProps, "controls" | "renderMessage" | "storage"> {
  /**
   * Lets the user minimize requests. See `<Elicitation>`.
   *
   * @default false
   */
  minimizable?: boolean | undefined;
  /** Default options for requests in form mode. */
  form?: Omit<ElicitationFormOptions, "children"> | undefined;
  /** Default options for requests in URL mode. */
  consent?: UrlConsentOptions | undefined;
  /** The chat, or the whole application. */
  children?: ReactNode;
}

/**
 * Sets default props for all elicitation components below it.
 *
 * A prop set on a component wins. `strings` and `controls` are merged by key. Providers can be
 * nested. Renders no DOM.
 *
 * @example
 * <ElicitationProvider strings={strings} locale="de" storage={storage} form={{ saveDrafts: true }}>
 *   <Chat />
 * </ElicitationProvider>
 */
export function ElicitationProvider(props: ElicitationProviderProps) {
  const { children, form, consent, ...shared } = props;
  const given = useDefaults({ ...shared, ...form, ...consent });
  const [used, setUsed] = useState(given);
  // A new object with the same settings must not render every component again.
  const same = isAlike(used, given);
  if (!same) setUsed(given);
  const settled = same ? used : given;
  const fill = useMemo(() => fillWith(settled), [settled]);
  return <Defaults.Provider value={fill}>{children}</Defaults.Provider>;
}

function isAlike(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Object.is(one[name], other[name]));
}
