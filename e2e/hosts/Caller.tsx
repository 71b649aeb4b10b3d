import { type ReactNode, useState } from "react";

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
