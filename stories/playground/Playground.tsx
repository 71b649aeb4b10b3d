import { ElicitationForm, type ElicitationResult, type Strings } from "react-elicitation";
import { useId, useMemo, useState } from "react";
import { Diagnostics } from "./Diagnostics";
import { examples } from "./examples";
import { readParams } from "./readParams";

export interface PlaygroundProps {
  locale?: string;
  strings?: Partial<Strings>;
  onRespond?: (result: ElicitationResult) => void;
}

const write = (value: unknown) => JSON.stringify(value, null, 2);
const [first = ""] = Object.keys(examples);

/** A request to paste or to pick, the form it makes, what is to be said of it, and its result. */
export function Playground({ locale, strings, onRespond }: PlaygroundProps) {
  const id = useId();
  const [text, setText] = useState(() => write(examples[first]));
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<ElicitationResult>();
  // A new round is a new request, so that the same text can be asked again.
  const params = useMemo(() => ({ round, ...readParams(text) }), [text, round]);

  const ask = (next: string) => {
    setText(next);
    setResult(undefined);
  };

  return (
    <main style={{ display: "grid", gap: 12, padding: 16 }}>
      <label>
        Example{" "}
        <select
          defaultValue={first}
          style={{ maxInlineSize: "100%" }}
          onChange={(event) => ask(write(examples[event.currentTarget.value]))}
        >
          {Object.keys(examples).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-params`}>Params of the request</label>
      <textarea
        id={`${id}-params`}
        rows={12}
        spellCheck={false}
        style={{ fontFamily: "monospace", fontSize: 12 }}
        aria-describedby={`${id}-problem`}
        value={text}
        onChange={(event) => ask(event.currentTarget.value)}
      />
      <p id={`${id}-problem`} role="status" style={{ margin: 0 }}>
        {"problem" in params && params.problem}
      </p>
      {"request" in params && (
        <>
          <ElicitationForm
            key={params.round}
            request={params.request}
            requester={{ name: "Playground" }}
            locale={locale}
            strings={strings}
            onRespond={(answer) => {
              setResult(answer);
              onRespond?.(answer);
            }}
          />
          <section aria-label="Result">
            <h2 style={{ fontSize: 17 }}>Result</h2>
            <pre style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {result ? write(result) : "Nothing is sent yet."}
            </pre>
            {result && (
              <button
                type="button"
                onClick={() => {
                  setRound(round + 1);
                  setResult(undefined);
                }}
              >
                Ask again
              </button>
            )}
          </section>
          <section aria-label="For the author of the server">
            <h2 style={{ fontSize: 17 }}>For the author of the server</h2>
            <Diagnostics request={params.request} />
          </section>
        </>
      )}
    </main>
  );
}
