"use client";

import { isLanguageTag, usableZone } from "../core/locale.js";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { inDevelopment } from "../core/development.js";
import type { Lazy } from "../core/lazy.js";
import { startDeadline, type Timers } from "../core/timers.js";
import type { ShownScreen } from "../core/warnings.js";
import type { DismissBy } from "./SharedScreenProps.js";

/** Subscribes to nothing, for `useSyncExternalStore`. */
export const never = () => () => {};
const nothing = () => undefined;

/**
 * Reads a value that only the browser knows, at each render.
 *
 * It is `undefined` on the server and until its page is hydrated, so that both render the same.
 *
 * @param read returns a primitive, or the same object each time.
 */
export function useInBrowser<T>(read: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(never, read, nothing);
}

/** Reads something outside React, and renders again when it has changed. */
export function useRead<T>(
  { subscribe }: { subscribe: (listener: () => void) => () => void },
  read: () => T,
): T {
  return useSyncExternalStore(subscribe, read, read);
}

/** The newest value of a prop, for handlers that must not change with it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** A server renders no effects, and React 18 warns of those that the browser would run first. */
export const useCommit = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Returns the same object while its members stay the same. It must have the same keys at each render. */
export function useStable<T extends object>(value: T): T {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- its members are all that it depends on
  return useMemo(() => value, Object.values(value));
}

/** A key shared by all copies of this package on the page: a symbol, since an element of the page may have any name. */
const TAKEN = Symbol.for("elicit");

/**
 * Returns an ID prefix that is unique among all copies of this library on the page.
 *
 * React's own IDs are unique within one copy of React. Two copies, or two roots rendered on a
 * server, share them, and the description of a field would then be read in another form.
 */
export function useOwnId(): string {
  const given = useId();
  const [more, setMore] = useState("");
  // A server knows no other roots, and its markup is hydrated unchanged.
  const id = given + more;
  useEffect(() => {
    const page = globalThis as { [TAKEN]?: Set<string> };
    const taken = (page[TAKEN] ??= new Set());
    // oxlint-disable-next-line react/set-state-in-effect -- what else is on the page is not known before
    if (taken.has(id)) return setMore(`${more}-`);
    taken.add(id);
    return () => void taken.delete(id);
  }, [id, more]);
  return id;
}

/**
 * Returns the user's language: the host's option, else the browser's, else English.
 *
 * On the server and until its page is hydrated, the browser's is unknown.
 *
 * @param locale a BCP 47 tag. An invalid one, such as `de_DE`, is ignored: hosts pass what their
 *   users' settings hold.
 * @param browser the browser's language, which on some systems is invalid too (`en-US@posix`).
 */
export function usableLanguage(locale: string | undefined, browser: string | undefined): string {
  return [locale, browser].find(isLanguageTag) ?? "en";
}

/** Returns the user's language. See `usableLanguage`. */
export function useLanguage(locale: string | undefined): string {
  return usableLanguage(
    locale,
    useInBrowser(() => navigator.language),
  );
}

/** How long before its end a deadline is announced, in milliseconds. */
const SOON_MILLISECONDS = 60_000;

/** `undefined`: there is no end, or it is not known yet how near it is. */
export type Deadline = "far" | "soon" | "over" | undefined;

/**
 * How near the end of the time to answer is.
 *
 * @param expiresAt in milliseconds since 1970.
 */
export function useDeadline(expiresAt: number | undefined, timers: Timers): Deadline {
  const [reached, setReached] = useState<{ of: number | undefined; deadline: Deadline }>();
  useEffect(() => {
    if (expiresAt === undefined) return;
    const reach = (deadline: Deadline) => setReached({ of: expiresAt, deadline });
    // After the first frame: a server that renders the page has another clock.
    reach("far");
    const stopSoon = startDeadline(timers, expiresAt - SOON_MILLISECONDS, () => reach("soon"));
    const stopOver = startDeadline(timers, expiresAt, () => reach("over"));
    return () => {
      stopSoon();
      stopOver();
    };
  }, [expiresAt, timers]);
  return reached && reached.of === expiresAt ? reached.deadline : undefined;
}

/** How long a notice stays that holds nothing to read again, in milliseconds. */
const STAY_MILLISECONDS = 4_000;

/** Closes a screen after a moment, once there is nothing on it that the user would miss. */
export function useCloseLater(
  wanted: boolean,
  onClose: (() => void) | undefined,
  timers: Timers,
): void {
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = timers.setTimeout(() => latest.current?.(), STAY_MILLISECONDS);
    return () => timers.clearTimeout(timer);
  }, [wanted, latest, timers]);
}

/**
 * Returns a lazily imported module, or `undefined` if it is not wanted, not loaded or failed to
 * load.
 *
 * A page that a server rendered starts without it.
 */
export function useLazy<T>(wanted: unknown, code: Lazy<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(
    wanted ? code.subscribe : never,
    wanted ? code.get : nothing,
    nothing,
  );
}

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

/** Reports a response that could not be sent: an `<ElicitationProvider>` sets it. */
export const OnError = createContext<((error: unknown) => void) | undefined>(undefined);

/** Warns in development about mistakes of the host that can be seen on a component. */
export function useHostChecks(
  root: RefObject<Element | null>,
  { request, requester, locale, timeZone }: Omit<ShownScreen, "root">,
  readable?: boolean,
  unstored?: string,
): void {
  useEffect(() => {
    inDevelopment(({ warnAbout }) => {
      const given = { request, requester, locale, timeZone, readable, unstored };
      if (root.current) warnAbout({ root: root.current, ...given });
    });
  }, [root, request, requester, locale, timeZone, readable, unstored]);
}

/** Cancels a request by Escape or a click outside. */
export type Dismiss = (by: DismissBy) => void;

/** Lets a request set how the dialog around it cancels. */
export const Dismissal = createContext<((dismiss: Dismiss) => void) | null>(null);

/**
 * Tells the dialog around this screen, if there is one, what dismissing means now.
 *
 * @param dismiss `undefined`: another screen says so.
 */
export function useDismissal(dismiss: Dismiss | undefined): void {
  const tell = useContext(Dismissal);
  useEffect(() => {
    if (dismiss) tell?.(dismiss);
  });
}

/** Elements that a surrounding component adds to a request. */
export interface ScreenSlots {
  /** Drawn in the line of the requester, before its end. */
  header?: ReactNode;
  /** Whether the request is minimized: mounted, but not visible. */
  folded?: boolean | undefined;
}

export const ScreenSlots = createContext<ScreenSlots>({});

let found: string | undefined;

/**
 * The time zone of the browser; UTC where it names one that it does not know, as Chromium does
 * (`Etc/Unknown`) where `TZ` is empty. Asking takes a while, the first time.
 */
export function localZone(): string {
  return (found ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC");
}

/**
 * Returns the user's time zone: the host's option, else the browser's, else UTC.
 *
 * On the server and until its page is hydrated, the browser's is unknown.
 *
 * @param timeZone an IANA name. One that this browser doesn't know is ignored.
 */
export function useTimeZone(timeZone: string | undefined): string {
  const zone = useInBrowser(localZone);
  return usableZone(timeZone) ?? zone ?? "UTC";
}
