import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findBadTargets } from "./findBadTargets";
import { findBarriers } from "./findBarriers";
import { findCut } from "./findCut";
import { findEmptyRows } from "./findEmptyRows";
import { settle } from "./settle";

const finders = { settle, findCut, findEmptyRows, findBadTargets, findBarriers };

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What a page has to load before `findFlaws` can run in it. */
export const findersScript = `${axe}
window.finders = { ${Object.entries(finders).map(([name, finder]) => `${name}: ${finder}`)} };`;

const colour = ["color-contrast"];
const layout = ["link-in-text-block", "target-size", "scrollable-region-focusable"];

/**
 * The rules of axe that how a page looks can break; a theme can break those of colour alone. The
 * others read the document, which is the same in every look: they run once, with the story's own
 * test.
 */
export const rules = { dark: colour, light: [...colour, ...layout], mirrored: layout };

/**
 * Everything that is wrong with how the page looks at this width and in this direction. Runs in the
 * page, in one go, since each way there and back costs as much as a finder does.
 *
 * @param themes The rules of axe for each theme; the last theme is the one that is left.
 */
export async function findFlaws(themes: { dark?: string[]; light?: string[] }): Promise<string[]> {
  const { finders: loaded } = window as unknown as { finders: typeof finders };
  await loaded.settle();
  const found = [...loaded.findCut(), ...loaded.findEmptyRows(), ...loaded.findBadTargets()];
  for (const [theme, values] of Object.entries(themes)) {
    // As `withTheme` does it.
    document.documentElement.style.colorScheme = theme;
    for (const barrier of await loaded.findBarriers(values)) found.push(`${theme}: ${barrier}`);
  }
  return found;
}
