"use client";

import { part } from "../parts/part.js";
import { singleClick } from "../answering/presses.js";
import type { Requester } from "../protocol/types.js";
import type { StoppedRequester } from "../queue/ElicitationQueue.js";
import { requesterKey } from "../protocol/requester.js";
import type { Strings } from "../strings/en.js";
import { useDefaults } from "../hooks/useDefaults.js";
import { enElicitation } from "../strings/enElicitation.js";
import { visibleText } from "../text/visibleText.js";

/** What `<StoppedServers>` takes: `useElicitation` has it. */
export interface StoppedServersProps {
  /** Who was stopped, and how much each has asked since. */
  stopped: readonly StoppedRequester[];
  /** Lets a server ask again. */
  allow: (requester: Requester) => void;
  /** Words in place of the library's own, by key. */
  strings?: Partial<Strings> | undefined;
  /** A class of the host's, for the outermost element. */
  className?: string | undefined;
}

/**
 * The servers that the person stopped, how much each has asked since, and a way to let it ask again.
 * Renders a `<div role="list">`, and nothing while none is stopped.
 *
 * @example
 * const { shown, stopped, allow } = useElicitation(queue);
 * return <StoppedServers stopped={stopped} allow={allow} />;
 */
export function StoppedServers(given: StoppedServersProps) {
  const { stopped, allow, className, ...props } = useDefaults(given);
  const strings = { ...enElicitation, ...props.strings };
  if (stopped.length === 0) return null;
  return (
    <div {...part("root")} className={className}>
      <div role="list" {...part("stopped-servers")}>
        {stopped.map(({ requester, cancelled }) => (
          <div role="listitem" {...part("stopped-server")} key={requesterKey(requester)}>
            <div {...part("stop-note")} role="status">
              {/* One text: a browser that translates the page puts others in place of several. */}
              {[
                strings.stopped(visibleText(requester.name)),
                cancelled > 0 && strings.stoppedRequests(cancelled),
              ]
                .filter(Boolean)
                .join(" ")}
            </div>
            <button
              type="button"
              {...part("action", { name: "allow" })}
              onClick={singleClick(() => allow(requester))}
            >
              {strings.allow}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
