/** The addresses of the servers that run while the tests do. */
export const servers: {
  /** `@modelcontextprotocol/server-everything`. */
  everything: string;
  /** The pages, with no content security policy. */
  pages: string;
  /** The same pages under the strictest policy. */
  strictPages: string;
} = JSON.parse(process.env.E2E_SERVERS ?? "{}");
