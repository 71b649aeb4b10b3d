import { App } from "@modelcontextprotocol/ext-apps";

/** An app of an MCP server, in a frame of the chat. */
const target = new URLSearchParams(location.search).get("target") ?? "https://example.com/";
const app = new App({ name: "map", version: "1.0.0" }, {});
const connected = app.connect();

document.querySelector("button")?.addEventListener("click", async () => {
  await connected;
  const { isError } = await app.openLink({ url: `${target}map` });
  const status = document.querySelector("[role=status]");
  if (status) status.textContent = isError ? "The link was not opened." : "The link was opened.";
});
