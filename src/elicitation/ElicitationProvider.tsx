"use client";

import { type ReactNode, useContext, useMemo, useState } from "react";
import type { UrlConsentOptions } from "../consent/ConsentContext.js";
import type { ElicitationFormProps } from "../form/FormScreen.js";
import type { ElicitationFormOptions } from "../form/ElicitationFormOptions.js";
import { Defaults, OnError, useDefaults } from "../ui/hooks.js";
import type { ScreenOptions } from "../ui/part.js";
import type { SharedScreenProps } from "../ui/SharedScreenProps.js";

/** Props that are maps: those of a screen are merged with the defaults, key by key. */
const MAPS = ["strings", "controls"] as const;

type Given = Partial<Record<string, unknown>>;

/**
 * Fills in the props that a component is not given.
 *
 * For the same strings and controls it returns the same merged object, so that nothing renders
 * because of them.
 *
 * @returns the function that fills in props.
 */
export function fillWith(defaults: object): <Props extends object>(given: Props) => Props {
  const all: Given = { ...defaults };
  const merged = new WeakMap<object, unknown>();
  const merge = (name: string, own: object) => {
    if (!merged.has(own)) merged.set(own, { ...(all[name] as object | undefined), ...own });
    return merged.get(own);
  };
  return (given) => {
    // Not by assignment, which takes `__proto__` for more than a name.
    const entries = Object.entries(given).filter(([, value]) => (value ?? undefined) !== undefined);
    const props: Given = { ...given, ...all, ...Object.fromEntries(entries) };
    for (const name of MAPS) {
      const own = (given as Given)[name];
      if (own && all[name]) props[name] = merge(name, own);
    }
    return props as typeof given;
  };
}

/** Props of `<ElicitationProvider>`. */
export interface ElicitationProviderProps
  extends
    ScreenOptions,
    Pick<ElicitationFormProps, "controls" | "renderMessage" | "storage" | "validate">,
    Pick<SharedScreenProps, "timers" | "inputGuard"> {
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
  /**
   * Called with each response that could not be sent: `onRespond` threw or rejected.
   *
   * The form offers "Try again" and never shows the error. Errors of a queue's requests go to
   * `onError` of the queue only.
   *
   * @default reportError
   */
  onError?: ((error: unknown) => void) | undefined;
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
  const { children, form, consent, onError, ...shared } = props;
  const outer = useContext(OnError);
  const given = useDefaults({ ...shared, ...form, ...consent });
  const [used, setUsed] = useState(given);
  // A new object with the same settings must not render every component again.
  const same = isAlike(used, given);
  if (!same) setUsed(given);
  const settled = same ? used : given;
  const fill = useMemo(() => fillWith(settled), [settled]);
  return (
    <Defaults.Provider value={fill}>
      <OnError.Provider value={onError ?? outer}>{children}</OnError.Provider>
    </Defaults.Provider>
  );
}

function isAlike(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => Object.is(one[name], other[name]));
}
