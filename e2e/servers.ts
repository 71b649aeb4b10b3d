import type { LiveUrls } from "./servers/live.mjs";

/** The addresses of the servers that run while the tests do: the live ones, by name, and ours. */
export const servers: LiveUrls & {
  /** The pages, with no content security policy. */
  pages: string;
  /** The same pages under the strictest policy. */
  strictPages: string;
  /** The same pages on another origin. */
  otherPages: string;
} = JSON.parse(process.env.E2E_SERVERS ?? "{}");
