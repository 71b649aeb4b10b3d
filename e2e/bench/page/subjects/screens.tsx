import {
  Approval,
  type ApprovalRequest,
  createElicitationQueue,
  Elicitation,
  type ElicitationRequest,
  isApprovalRequest,
  UrlConsent,
  useElicitation,
} from "react-elicitation";
import { digestApproval } from "react-elicitation/core";
import "react-elicitation/styles.css";
import { startHarness } from "../startHarness";

declare global {
  interface Window {
    /** When a button was last pressed. */
    pressedAt: number;
    /** When the last result was sent. */
    sentAt: number;
    /** Returns how long the digest of an approval takes, in milliseconds. */
    timeDigest(request: ApprovalRequest): Promise<number>;
  }
}

/** What is shown: one request, or several approvals as one list. */
type Shown = ElicitationRequest | { group: ApprovalRequest[] };

const requester = { name: "Coding agent", local: true };
const queue = createElicitationQueue();
const onRespond = () => {
  window.sentAt = performance.now();
};

window.timeDigest = async (request) => {
  const start = performance.now();
  await digestApproval(request);
  return performance.now() - start;
};

/** The screens beside the form, with their styles, as a host shows them. */
startHarness({
  form: (given) => {
    const shown = given as unknown as Shown;
    if (!("group" in shown)) return <Screen request={shown} />;
    for (const request of shown.group) void queue.elicit(request, { requester, group: "all" });
    return <Group />;
  },
  error: "[role=alert]",
});

function Screen({ request }: { request: ElicitationRequest | ApprovalRequest }) {
  const props = { requester, onRespond };
  if (isApprovalRequest(request)) return <Approval request={request} {...props} />;
  return <UrlConsent request={request} {...props} />;
}

function Group() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} />;
}
