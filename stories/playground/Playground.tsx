import {
  Approval,
  type ApprovalRequest,
  approvalRequest,
  type ApprovalResult,
  ElicitationForm,
  type ElicitationRequest,
  type ElicitationResult,
  type FormRequest,
  isApprovalRequest,
  isFormRequest,
  type Strings,
} from "react-elicitation";
import { useId, useMemo, useState } from "react";
import { readSchema } from "../../src/schema/readSchema";
import { shortText } from "../../src/core/text";
import { toPointer } from "../../src/schema/keywords";
import type { DiagnosticCode } from "../../src/schema/types";
import { agentQuestion, claudeQuestion, codexQuestion, otherAnswer } from "../requests/agents";
import { enumNames, everything, hostile, mistakes, titledOptions } from "../requests/forms";
import { tableBooking } from "../requests/tableBooking";

export interface PlaygroundProps {
  locale?: string;
  strings?: Partial<Strings>;
  onRespond?: (result: ElicitationResult | ApprovalResult) => void;
}

/** Requests to start from, by what they show. */
export const examples: Readonly<Record<string, FormRequest | ApprovalRequest>> = {
  "Table booking": tableBooking,
  "MCP 2025-06-18: enumNames": enumNames,
  "MCP 2025-11-25: titled options": titledOptions,
  "Agent Client Protocol": agentQuestion,
  "Claude’s agent": claudeQuestion,
  "Codex’s agent": codexQuestion,
  "Other answers": otherAnswer,
  "All kinds (server-everything)": everything,
  "Mistakes of a server": mistakes,
  "Hostile texts": hostile,
  "Approval: a command": approvalRequest(
    { type: "command", command: "npm ci\nnpm run build && npm publish", cwd: "~/shop" },
    { message: "Builds and publishes the next version." },
  ),
  "Approval: arguments to edit": approvalRequest({
    type: "arguments",
    tool: "create_issue",
    value: { title: "Typo in the guide", labels: ["docs"], draft: true },
    editable: true,
  }),
};

const write = (value: unknown) => JSON.stringify(value, null, 2);
const [first = ""] = Object.keys(examples);

/** A request to paste or to pick, the form it makes, what is to be said of it, and its result. */
export function Playground({ locale, strings, onRespond }: PlaygroundProps) {
  const id = useId();
  const [text, setText] = useState(() => write(examples[first]));
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<ElicitationResult | ApprovalResult>();
  // A new round is a new request, so that the same text can be asked again.
  const params = useMemo(() => ({ round, ...readParams(text) }), [text, round]);

  const ask = (next: string) => {
    setText(next);
    setResult(undefined);
  };
  const shared = {
    requester: { name: "Playground" },
    locale,
    strings,
    onRespond: (answer: ElicitationResult | ApprovalResult) => {
      setResult(answer);
      onRespond?.(answer);
    },
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
          {isApprovalRequest(params.request) ? (
            <Approval key={params.round} request={params.request} {...shared} />
          ) : (
            <ElicitationForm key={params.round} request={params.request} {...shared} />
          )}
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
            {isApprovalRequest(params.request) ? (
              <p>Nothing to remark.</p>
            ) : (
              <Diagnostics request={params.request} />
            )}
          </section>
        </>
      )}
    </main>
  );
}

/** What the author of a server should know of the schema. */
export function Diagnostics({ request }: { request: FormRequest }) {
  const { diagnostics } = readSchema(request.requestedSchema);
  // The same may be true of many options of one property; it is said once.
  const remarks = new Map(
    diagnostics.map(({ code, path }) => {
      const pointer = toPointer(path.map((key) => shortText(key)));
      return [`${code} ${pointer}`, { code, pointer }];
    }),
  );
  if (remarks.size === 0) return <p>Nothing to remark.</p>;
  return (
    <ul>
      {[...remarks].map(([key, { code, pointer }]) => (
        <li key={key}>
          <code>{pointer || "/"}</code>: {diagnosticWords[code]} ({code})
        </li>
      ))}
    </ul>
  );
}

/** What each remark tells the author of a server. A code without words is a type error. */
export const diagnosticWords: Record<DiagnosticCode, string> = {
  notAnObject: "An object is needed here, and something else came.",
  requiredNotDescribed:
    '"required" names a property that "properties" does not describe. It is asked for as a JSON value.',
  malformedKeyword: "The value of this keyword has a type it cannot have. The keyword is ignored.",
  uncheckedKeyword:
    "This keyword restricts answers but is outside the subset of elicitation. It is not checked here, so the server must.",
  outsideSubset:
    "This property is outside the subset of elicitation. It is answered as a JSON value.",
  unanswerable: "No content of an elicitation result can satisfy this property.",
  ignoredDefault:
    "This default is not of the property's type, or not among its options. It is ignored.",
  duplicateOption: "This option is there already. The first one is kept.",
  enumNamesMismatch:
    '"enumNames" is longer or shorter than "enum". Options without a name show their value.',
  tooMany: "There are more of these than are shown.",
};

/** What a pasted text is: a request, or the reason why it is none. */
export type Params = { request: FormRequest | ApprovalRequest } | { problem: string };

/**
 * Reads the `params` of `elicitation/create`, or a whole JSON-RPC message around them; or an approval,
 * as an adapter makes it.
 */
export function readParams(text: string): Params {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `This is not JSON yet. ${reason}` };
  }
  const params = isRecord(json) && isRecord(json.params) ? json.params : json;
  if (!isRecord(params)) return { problem: "The params of a request are an object." };
  const request = params as unknown as ElicitationRequest;
  if (!isFormRequest(request) && !isApprovalRequest(request)) {
    const mode = String(params.mode);
    return { problem: `Forms and approvals are shown here, and this is mode "${mode}".` };
  }
  return { request };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
