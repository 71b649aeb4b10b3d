import {
  createElicitationQueue,
  Elicitation,
  type ElicitationQueue,
  useElicitation,
} from "react-elicitation";
import { type ReactNode, useEffect, useState } from "react";
import type { Call, MakeCall } from "./Call";

interface HostProps {
  makeCall: MakeCall;
  call: Call;
  queue?: ElicitationQueue;
}

/** A host: it makes a call, shows what is asked meanwhile, and in the end what the server said. */
export function Host({ makeCall, call, queue: shared }: HostProps) {
  const [own] = useState(() => createElicitationQueue());
  const queue = shared ?? own;
  const { item } = useElicitation(queue);
  const [abort, setAbort] = useState<AbortController>();
  const [connection, setConnection] = useState<AbortController>();
  const [end, setEnd] = useState<{ report?: string; error?: string }>();

  // A browser opens six connections to a server: those of hosts that are gone would hold up the next.
  useEffect(() => () => connection?.abort(), [connection]);

  function start() {
    const [giveUp, gone] = [new AbortController(), new AbortController()];
    setAbort(giveUp);
    setConnection(gone);
    makeCall(queue, { ...call, signal: giveUp.signal, gone: gone.signal }).then(
      (report) => setEnd({ report }),
      (error: unknown) => setEnd({ error: String(error) }),
    );
  }

  return (
    <main style={{ display: "grid", gap: 16, padding: 16 }}>
      {!abort && (
        <button type="button" onClick={start}>
          Call the tool
        </button>
      )}
      {item && <Elicitation item={item} escape="cancel" />}
      {abort && !end && (
        <button type="button" onClick={() => abort.abort()}>
          Give the call up
        </button>
      )}
      {end?.report !== undefined && <pre aria-label="What the server got">{end.report}</pre>}
      {end?.error !== undefined && <p role="alert">{end.error}</p>}
    </main>
  );
}

interface CallerProps {
  /** What the button says. */
  name: string;
  /** Makes the call; returns what the other side says it got. */
  call: (signal: AbortSignal) => Promise<string>;
  /** What is asked meanwhile. */
  children?: ReactNode;
}

/** The part of a host that has nothing to do with elicitation: it makes a call, and shows the outcome. */
export function Caller({ name, call, children }: CallerProps) {
  const [calling, setCalling] = useState<AbortController>();
  const [outcome, setOutcome] = useState<{ report?: string; error?: string }>({});

  async function start() {
    const abort = new AbortController();
    setCalling(abort);
    setOutcome({});
    setOutcome(
      await call(abort.signal).then(
        (report) => ({ report }),
        (error: unknown) => ({ error: String(error) }),
      ),
    );
    setCalling(undefined);
  }

  return (
    <main style={{ display: "grid", gap: 16, padding: 16 }}>
      {calling ? (
        <button type="button" onClick={() => calling.abort()}>
          Stop
        </button>
      ) : (
        <button type="button" onClick={start}>
          {name}
        </button>
      )}
      {children}
      {outcome.report !== undefined && (
        <pre aria-label="What the server got" style={{ margin: 0, whiteSpace: "pre-wrap" }}>
          {outcome.report}
        </pre>
      )}
      {outcome.error !== undefined && (
        <p role="alert">
          {outcome.error}. The servers run beside Storybook when both are started with{" "}
          <code>npm start</code>.
        </p>
      )}
    </main>
  );
}
