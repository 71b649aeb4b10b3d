import {
  connectElicitation,
  createElicitationQueue,
  Elicitation,
  useElicitation,
  windowChannel,
} from "react-elicitation";
import { useEffect, useRef, useState } from "react";
import { framedAgent } from "./framedAgent";

/** A page with an agent in a frame. */
export function FramedAgent() {
  const [queue] = useState(() => createElicitationQueue());
  const { shown } = useElicitation(queue);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!target) return undefined;
    // A frame from elsewhere has an origin of its own; this one is a part of the page.
    const channel = windowChannel({ target, origin: location.origin });
    return connectElicitation(queue, channel, { requester: { name: "Agent in a frame" } });
  }, [queue]);

  return (
    <main style={{ display: "grid", gap: 16, padding: 16 }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- without an origin, as a sandbox leaves it, it could not be told from any other frame */}
      <iframe
        ref={frame}
        title="Agent"
        srcDoc={framedAgent}
        style={{ blockSize: 120, inlineSize: "100%" }}
      />
      {shown && <Elicitation {...shown} />}
    </main>
  );
}
