"use client";

import type { MouseEvent } from "react";
import { isSecondOfDouble } from "../core/clicks.js";
import { type AfterConsentStrings, enAfterConsent } from "../strings/enAfterConsent.js";
import { ActionButton, type ActionVariant } from "../ui/ActionButton.js";
import { part } from "../ui/part.js";
import type { useConsent } from "./ConsentContext.js";
import type { ConsentStage, ConsentState } from "./ConsentStore.js";

/** Props, not the context: code that a late file shares with the rest is in every host's bundle. */
interface AfterConsentProps {
  consent: ReturnType<typeof useConsent>;
  /** The host that the link leads to, as it is shown. */
  host: string;
}

/** Stages in which the page can be opened again, or reported as done. */
const GOING_ON = new Set(["asked", "opening", "opened", "unopened", "checking", "notDone"]);

/**
 * Elements after the page was opened: a link if no window seemed to open, and the next actions.
 *
 * It stays until the request is completed or dismissed. If the time is over, it renders Close.
 */
export function AfterConsent({ consent, host }: AfterConsentProps) {
  const { state, store, sent, failed, verdict, agree, expired, closable, dangerInFrame } = consent;
  const { stage } = state;
  const refused = stage === "refused";
  const follow = (event: MouseEvent) => {
    if (isSecondOfDouble(event)) return event.preventDefault();
    if (refused) store.set({ stage: "opened" });
    agree();
  };
  if (expired)
    return closable && stage !== "closed" ? <Actions consent={consent} names={["close"]} /> : null;
  const { level } = verdict;
  // The host can accept a request whose page the user can't open.
  const isOpenable = level !== "blocked" && !dangerInFrame && (level !== "danger" || state.checked);
  const again = isOpenable ? (["open"] as const) : [];
  const refusedHere = sent !== undefined && sent.action !== "accept";
  if (consent.asking || refusedHere) return null;
  return (
    <>
      {(stage === "unopened" || refused) && (
        <a
          {...part("fallback-link")}
          // Tailwind 4's prose styles are in a layer above ours, and skip elements with this class.
          className="not-prose"
          href={verdict.href}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          onClick={follow}
          onAuxClick={(event) => {
            // A middle click opens a link too.
            if (event.button === 1) follow(event);
          }}
          dir="ltr"
          translate="no"
        >
          {host}
        </a>
      )}
      {refused && <Actions consent={consent} names={["decline", "cancel"]} />}
      {(stage === "done" || stage === "completed") && (
        <Actions consent={consent} names={["close"]} />
      )}
      {failed && !refused && <Actions consent={consent} names={["resend", ...again, "cancel"]} />}
      {!failed && GOING_ON.has(stage) && (
        <Actions consent={consent} names={["finish", ...again, "close"]} />
      )}
    </>
  );
}

type ActionName = "resend" | "finish" | "open" | "decline" | "cancel" | "close";

/** Whether an action is the × of the header, which has no visible text. */
const isCross = (name: ActionName, index: number) =>
  name === "cancel" || (name === "close" && index > 0);

/** Returns the look of an action: of several, the first stands out. */
function variantOf(name: ActionName, index: number, count: number): ActionVariant {
  if (isCross(name, index)) return "icon";
  if (name === "decline") return "quiet";
  return index === 0 && count > 2 ? "primary" : "secondary";
}

/** The next actions, the likeliest first. Renders a `<div>` of `<button>`s. */
function Actions({
  consent,
  names,
}: Pick<AfterConsentProps, "consent"> & { names: readonly ActionName[] }) {
  const { state, counting, id, pending, store, guard, onFinish, ...given } = consent;
  const strings = { ...enAfterConsent, ...given.strings };
  const { watchAction } = guard;
  const { stage } = state;
  // An expired request can always be closed, even while a response is being sent.
  const locked =
    !given.expired && (stage === "checking" || stage === "opening" || pending !== undefined);
  const finish = () => {
    store.set({ stage: "checking" });
    const end = (checked: "done" | "notDone") => {
      // It may have been dismissed meanwhile.
      if (store.state.stage === "checking") store.set({ stage: checked });
    };
    onFinish().then(
      () => end("done"),
      () => end("notDone"),
    );
  };
  const act = { ...given, finish };
  const words: Record<ActionName, string> = {
    resend: strings.resend,
    finish: strings.finished,
    open: strings.openAgain,
    decline: strings.decline,
    cancel: strings.cancel,
    close: strings.close,
  };
  const doing: Partial<Record<ActionName, string | false>> = {
    finish: pending ? strings.sendingNow : stage === "checking" && words.finish,
    open: stage === "opening" && strings.openingNow,
  };
  return (
    <div {...part("actions", { locked })}>
      {names.map((name, index) => (
        <ActionButton
          key={name}
          ref={name === "open" ? watchAction : undefined}
          {...part("action", { after: true })}
          name={name}
          variant={variantOf(name, index, names.length)}
          title={isCross(name, index) ? words[name] : undefined}
          locked={locked}
          waiting={name === "open" && counting}
          busy={doing[name]}
          aria-describedby={name === "open" ? `${id}-host` : undefined}
          act={act[name]}
        >
          {words[name]}
        </ActionButton>
      ))}
    </div>
  );
}

/** Returns the status of the page, or `undefined` before it is opened. */
export function outcomeText(
  stage: ConsentStage,
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (stage === "asking") return undefined;
  const word = stage === "asked" ? "opening" : stage;
  return strings[word] ?? enAfterConsent[word];
}

/** Returns the status of Copy, or `undefined` before it is clicked. */
export function copyNote(
  copy: ConsentState["copy"],
  strings: Partial<AfterConsentStrings>,
): string | undefined {
  if (copy === "none") return undefined;
  const word = copy === "copied" ? "copied" : "notCopied";
  return strings[word] ?? enAfterConsent[word];
}

// Loaded with this module, because a consent rarely needs them.
export { DeadlineNote, BlockOffer } from "../ui/notes.js";
