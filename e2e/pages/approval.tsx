import {
  Approval,
  type ApprovalProps,
  type ApprovalRequest,
  createElicitationQueue,
  Elicitation,
  useApproval,
  useElicitation,
} from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createPlace, type Place } from "./createPlace";
import { onRespond } from "./directedHost";

/** Props of the approval that a test can hand over as JSON. */
export interface ApprovalPageProps extends Pick<ApprovalProps, "expired" | "locale" | "withdrawn"> {
  request: ApprovalRequest;
  /** Where on the page the host puts it. */
  place?: Place;
  /** How often the same request is on the screen. */
  copies?: number;
  /** Whether the elements are the host's own. */
  headless?: boolean;
}

declare global {
  interface Window {
    /** Shows the approval at once, or renders it again with other props. */
    mountApproval(props: ApprovalPageProps): void;
    /** Asks for several approvals through a queue, and shows them. A call of the same ID changes. */
    askAll(requests: ApprovalRequest[], group?: string, id?: string): void;
    /** Withdraws them, as an agent that stops. */
    withdrawAll(): void;
    /** The results of the queue, by the order of the requests; missing where there is none yet. */
    answers: unknown[];
  }
}

let root: ReturnType<typeof createPlace> | undefined;
const requester = { name: "Coding agent", local: true };

/** An approval in elements of the host's own. */
function Headless(props: ApprovalProps) {
  const approval = useApproval(props.request, props);
  return (
    <div {...approval.cardProps}>
      <h2>{approval.title}</h2>
      {approval.parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a request never move
        <pre key={at} {...approval.partProps(at)}>
          {part.type === "command" &&
            part.text.lines.map((line) => `${line.map(({ text }) => text).join("")}\n`)}
        </pre>
      ))}
      {approval.options.map(({ option, label, buttonProps }) => (
        <button key={option.id} {...buttonProps} type="button">
          {label}
        </button>
      ))}
    </div>
  );
}

window.mountApproval = ({ place, copies = 1, headless, ...props }) => {
  root ??= createPlace(place);
  const Screen = headless ? Headless : Approval;
  const approvals = Array.from({ length: copies }, (_, at) => (
    <Screen key={at} requester={requester} {...props} onRespond={onRespond} />
  ));
  flushSync(() => root?.render(<StrictMode>{approvals}</StrictMode>));
};

const queue = createElicitationQueue();
window.answers = [];

function Queue() {
  const { item } = useElicitation(queue);
  return <Elicitation item={item} />;
}

let asking = new AbortController();
window.withdrawAll = () => asking.abort();

window.askAll = (requests, group, id) => {
  asking = new AbortController();
  const { signal } = asking;
  root ??= createPlace();
  window.answers = requests.map(() => undefined);
  flushSync(() => root?.render(<Queue />));
  const answer = async (request: ApprovalRequest, at: number) => {
    window.answers[at] = await queue.elicit(request, { requester, group, id, signal });
  };
  requests.forEach((request, at) => void answer(request, at));
};
