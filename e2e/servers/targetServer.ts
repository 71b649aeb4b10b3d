import { once } from "node:events";
import { createServer } from "node:http";

/** What came to the page that somebody was asked to open. */
export interface Visit {
  path: string;
  /** The `Referer` header, if the browser sent one. */
  referer: string | undefined;
}

/** Tells on itself what the browser lets it know of where it was opened from. */
const page = `<!doctype html>
<title>Target</title>
<link rel="icon" href="data:,">
<output id="opener"></output>
<output id="referrer"></output>
<script>
  document.querySelector("#opener").textContent = String(window.opener);
  document.querySelector("#referrer").textContent = JSON.stringify(document.referrer);
</script>`;

/**
 * A page on another site than the pages of the host: `localhost` where they are on `127.0.0.1`. It
 * notes every request, so that a test can tell whether anything was fetched too early.
 */
export async function startTarget() {
  const visits: Visit[] = [];
  const server = createServer(({ url = "", headers }, response) => {
    visits.push({ path: url, referer: headers.referer });
    response.setHeader("content-type", "text/html");
    response.end(page);
  });
  server.listen(0, "localhost");
  await once(server, "listening");

  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The target is served nowhere.");
  return {
    url: `http://localhost:${address.port}/`,
    visits,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

export type Target = Awaited<ReturnType<typeof startTarget>>;
