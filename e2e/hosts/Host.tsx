import {
  createElicitationQueue,
  Elicitation,
  type ElicitationQueue,
  useElicitation,
} from "react-elicitation";
import { useEffect, useState } from "react";
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
  const { shown } = useElicitation(queue);
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
      {shown && <Elicitation {...shown} escape="cancel" />}
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
