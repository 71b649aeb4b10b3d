import type { LiveUrls } from "../../e2e/servers/live.mjs";

/** Port 9 is for discarding, and no browser connects to it. */
export const nowhere = "http://127.0.0.1:9/mcp";

const urls: Partial<LiveUrls> = JSON.parse(import.meta.env.STORYBOOK_LIVE_SERVERS ?? "{}");

/** Where a server runs beside Storybook, by its name in `e2e/servers/live.mjs`. */
export function liveUrl(name: keyof LiveUrls): string {
  return urls[name] ?? nowhere;
}
