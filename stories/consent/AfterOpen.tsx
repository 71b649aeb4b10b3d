import { UrlConsent, type UrlConsentProps } from "react-elicitation";
import { useEffect, useState } from "react";
import { type ConsentStage, ConsentStore } from "../../src/consent/ConsentStore";
import { Session } from "../../src/core/session";
import { SessionContext } from "../../src/ui/useSession";

export interface AfterOpenProps extends UrlConsentProps {
  /** What became of the window. */
  stage: ConsentStage;
}

/** Where no window was asked for yet, nothing is answered. */
const UNANSWERED = new Set<ConsentStage>(["opening", "refused"]);

/**
 * A consent after Open was pressed. The press has to be a person's, which a story has none of, so
 * the component's own state is set to what that press leads to. All that follows is the component's
 * doing, the answer included.
 */
export function AfterOpen({ stage, ...props }: AfterOpenProps) {
  const { request, requester, onRespond } = props;
  const [session] = useState(() => new Session({ request, requester }));
  useEffect(() => {
    ConsentStore.of(session).set({ stage });
    if (!UNANSWERED.has(stage)) void session.respondForUser({ action: "accept" }, onRespond);
  }, [session, stage, onRespond]);
  return (
    <SessionContext.Provider value={session}>
      <UrlConsent {...props} />
    </SessionContext.Provider>
  );
}
