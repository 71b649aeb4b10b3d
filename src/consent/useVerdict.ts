"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { analyzeUrl } from "../url/analyzeUrl.js";
import { loadPublicSuffixes } from "../url/loadPublicSuffixes.js";
import type { DomainLookup, UrlContext, UrlVerdict } from "../url/types.js";

const never = () => () => {};

/** The public suffix list, once a consent on this page has loaded it. */
let loaded: DomainLookup | undefined;

/**
 * The verdict on a URL. Until the public suffix list is there, the whole host is emphasised: what
 * nobody knows is not guessed. Without an application's URL in the context, the page's own is it.
 */
export function useVerdict(url: string, context: UrlContext): UrlVerdict {
  const page = useSyncExternalStore(
    never,
    () => location.href,
    () => undefined,
  );
  const [domains, setDomains] = useState(() => loaded);
  const { requesterUrl, appUrl, otherServers, protectedNames, checks, domains: injected } = context;

  useEffect(() => {
    if (injected || loaded) return;
    const load = async () => {
      loaded = await loadPublicSuffixes();
      setDomains(() => loaded);
    };
    // Offline, perhaps: the whole host stays emphasised.
    load().catch(() => {});
  }, [injected]);

  return useMemo(
    () =>
      analyzeUrl(url, {
        requesterUrl,
        appUrl: appUrl ?? page,
        otherServers,
        protectedNames,
        ...(checks ? { checks } : {}),
        domains: injected ?? domains,
      }),
    [url, requesterUrl, appUrl, page, otherServers, protectedNames, checks, injected, domains],
  );
}
