"use client";

import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { isGuardOn } from "../core/inputGuard.js";
import { part, type PartProps, type ScreenOptions } from "../ui/part.js";
import { systemTimers } from "../core/timers.js";
import {
  requireProps,
  type SharedScreenProps,
  withoutSharedProps,
} from "../ui/SharedScreenProps.js";
import {
  useCloseLater,
  useDeadline,
  useDefaults,
  useHostChecks,
  useInBrowser,
  useLanguage,
  useLatest,
  useOwnId,
} from "../ui/hooks.js";
import { useSession } from "../ui/useSession.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../core/protocol.js";
import { enConsent } from "../strings/enConsent.js";
import {
  ConsentContext,
  type ConsentContextValue,
  type UrlConsentOptions,
} from "./ConsentContext.js";
import { ConsentGuard } from "../core/ConsentGuard.js";
import { ConsentScreen } from "./ConsentScreen.js";
import { createConsentModel, type ShownAddress } from "./createConsentModel.js";
import { isLegible } from "./isLegible.js";
import { hasForeignAncestors } from "./windows.js";
import { ConsentStore } from "./ConsentStore.js";
import { useVerdict } from "./useVerdict.js";

/** Props of `<UrlConsent>`. Other props go to its outermost element. */
export interface UrlConsentProps
  extends UrlConsentOptions, ScreenOptions, SharedScreenProps, Omit<PartProps<"div">, "children"> {
  /** `params` of `elicitation/create` in URL mode, as received. Untrusted. */
  request: ElicitationRequest;
  /** The requester, from your configuration: never from the server. */
  requester: Requester;
  /**
   * Called with the one result of the request.
   *
   * `accept` is sent as soon as the user opens the page. It means that they agreed, not that they
   * are done there. If it returns a promise that rejects, the user can try again.
   */
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  /**
   * Whether the server reported that the user is done (`notifications/elicitation/complete`).
   *
   * @default false
   */
  completed?: boolean | undefined;
  /**
   * Called when the user reports that they are done on the page.
   *
   * Retry the call now. If it returns a promise that rejects, the user sees that it is not finished
   * yet.
   */
  onFinish?: (() => void | Promise<void>) | undefined;
}

/** How long Open ignores clicks after the address is visible, in milliseconds. */
const OPEN_DELAY_MILLISECONDS = 500;
/** The same for a dangerous address. */
const DANGER_DELAY_MILLISECONDS = 1_000;
/**
 * How long Open waits for the code that finds cautions, in milliseconds. A caution is only advice,
 * so not longer.
 */
const INCOMPLETE_DELAY_MILLISECONDS = 3_000;

/**
 * Asks the user whether to open a page that a server names.
 *
 * Shows where the URL leads, warns about disguised addresses, opens the page without `opener` and
 * `referrer`, and responds once. Nothing is a link before the user agrees, and nothing of the page
 * is fetched. Renders a `<div>`.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @example
 * <UrlConsent
 *   request={{ mode: "url", message: "Sign in to GitHub", url: "https://github.com/login" }}
 *   requester={{ name: "GitHub tools", url: "https://mcp.example.com/mcp" }}
 *   onRespond={(result) => resolve(result)}
 * />
 */
export const UrlConsent = forwardRef<HTMLDivElement, UrlConsentProps>(
  function UrlConsent(given, ref) {
    const props = useDefaults(given);
    requireProps(props, "request", "requester", "onRespond");
    const {
      requester,
      completed = false,
      strings,
      expiresAt,
      timeZone,
      timers = systemTimers,
      trustAncestors = false,
    } = props;
    const session = useSession(props);
    const { request } = session;
    const locale = useLanguage(props.locale);
    const deadline = useDeadline(expiresAt, timers);
    const rest = elementProps(given);
    const { withdrawn = false } = props;
    const expired = props.expired === true || deadline === "over" || withdrawn !== false;
    useCloseLater(withdrawn !== false, props.onClose, timers);
    const id = useOwnId();
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => root.current!);
    useHostChecks(root, props);
    const address = useRef<HTMLDivElement>(null);
    const url = "url" in request && typeof request.url === "string" ? request.url : "";
    const [verdict, cautions] = useVerdict(url, {
      ...props,
      requesterUrl: requester.url,
      // It is unknown where a requester without a URL runs, unless the host says so.
      requesterLocal: requester.local ?? (requester.url === undefined ? false : undefined),
    });
    const { level, href, displayDomain } = verdict;
    const framed = useInBrowser(() => hasForeignAncestors(window)) ?? false;
    const dangerInFrame = level === "danger" && framed && !trustAncestors;
    const usual = level === "danger" ? DANGER_DELAY_MILLISECONDS : OPEN_DELAY_MILLISECONDS;
    const delay = cautions ? usual : INCOMPLETE_DELAY_MILLISECONDS;

    const isGuarded = isGuardOn(props.inputGuard);
    const begin = () => ({
      session,
      store: ConsentStore.of(session, isGuarded),
      guard: new ConsentGuard(delay, timers, isGuarded),
    });
    const [last, setLast] = useState(begin);
    let current = last;
    if (session !== last.session) {
      current = begin();
      setLast(current);
    }
    const { store, guard } = current;
    const latest = useLatest({ ...props, store, timers });

    useEffect(() => store.replacementGuard.show(timers), [store, timers]);
    useEffect(() => (address.current ? guard.watch(address.current) : undefined), [guard]);
    const readable = `${level} ${href} ${displayDomain}`;
    useEffect(() => {
      // The verdict has changed and must be read again.
      if (readable) guard.renew(delay);
    }, [guard, delay, readable]);
    const model = useMemo(() => createConsentModel(store, guard, latest), [store, guard, latest]);
    const shown = (): ShownAddress => ({
      verdict,
      expired,
      dangerInFrame,
      isLegible: () =>
        !guard.on || isLegible(address.current?.querySelector('[data-elicit="domain"]')),
      document: root.current?.ownerDocument ?? document,
    });

    const context: ConsentContextValue = {
      ...model,
      store,
      guard,
      message: typeof request.message === "string" ? request.message : "",
      requester,
      verdict,
      dangerInFrame,
      strings: { ...enConsent, ...cautions?.enCautions, ...strings },
      id,
      completed,
      expired,
      withdrawn,
      shared: props,
      until: { expiresAt, deadline, timers, locale, timeZone },
      address,
      open: (event) => model.open(event.nativeEvent, shown()),
      copy: () => void model.copy(shown()),
      onFinish: async () => props.onFinish?.(),
      closable: props.onClose !== undefined,
      escapes: props.escape === "cancel",
      block: props.onBlock && model.block,
    };

    return (
      <ConsentContext.Provider value={context}>
        <div {...part("root", { density: props.density })} {...rest} ref={root}>
          <ConsentScreen />
        </div>
      </ConsentContext.Provider>
    );
  },
);

/** Returns the props that go to the outermost element. */
function elementProps(props: UrlConsentProps): Omit<PartProps<"div">, "children"> {
  const {
    openUrl,
    completed,
    onFinish,
    appUrl,
    otherServers,
    protectedNames,
    checks,
    domains,
    trustAncestors,
    ...element
  } = withoutSharedProps(props);
  return element;
}
