"use client";

import { type ReactNode, useMemo, useState } from "react";
import type { UrlConsentOptions } from "../consent/UrlConsentOptions.js";
import type { ElicitationFormProps } from "../form/ElicitationForm.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import { Defaults, useDefaults } from "../hooks/useDefaults.js";
import type { ScreenOptions } from "../parts/types.js";
import { fillWith } from "./fillWith.js";

/** What `<ElicitationProvider>` takes. */
export interface ElicitationProviderProps
  extends ScreenOptions, Pick<ElicitationFormProps, "controls" | "renderMessage" | "storage"> {
  /** Whether questions can be folded away; see `<Elicitation>`. */
  minimizable?: boolean | undefined;
  /** How forms ask. */
  form?: Omit<ElicitationFormOptions, "children"> | undefined;
  /** How addresses are judged and opened. */
  consent?: UrlConsentOptions | undefined;
  /** The chat, or the whole application. */
  children?: ReactNode;
}

/**
 * What is the same for every form, consent, dialog and receipt within it. Each prop stands for the
 * one of its name where a component leaves that out; words and controls are taken together, key by
 * key. Providers can stand in one another. Renders nothing of its own.
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
  // A new object of the same settings is no reason to draw every screen anew.
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
