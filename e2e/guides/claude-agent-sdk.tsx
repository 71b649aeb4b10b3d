import { createHandler, OpenRequest } from "guide:claude-agent-sdk";
import { booking, show } from "./show";

// As the SDK calls it.
show(<OpenRequest />, () =>
  createHandler()(
    { serverName: "booking", mode: "form", ...booking },
    { signal: new AbortController().signal, requestId: "1" },
  ),
);
