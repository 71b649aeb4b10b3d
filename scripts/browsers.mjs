// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, firefox } from "playwright";
import { mendFirefox } from "./firefoxEsr.mjs";
import { cache, root } from "./run.mjs";

/*
 * Finds the browsers of the tests, and installs what is missing: Playwright's own download, or the
 * system's package where a download is not possible.
 *
 *   node scripts/browsers.mjs            Chromium and Firefox (`npm test` runs this first)
 *
 * CHROMIUM_PATH and FIREFOX_PATH name other browsers.
 */

/** Chromium makes no requests of its own, and starts no processes for its own pages. */
const chromiumArgs = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  "--disable-features=AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,SpareRendererForSitePerProcess,TcpPortRandomizationWin,ThirdPartyStoragePartitioning,WebUIOmniboxAimPopup,WebUIOmniboxPopup,msEdgeUpdateLaunchServicesPreferredVersion,msForceBrowserSignIn",
];

const programs = {
  chromium: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  ],
  firefox: [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    `${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
  ],
};

/** The fonts of the tests. */
const fontFolders = ["noto-sans", "noto-sans-arabic", "noto-sans-mono"].map((name) =>
  join(root, "node_modules/@expo-google-fonts", name),
);

/**
 * Playwright's launch options for Chromium.
 *
 * @returns {import("playwright").LaunchOptions & { args: string[], env: Record<string, string | undefined> }}
 */
export function chromiumOptions() {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? find("chromium", chromium.executablePath()),
    // Chromium's sandbox needs user namespaces, which root and many CI containers lack.
    chromiumSandbox: !(
      process.platform === "linux" &&
      (process.getuid?.() === 0 || process.env.CI)
    ),
    args: chromiumArgs,
    env: { ...process.env, ...fonts() },
  };
}

/**
 * Playwright's launch options for Firefox. Playwright drives its own build and Mozilla's by
 * different protocols, and `mendFirefox` fixes the second for this process.
 *
 * @returns {import("playwright").LaunchOptions}
 */
export function firefoxOptions() {
  const own = firefox.executablePath();
  const executablePath = process.env.FIREFOX_PATH ?? find("firefox", own);
  if (executablePath !== own) mendFirefox();
  return {
    executablePath,
    ...(executablePath === own ? undefined : { channel: "moz-firefox" }),
    env: { ...process.env, ...fonts() },
  };
}

/**
 * What a browser has to find in its environment to draw with the fonts of the tests, whatever the
 * machine has: on Linux each distribution has others, and what is measured depends on them. The
 * machine's own serve only for scripts that these lack. FONTCONFIG_FILE, where it is set, names
 * others.
 *
 * @returns {Record<string, string>}
 * @see https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 */
function fonts() {
  if (process.platform !== "linux" || process.env.FONTCONFIG_FILE !== undefined) return {};
  const missing = fontFolders.find((folder) => !existsSync(folder));
  if (missing) throw new Error(`The fonts of the tests are missing: ${missing}. Run npm ci.`);
  const file = cache("fonts.conf");
  writeFileSync(file, configuration());
  return { FONTCONFIG_FILE: file };
}

function configuration() {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${fontFolders.map((folder) => `<dir>${folder}</dir>`).join("\n  ")}
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${cache("fonts")}</cachedir>
  <match target="pattern">${preferred("Noto Sans")}</match>
  <match target="pattern"><test name="family"><string>monospace</string></test>${preferred("Noto Sans Mono")}</match>
</fontconfig>
`;
}

/** @param {string} family */
function preferred(family) {
  return `<edit name="family" mode="prepend_first" binding="strong"><string>${family}</string></edit>`;
}

/**
 * @param {keyof typeof programs} name
 * @param {string} own The place of Playwright's own build.
 */
function find(name, own) {
  return [own, ...programs[name]].find((path) => existsSync(path));
}

/**
 * Installs packages of Debian or Ubuntu.
 *
 * @param {...string} packages
 */
export function aptInstall(...packages) {
  if (process.platform !== "linux") return;
  // `sudo -n` fails instead of asking for a password.
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const [program = "", ...rest] = [...sudo, "apt-get", ...args];
    console.log(`› ${[program, ...rest].join(" ")}`);
    spawnSync(program, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}

/**
 * Whether a browser starts. Ubuntu's `firefox` may only be a hint to install it, and a download may
 * lack libraries.
 *
 * @param {keyof typeof programs} name
 */
async function starts(name) {
  const [type, options] =
    name === "chromium" ? [chromium, chromiumOptions()] : [firefox, firefoxOptions()];
  if (!options.executablePath) return false;
  try {
    await (await type.launch({ ...options, timeout: 60_000 })).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {keyof typeof programs} name
 * @param {string} debianPackage
 */
async function ensure(name, debianPackage) {
  if (await starts(name)) return;
  console.log(`› playwright install ${name}`);
  spawnSync(
    "npx",
    ["playwright", "install", ...(name === "chromium" ? ["--no-shell"] : []), name],
    {
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    },
  );
  if (await starts(name)) return;
  aptInstall(debianPackage);
  if (await starts(name)) return;
  console.error(
    `✗ No ${name} could be installed, and the tests need one.\n  Install it by hand, or set ${name.toUpperCase()}_PATH to its program.`,
  );
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) {
  await ensure("chromium", "chromium");
  await ensure("firefox", "firefox-esr");
}
