// @ts-check
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cache, root } from "./run.mjs";

const packages = ["noto-sans", "noto-sans-arabic", "noto-sans-mono"].map((name) =>
  join(root, "node_modules/@expo-google-fonts", name),
);

/**
 * What a browser has to find in its environment to draw with the fonts of the tests, whatever the
 * machine has: on Linux each distribution has others, and what is measured depends on them. The
 * machine's own serve only for scripts that these lack. FONTCONFIG_FILE, where it is set, names
 * others.
 *
 * @returns {Record<string, string>}
 * @see https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 */
export function fonts() {
  if (process.platform !== "linux" || process.env.FONTCONFIG_FILE !== undefined) return {};
  const missing = packages.find((folder) => !existsSync(folder));
  if (missing) throw new Error(`The fonts of the tests are missing: ${missing}. Run npm ci.`);
  const file = cache("fonts.conf");
  writeFileSync(file, configuration());
  return { FONTCONFIG_FILE: file };
}

function configuration() {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${packages.map((folder) => `<dir>${folder}</dir>`).join("\n  ")}
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${cache("fonts")}</cachedir>
  ${preferred("Noto Sans")}
  ${preferred("Noto Sans Mono", '<test name="family"><string>monospace</string></test>')}
</fontconfig>
`;
}

/**
 * @param {string} family
 * @param {string} [when]
 */
function preferred(family, when = "") {
  return `<match target="pattern">${when}<edit name="family" mode="prepend_first" binding="strong"><string>${family}</string></edit></match>`;
}
