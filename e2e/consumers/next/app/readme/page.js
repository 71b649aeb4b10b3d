"use client";

import App from "./dist/App";

/** The MCP example of README, whose files the build of this app writes. */
export default function Page() {
  return <App />;
}
