import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { loadPublicSuffixes } from "react-elicitation/core";
import { lazy, type ReactNode, StrictMode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { Everything } from "./Everything";
import { readTold } from "./requests";

/** What React has to say of what it renders. */
const said: string[] = [];
console.error = console.warn = (...words: unknown[]) => {
  said.push(words.map(String).join(" "));
};

const types: Record<string, string> = { ".css": "text/css", ".js": "text/javascript" };

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const { POLICY } = process.env;
  if (POLICY && searchParams.has("strict")) response.setHeader("content-security-policy", POLICY);
  if (pathname === "/said") response.end(JSON.stringify(said));
  else if (pathname === "/everything") await renderEverything(searchParams, response);
  else if (extname(pathname) === "") {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
      <link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"><div id="root"></div>
      <script type="module" src="${pathname}.js"></script>`);
  } else {
    response.setHeader("content-type", types[extname(pathname)] ?? "text/plain");
    const file = await readFile(join(import.meta.dirname, "page", pathname)).catch(() => undefined);
    if (file) response.end(file);
    else response.writeHead(404).end();
  }
});

async function renderEverything(search: URLSearchParams, response: ServerResponse) {
  const told = readTold(search);
  const domains = told.known ? await loadPublicSuffixes() : undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const Late = lazy(async () => {
    await arrival;
    return { default: ({ children }: { children: ReactNode }) => children };
  });
  const page = (
    <StrictMode>
      <Everything told={told} domains={domains} Late={Late} onRespond={() => {}} />
    </StrictMode>
  );
  response.setHeader("content-type", "text/html");
  if (!told.streamed) {
    response.end(`<!doctype html>${renderToString(page)}`);
    return;
  }
  const { pipe } = renderToPipeableStream(page, {
    bootstrapModules: ["/page.js"],
    onShellReady: () => {
      pipe(response);
      arrive();
    },
  });
}

server.listen(Number(process.env.PORT), "127.0.0.1");
