import { lazy, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod";

// The SDK's schema library tries out, while it loads, whether it may compile code. A strict policy
// would refuse, and report, even the try: so the SDK comes after this.
config({ jitless: true });
const AcpHost = lazy(async () => ({ default: (await import("./AcpHost")).AcpHost }));

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <AcpHost />
  </StrictMode>,
);
