"use client";

import { useEffect, useMemo, useState } from "react";
import { useInBrowser, useLazy } from "../ui/hooks.js";
import { keepLoading, lazy } from "../core/lazy.js";
import { judgeUrl, unjudgedUrl } from "../url/judgeUrl.js";
import { lazyPublicSuffixes, loadUnicodeRules, needsUnicode } from "../url/loadRules.js";
import type * as Cautions from "./cautions.js";
import type { UrlContext, UrlVerdict } from "../url/types.js";
import { unicode } from "../url/unicode.js";

export const lazyCautions = lazy("cautionRules", () => import("./cautions.js"));

/**
 * Returns the verdict on a URL, as long as the consent is visible.
 *
 * Until the public suffix list is loaded, the whole host is emphasized. Without an `appUrl`, the
 * page's own is used. An address with characters beyond ASCII can't be opened until the code that
 * checks them is loaded. The verdict is complete once cautions are loaded, too.
 */
export function useVerdict(
  url: string,
  context: UrlContext,
): [UrlVerdict, cautions: typeof Cautions | undefined] {
  const page = useInBrowser(() => location.href);
  const { requesterUrl, requesterLocal, appUrl, otherServers, protectedNames, checks } = context;
  const { domains: injected } = context;
  // Until these are loaded, and offline, the whole host is emphasized, and only dangers are shown.
  const domains = useLazy(!injected, lazyPublicSuffixes)?.publicSuffixes;
  const cautions = useLazy(true, lazyCautions);
  const rules = cautions?.cautionRules;

  const given = useMemo(
    () => ({
      requesterUrl,
      requesterLocal,
      appUrl: appUrl ?? page,
      otherServers,
      protectedNames,
      checks,
      domains: injected ?? domains,
    }),
    [
      requesterUrl,
      requesterLocal,
      appUrl,
      page,
      otherServers,
      protectedNames,
      checks,
      injected,
      domains,
    ],
  );
  const unicodeState = useUnicode(needsUnicode(url, given));
  const verdict = useMemo(
    () =>
      unicodeState === "here"
        ? judgeUrl(url, given, rules)
        : unjudgedUrl(url, unicodeState === "failed"),
    [url, given, rules, unicodeState],
  );
  return [verdict, cautions];
}

/** Whether what judges characters beyond ASCII is here, or not wanted. */
function useUnicode(wanted: boolean): "here" | "loading" | "failed" {
  const [state, setState] = useState<"here" | "loading" | "failed">("loading");
  // The server may have the rules and the page not, or the other way round, so markup is rendered
  // without.
  const held = useInBrowser(() => unicode.rules);
  const here = !wanted || held !== undefined;
  useEffect(() => {
    if (here) return;
    const load = async () => {
      try {
        await loadUnicodeRules();
        setState("here");
      } catch (error) {
        setState("failed");
        throw error;
      }
    };
    return keepLoading({ load });
  }, [here]);
  return here ? "here" : state;
}
