"use client";

import { useEffect, useMemo, useState } from "react";
import { useInBrowser } from "../hooks/useInBrowser.js";
import { useLazy } from "../hooks/useLazy.js";
import { keepLoading } from "../lazy/keepLoading.js";
import { lazy } from "../lazy/lazy.js";
import { judgeUrl } from "../url/judgeUrl.js";
import { lazyPublicSuffixes } from "../url/loadPublicSuffixes.js";
import { loadUnicodeRules } from "../url/loadUnicodeRules.js";
import { needsUnicode } from "../url/needsUnicode.js";
import type * as Cautions from "./cautions.js";
import type { UrlContext, UrlVerdict } from "../url/types.js";
import { unicode } from "../url/unicode.js";
import { unjudgedUrl } from "../url/unjudgedUrl.js";

export const lazyCautions = lazy("cautionRules", () => import("./cautions.js"));

/**
 * The verdict on a URL. Until the public suffix list is there, the whole host is emphasised: what
 * nobody knows is not guessed. Without an application's URL in the context, the page's own is it. An
 * address with characters beyond ASCII leads nowhere until what judges those is there. It is complete
 * once the cautions are there, too. All of it is asked for as long as the consent is on show.
 */
export function useVerdict(
  url: string,
  context: UrlContext,
): [UrlVerdict, cautions: typeof Cautions | undefined] {
  const page = useInBrowser(() => location.href);
  const { requesterUrl, requesterLocal, appUrl, otherServers, protectedNames, checks } = context;
  const { domains: injected } = context;
  // Until these have loaded, and offline, the whole host is emphasised, and only dangers are told.
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
