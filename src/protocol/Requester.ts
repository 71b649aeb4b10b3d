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
  /** The URL the host reaches it at. Left out where there is none. Only its host is shown. */
  url?: string | undefined;
  /**
   * Whether it runs on the user's device, as a stdio server does. It is then shown as "On this
   * device", and may ask to open pages on this device and its network.
   *
   * @default true for a `url` of this device (`http://localhost:3000`), else false
   */
  local?: boolean | undefined;
  /** Drawn beside the name; decoration only. Without it, the first letter of the name is. */
  icon?: ReactNode;
}
