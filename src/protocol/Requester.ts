import type { ReactNode } from "react";

/**
 * Who asks, by the host's own configuration: never by what the server says of itself.
 *
 * @example
 * const requester: Requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
 */
export interface Requester {
  /** The host's own name for the server or agent. */
  name: string;
  /** The address the host reaches it at. Left out for a local process. Only its host is shown. */
  url?: string | undefined;
  /** Drawn beside the name; decoration only. Without it, the first letter of the name is. */
  icon?: ReactNode;
}
