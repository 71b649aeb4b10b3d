// @ts-check
import { findChromium } from "./findChromium.mjs";
import { fonts } from "./fonts.mjs";
import { slowDown } from "./slowDown.mjs";

/**
 * How Chromium is started, by the stories and by the e2e tests: Playwright's launch options. With
 * CPU_THROTTLE its pages have a processor that is so many times slower.
 *
 * @returns {Promise<{ executablePath: string | undefined, chromiumSandbox: boolean, args: string[], env: Record<string, string | undefined> }>}
 */
export async function chromiumOptions() {
  const [executablePath] = await findChromium();
  if (process.env.CPU_THROTTLE) await slowDown(Number(process.env.CPU_THROTTLE));
  return {
    executablePath,
    chromiumSandbox: !withoutSandbox(),
    args: [...quietly, sparingly],
    env: { ...process.env, ...fonts() },
  };
}

/** A browser under test calls nobody on its own account. */
export const quietly = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/**
 * What Chromium makes beside each page for a person who never comes: the lists under its address
 * bar, two pages with a process to themselves, and a process in reserve. Without them a test costs
 * half.
 */
const unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Chromium heeds the last switch of this name alone, so what Playwright turns off is named again. */
const sparingly = `--disable-features=${[
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "msForceBrowserSignIn",
  ...unseen,
].join()}`;

/**
 * Whether Chromium has to do without its sandbox: on Linux it needs user namespaces, which root
 * and many a CI container lack. CHROMIUM_SANDBOX=off says so anywhere else.
 */
export function withoutSandbox() {
  const { CI, CHROMIUM_SANDBOX } = process.env;
  if (CHROMIUM_SANDBOX === "off") return true;
  return process.platform === "linux" && (process.getuid?.() === 0 || Boolean(CI));
}
