// @ts-check
import { run } from "../shared/run.mjs";
import { obtainBrowser } from "./obtainBrowser.mjs";
import { startWebKit, webKitPackages } from "./webKit.mjs";

/** Makes sure that a WebKit is there that starts: WebKitGTK, of which Safari is a sister. */
export async function ensureWebKit() {
  await obtainBrowser({ name: "WebKit", take: starts, packages: webKitPackages });
  // A machine without its languages, as a container is, has no words for its own.
  await run(["localedef", "-i", "en_US", "-f", "UTF-8", "en_US.UTF-8"]);
}

async function starts() {
  try {
    const { stop } = await startWebKit();
    stop();
    return true;
  } catch {
    return false;
  }
}
