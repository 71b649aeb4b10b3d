import { PendingElicitation } from "guide:replace-your-form";
import { ask, OpenRequest, show } from "./show";

show(
  <OpenRequest>
    {({ requester: server, request: params, respond: resolve }) => (
      <PendingElicitation pending={{ server, params, resolve }} />
    )}
  </OpenRequest>,
  ask,
);
