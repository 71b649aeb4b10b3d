"use client";

import { useSyncExternalStore } from "react";
import { part } from "../ui/part.js";
import { isRepeatedPress, singleClick } from "../core/clicks.js";
import type { BlockedRequester, ElicitationQueue } from "../queue/ElicitationQueue.js";
import { requesterKey } from "../core/session.js";
import type { Strings } from "../strings/en.js";
import { useDefaults } from "../ui/hooks.js";
import { enElicitation } from "../strings/enElicitation.js";
import { visibleText } from "../core/text.js";

/** Props of `<BlockedRequesters>`. */
export interface BlockedRequestersProps {
  /** Queue whose blocked requesters are listed. */
  queue: ElicitationQueue;
  /**
   * Strings that replace the built-in ones, by key.
   *
   * @default the strings of the provider, else English
   */
  strings?: Partial<Strings> | undefined;
  /** Class of the outermost element. */
  className?: string | undefined;
}

const NOBODY: readonly BlockedRequester[] = [];

/**
 * Lists the requesters that the user blocked, each with an Unblock button.
 *
 * Each entry says how many requests were cancelled since. Renders a `<div role="list">`, and
 * nothing while none is blocked.
 *
 * @example
 * <BlockedRequesters queue={queue} />
 */
export function BlockedRequesters(given: BlockedRequestersProps) {
  const { queue, className, ...props } = useDefaults(given);
  const strings = { ...enElicitation, ...props.strings };
  const blocked = useSyncExternalStore(
    queue.subscribe,
    () => queue.getSnapshot().blocked,
    () => NOBODY,
  );
  if (blocked.length === 0) return null;
  return (
    <div {...part("root")} className={className}>
      <div role="list" {...part("stopped-servers")}>
        {blocked.map(({ requester, cancelled }) => (
          <div role="listitem" {...part("stopped-server")} key={requesterKey(requester)}>
            <div {...part("block-note")}>
              {/* One text node: a browser that translates the page would replace several. */}
              {[
                strings.stopped(visibleText(requester.name)),
                cancelled > 0 && strings.stoppedRequests(cancelled),
              ]
                .filter(Boolean)
                .join(" ")}
            </div>
            <button
              type="button"
              {...part("action", { name: "unblock", variant: "secondary" })}
              onClick={singleClick(({ currentTarget }) => {
                const row = currentTarget.parentElement;
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                queue.unblock(requester);
                // The button is removed with its row.
                next?.querySelector("button")?.focus();
              })}
              onKeyDown={(event) => {
                // A held key unblocks only one requester.
                if (isRepeatedPress(event)) event.preventDefault();
              }}
            >
              {strings.allow}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
