"use client";

import { useEffect } from "react";
import { shortSubdomain, writtenAs } from "../consent/AddressBox.js";
import { findingText } from "../consent/Findings.js";
import { useVerdict } from "../consent/useVerdict.js";
import { visibleLine } from "../core/text.js";
import { enConsent } from "../strings/enConsent.js";
import { useCommit } from "../ui/hooks.js";
import { part } from "../ui/part.js";
import type { UrlLevel } from "../url/types.js";
import { useApprovalContext } from "./ApprovalContext.js";
import type { NoteLevel } from "./readApproval.js";

/** How serious each level of an address is for the answers. */
const LEVELS: Record<UrlLevel, NoteLevel> = {
  ok: "info",
  info: "info",
  caution: "warning",
  danger: "danger",
  blocked: "danger",
};

/** A scheme at the beginning of an address, not a host before its port. These schemes are never host names. */
const SCHEME =
  /^(?:javascript|data|vbscript|file|blob|about):|^[a-z][\w+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;

/** An address that the agent reaches, with its verdict. Renders a `<div>`. */
export function AddressVerdict({ index, url }: { index: number; url: string }) {
  const { strings, partProps, requester, store, host, reading } = useApprovalContext();
  // A host without a scheme is allowed.
  const address = SCHEME.test(url) ? url : `https://${url}`;
  const [verdict, cautions] = useVerdict(address, {
    requesterUrl: requester.url,
    requesterLocal: requester.local ?? (requester.url === undefined ? false : undefined),
  });
  const words = { ...enConsent, ...cautions?.enCautions, ...host.strings };
  const { level, findings, displayDomain, subdomain, parts } = verdict;
  const written = writtenAs(verdict);
  const serious = LEVELS[level];
  useEffect(() => {
    // A danger is known at once, the rest once the code for it is loaded.
    if (!cautions && serious !== "danger") return;
    const { addressLevels } = store.state;
    if (addressLevels[index] === serious) return;
    store.set({ addressLevels: { ...addressLevels, [index]: serious } });
  }, [store, index, serious, cautions]);
  // The verdict changes once the late code for it is there.
  useCommit(() => reading.renew(index), [reading, index, verdict, cautions]);
  // Before it is judged, it does not count as seen.
  const isJudged = cautions !== undefined && (verdict.href !== "" || level !== "info");
  const { ref, ...props } = partProps(index);
  return (
    <div {...part("address", { level })} {...props} ref={isJudged ? ref : undefined}>
      <div role="list" {...part("findings", { level })}>
        {findings.map((finding) => (
          <div role="listitem" {...part("finding", { level: finding.level })} key={finding.code}>
            <span {...part("level", { level: finding.level })}>
              {words.levelled(words.levels[finding.level], "")}
            </span>
            {findingText(finding, verdict, words, requester.name)}
          </div>
        ))}
      </div>
      {displayDomain !== "" && (
        <div
          {...part("host", { characters: String(displayDomain.length) })}
          dir="ltr"
          translate="no"
        >
          {subdomain !== "" && (
            <span {...part("subdomain")}>{shortSubdomain(subdomain, words.ellipsis)}</span>
          )}
          <span {...part("domain")}>{displayDomain}</span>
        </div>
      )}
      <div {...part("full-address")}>
        <bdi dir="ltr" translate="no" {...part("href")}>
          {parts.length > 0
            ? parts.map(({ kind, text }) => (
                <span {...part("href-part", { kind })} key={kind}>
                  {text}
                </span>
              ))
            : visibleLine(url)}
        </bdi>
      </div>
      {written !== undefined && (
        <div {...part("written")}>
          <span {...part("written-label")}>{strings.asWritten}</span>{" "}
          <bdi dir="ltr" translate="no" {...part("written-text")}>
            {written}
          </bdi>
        </div>
      )}
      <div {...part("approval-part-remark")}>{strings.onlyReached}</div>
    </div>
  );
}
