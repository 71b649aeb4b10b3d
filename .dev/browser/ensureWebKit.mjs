// @ts-check
import { run } from "../common/run.mjs";
import { obtainBrowser } from "./obtainBrowser.mjs";
import { startWebKit, webKitPackages } from "./webKit.mjs";

/**
 * Makes sure that a WebKit is there that starts: WebKitGTK, of which Safari is a sister.
 *
 * @returns {Promise<string>} Its version.
 */
export async function ensureWebKit() {
  const version = await obtainBrowser({ name: "WebKit", take, packages: webKitPackages });
  // A machine without its languages, as a container is, has no words for its own.
  await run(["localedef", "-i", "en_US", "-f", "UTF-8", "en_US.UTF-8"]);
  return version;
}

async function take() {
  let stop = () => {};
  try {
    const started = await startWebKit();
    const { server, capabilities } = started;
    ({ stop } = started);
    const body = JSON.stringify({ capabilities: { alwaysMatch: capabilities } });
    const response = await fetch(`${server}/session`, { method: "POST", body });
    const { value } = await response.json();
    await fetch(`${server}/session/${value.sessionId}`, { method: "DELETE" });
    return String(value.capabilities?.browserVersion ?? "");
  } catch {
    return "";
  } finally {
    stop();
  }
}
