import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { setTimeout } from "node:timers/promises";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** By how many milliseconds the scripts are delayed that a page does not begin with. */
const delay = Number(process.env.LATE_CODE ?? 0);

/**
 * Serves a folder of built pages.
 *
 * @param policy The content security policy sent with every file.
 * @param isCut Whether the line is cut when this path is asked for.
 */
export async function servePages(
  folder: string,
  policy?: string,
  isCut?: (pathname: string) => boolean,
) {
  const beginnings = readdirSync(folder)
    .filter((file) => extname(file) === ".html")
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const isLate = (pathname: string) =>
    extname(pathname) === ".js" && !beginnings.includes(pathname);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (isCut?.(pathname)) {
      request.socket.destroy();
      return;
    }
    if (delay > 0 && isLate(pathname)) await setTimeout(delay);
    const file = pathname === "/" ? "index.html" : pathname;
    try {
      const body = await readFile(join(folder, file));
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      if (policy) response.setHeader("content-security-policy", policy);
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The pages are served nowhere.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** A content security policy as strict as a careful host's, Trusted Types included. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // The others are for the servers of these tests.
  "connect-src 'self' http://127.0.0.1:* ws://127.0.0.1:*",
  "img-src 'self' data:",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  "base-uri 'none'",
].join("; ");
