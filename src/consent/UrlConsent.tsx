"use client";

import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { Arming } from "../answering/Arming.js";
import { omit } from "../parts/omit.js";
import { part } from "../parts/part.js";
import type { PartProps, ScreenOptions } from "../parts/types.js";
import { showRequest } from "../answering/showRequest.js";
import { systemTimers } from "../time/timers.js";
import { type SharedScreenProps, SHARED_SCREEN_PROPS } from "../answering/SharedScreenProps.js";
import { useCloseLater } from "../hooks/useCloseLater.js";
import { useDefaults } from "../hooks/useDefaults.js";
import { useDeadline } from "../hooks/useDeadline.js";
import { useInBrowser } from "../hooks/useInBrowser.js";
import { useLanguage } from "../hooks/useLanguage.js";
import { useLatest } from "../hooks/useLatest.js";
import { useOwnId } from "../hooks/useOwnId.js";
import type { ElicitationRequest, ElicitationResult, Requester } from "../protocol/types.js";
import { ownRequest } from "../protocol/ownRequest.js";
import { sameQuestion } from "../protocol/sameQuestion.js";
import { enConsent } from "../strings/enConsent.js";
import { ConsentContext, type ConsentContextValue } from "./ConsentContext.js";
import { ConsentScreen } from "./ConsentScreen.js";
import { createConsentModel, type ShownAddress } from "./createConsentModel.js";
import { hasForeignAncestors } from "./hasForeignAncestors.js";
import type { UrlConsentOptions } from "./UrlConsentOptions.js";
import { keepStore, storeOf } from "./stores.js";
import { useVerdict } from "./useVerdict.js";

/** What `<UrlConsent>` takes. The rest goes to its outermost element. */
export interface UrlConsentProps
  extends UrlConsentOptions, ScreenOptions, SharedScreenProps, Omit<PartProps<"div">, "children"> {
  /** `params` of `elicitation/create` in url mode, as they came: untrusted. */
  request: ElicitationRequest;
  /** Who asks, by the host's own configuration. */
  requester: Requester;
  /**
   * Called with the one result of the request: `accept` as soon as the person asked for the window.
   * It says that they agreed, not that they finished. May return a promise; see `<ElicitationForm>`.
   */
  onRespond: (result: ElicitationResult) => void | Promise<void>;
  /** Whether the server has said that the person is done (`notifications/elicitation/complete`). */
  completed?: boolean | undefined;
  /**
   * The person says that they have finished on the page: the moment to try the call again. If it
   * returns a promise that rejects, they are told that it is not finished yet.
   */
  onFinish?: (() => void | Promise<void>) | undefined;
}

/** What this component takes; the rest is for its outermost element. */
const CONSENT_PROPS = [
  ...SHARED_SCREEN_PROPS,
  "openUrl",
  "completed",
  "onFinish",
  "appUrl",
  "otherServers",
  "protectedNames",
  "checks",
  "domains",
  "trustAncestors",
] as const satisfies readonly (keyof UrlConsentProps)[];

/** How long Open waits until a person can have read the address, in milliseconds. */
const OPEN_DELAY_MILLISECONDS = 500;
/** The same where there is danger. */
const DANGER_DELAY_MILLISECONDS = 1_000;
/** How long Open waits for the code that finds cautions, in milliseconds: no longer, as a caution is advice. */
const INCOMPLETE_DELAY_MILLISECONDS = 3_000;

/**
 * Asks a person whether to open a page that a server names: shows where it goes, warns of every
 * disguise, opens it in a window that learns nothing of this one, and answers once. Nothing in it is
 * a link before the person agreed, and nothing of the page is ever fetched. Renders a `<div>`.
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
    const {
      requester,
      completed = false,
      strings,
      expiresAt,
      timeZone,
      timers = systemTimers,
      trustAncestors = false,
    } = props;
    const request = ownRequest(props);
    const locale = useLanguage(props.locale);
    const deadline = useDeadline(expiresAt, timers);
    const rest = omit(given, CONSENT_PROPS);
    const { withdrawn = false } = props;
    const expired = props.expired === true || deadline === "over" || withdrawn !== false;
    useCloseLater(withdrawn !== false, props.onClose, timers);
    const id = useOwnId();
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => root.current!);
    const address = useRef<HTMLDivElement>(null);
    const url = "url" in request && typeof request.url === "string" ? request.url : "";
    const [verdict, cautions] = useVerdict(url, {
      ...props,
      requesterUrl: requester.url,
      // Nobody knows where a requester without a URL runs, unless the host says so.
      requesterLocal: requester.local ?? (requester.url === undefined ? false : undefined),
    });
    const { level, href, displayDomain } = verdict;
    const framed = useInBrowser(() => hasForeignAncestors(window)) ?? false;
    const dangerInFrame = level === "danger" && framed && !trustAncestors;
    const usual = level === "danger" ? DANGER_DELAY_MILLISECONDS : OPEN_DELAY_MILLISECONDS;
    const delay = cautions ? usual : INCOMPLETE_DELAY_MILLISECONDS;

    // An equal request is the same question; another one, or an equal one after the answer, is new.
    const begin = () => ({
      request,
      requester,
      store: storeOf(request),
      arming: new Arming(delay, timers),
    });
    const [last, setLast] = useState(begin);
    let current = last;
    if (request !== last.request) {
      const goesOn =
        last.store.phase.name !== "answered" && sameQuestion({ request, requester }, last);
      current = goesOn ? { ...last, request } : begin();
      setLast(current);
    }
    const { store, arming } = current;
    const latest = useLatest({ ...props, request, store, timers });

    useEffect(() => {
      keepStore(request, store);
      return showRequest(request, store, timers);
    }, [request, store, timers]);
    useEffect(() => (address.current ? arming.watch(address.current) : undefined), [arming]);
    const readable = `${level} ${href} ${displayDomain}`;
    useEffect(() => {
      // The verdict has changed and must be read again.
      if (readable) arming.renew(delay);
    }, [arming, delay, readable]);
    const model = useMemo(() => createConsentModel(store, arming, latest), [store, arming, latest]);
    const shown = (): ShownAddress => ({
      verdict,
      expired,
      dangerInFrame,
      document: root.current?.ownerDocument ?? document,
    });

    const context: ConsentContextValue = {
      ...model,
      store,
      arming,
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
      stop: props.onBlock && model.block,
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
