"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { shortHost, shortenLeft } from "../core/text.js";
import { AgreeBox } from "../ui/AgreeBox.js";
import { part } from "../ui/part.js";
import { UnfoldableText } from "../ui/text.js";
import type { UrlVerdict } from "../url/types.js";
import { useConsent } from "./ConsentContext.js";
import { Findings } from "./Findings.js";

/** How many characters of a sub-domain are shown in the large line. */
const MAX_SUBDOMAIN_CHARACTERS = 40;

/** Shortens a sub-domain for the large line. */
export function shortSubdomain(subdomain: string, ellipsis: string): string {
  return shortenLeft(subdomain, ellipsis, MAX_SUBDOMAIN_CHARACTERS);
}

/** How much of the full address is laid out; a hostile one can have megabytes. */
const MAX_ADDRESS_CHARACTERS = 8_000;

/**
 * Shows where the URL leads: the findings, the registrable domain, the full address. A disguised name is
 * shown as `xn--`, with its Unicode form below. A dangerous address ends with the confirmation.
 *
 * Renders a `<div>`. Nothing in it is a link, but the address can be copied.
 */
export function AddressBox() {
  const consent = useConsent();
  const { verdict, dangerInFrame, strings, id, address, state, sent, expired, store, copy } =
    consent;
  const { level, displayDomain, subdomain, unicodeHost, parts } = verdict;
  const over = expired || (sent !== undefined && sent.action !== "accept");
  // A blocked address can't be copied either, and a dangerous one only after the second act. Where
  // it can't be opened there is no second act: opening the copy elsewhere is one.
  const openable = verdict.href !== "" && level !== "blocked";
  const copyable = !over && openable && (level !== "danger" || state.checked || dangerInFrame);
  const spelling = writtenAs(verdict);
  const offending = new Set(
    verdict.findings.flatMap(({ characters = [] }) => characters.map(({ character }) => character)),
  );
  const characters = String(displayDomain.length);
  const international = verdict.displayHost !== verdict.host;
  return (
    <div {...part("address", { level })}>
      <Findings />
      {/* A name in front of the dot, heard first, would pass for where it goes. */}
      {displayDomain && (
        <div {...part("heard")} id={`${id}-host`}>
          {strings.goesTo(displayDomain)}
        </div>
      )}
      {displayDomain && (
        <div {...part("host", { characters })} ref={address} aria-hidden dir="ltr" translate="no">
          {subdomain && (
            <span {...part("subdomain")}>{shortSubdomain(subdomain, strings.ellipsis)}</span>
          )}
          <span
            {...part("domain")}
            ref={(element) => {
              // Where a style sheet cannot read that. Not by an attribute, which a strict policy
              // refuses in what a server has rendered.
              element?.parentElement!.style.setProperty("--_characters", characters);
            }}
          >
            {displayDomain}
          </span>
        </div>
      )}
      {international && (
        <div {...part("host-ascii")} dir="ltr" translate="no">
          {verdict.host}
        </div>
      )}
      {unicodeHost && (
        <div {...part("reads-as")}>
          {strings.readsAs}{" "}
          <bdi {...part("unicode-host")} dir="ltr" translate="no">
            {[...unicodeHost].map((character, at) =>
              offending.has(character) ? (
                // oxlint-disable-next-line react/no-array-index-key -- characters of one host have no ID and never move
                <mark {...part("offending")} key={at}>
                  {character}
                </mark>
              ) : (
                character
              ),
            )}
          </bdi>
        </div>
      )}
      {parts.length > 0 && (
        <ScrollBox name="full-address" label={strings.fullAddress}>
          <bdi dir="ltr" translate="no" {...part("href")} id={`${id}-href`}>
            {parts.map(({ kind, text }) => (
              <span {...part("href-part", { kind })} key={kind}>
                {text.slice(0, MAX_ADDRESS_CHARACTERS)}
                {text.length > MAX_ADDRESS_CHARACTERS && strings.ellipsis}
              </span>
            ))}
          </bdi>
        </ScrollBox>
      )}
      {copyable && (
        <button type="button" {...part("copy")} onClick={copy}>
          {strings.copy}
        </button>
      )}
      {spelling && (
        <ScrollBox name="written" label={strings.writtenAs}>
          <span {...part("written-label")} aria-hidden>
            {strings.writtenAs}
          </span>{" "}
          <span translate="no" dir="ltr" {...part("written-text")}>
            <UnfoldableText text={spelling} size="line" strings={strings} />
          </span>
        </ScrollBox>
      )}
      {level === "danger" && !dangerInFrame && consent.asking && (
        <div {...part("second-act")}>
          <AgreeBox
            id={`${id}-check`}
            checked={state.checked}
            locked={store.locked || state.stage === "opening" || consent.replacing}
            onSwitch={() => store.set({ checked: !state.checked, hints: 0 })}
          >
            {strings.checked(shortHost(displayDomain, strings.ellipsis))}
          </AgreeBox>
        </div>
      )}
    </div>
  );
}

interface ScrollBoxProps {
  name: "full-address" | "written";
  label: string;
  children: ReactNode;
}

/** A group of limited height. It is a Tab stop only while its content overflows. */
function ScrollBox({ name, label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box || !("ResizeObserver" in window)) return undefined;
    // A pixel is rounding.
    const measure = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = box;
      setOverflows(scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const tabStop = overflows ? { tabIndex: 0 } : {};
  return (
    <div {...part(name)} {...tabStop} ref={ref} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/**
 * Returns the URL as the server wrote it, if that is useful to the user.
 *
 * A harmless international name is shown in both its forms already. In a disguise, every letter
 * that is not plain is shown by its code, so that the disguise isn't shown a second time.
 */
export function writtenAs({ written, unicodeHost, level }: UrlVerdict): string | undefined {
  if (written === undefined || unicodeHost === undefined) {
    return level === "ok" || level === "info" ? undefined : written;
  }
  return written.replace(
    /[^\0-\x7f]/gu,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}
