import {
  Approval,
  type ApprovalProps,
  type ApprovalRequest,
  createElicitationQueue,
  Elicitation,
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
}

declare global {
  interface Window {
    /** Shows the approval at once, or renders it again with other props. */
    mountApproval(props: ApprovalPageProps): void;
    /** Asks for several approvals through a queue, and shows them. */
    askAll(requests: ApprovalRequest[], group?: string): void;
    /** The results of the queue, by the order of the requests; missing where there is none yet. */
    answers: unknown[];
  }
}

let root: ReturnType<typeof createPlace> | undefined;
const requester = { name: "Coding agent", local: true };

window.mountApproval = ({ place, copies = 1, ...props }) => {
  root ??= createPlace(place);
  const approvals = Array.from({ length: copies }, (_, at) => (
    <Approval key={at} requester={requester} {...props} onRespond={onRespond} />
  ));
  flushSync(() => root?.render(<StrictMode>{approvals}</StrictMode>));
};

const queue = createElicitationQueue();
window.answers = [];

function Queue() {
  const { item } = useElicitation(queue);
  return <Elicitation item={item} />;
}

window.askAll = (requests, group) => {
  root ??= createPlace();
  window.answers = requests.map(() => undefined);
  flushSync(() => root?.render(<Queue />));
  requests.forEach(async (request, at) => {
    window.answers[at] = await queue.elicit(request, { requester, group });
  });
};
