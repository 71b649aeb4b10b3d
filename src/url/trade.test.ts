import { expect, test, vi } from "vitest";
import { analyzeUrl } from "./analyzeUrl.js";
import { freshestFlows, freshFlows, latestFlows } from "./fixtures/freshFlows.js";
import {
  freshestImitations,
  freshImitations,
  latestImitations,
} from "./fixtures/freshImitations.js";
import type { HonestFlow } from "./fixtures/flows.js";
import { designFlows, heldOutFlows } from "./fixtures/honestFlows.js";
import { hiddenRedirects, honestPlaces, publishedPages } from "./fixtures/kindsOfPlaces.js";
import { designImitations, heldOutImitations } from "./fixtures/imitations.js";
import { loadPublicSuffixes } from "./loadRules.js";
import type { DomainLookup, UrlLevel } from "./types.js";

vi.setConfig({ testTimeout: 60_000 });

const quiet: readonly UrlLevel[] = ["ok", "info"];
const requesterUrl = "https://mcp.example.com/mcp";
const appUrl = "https://chat.example.org";

/** What of honest flows is warned of, with what is said. */
function flagged(flows: readonly HonestFlow[], domains: DomainLookup | undefined): string[] {
  return flows.flatMap(({ url, requesterUrl: asks }) => {
    const { level, findings } = analyzeUrl(url, {
      ...(asks === undefined ? {} : { requesterUrl: asks }),
      appUrl,
      domains,
    });
    return quiet.includes(level) ? [] : [`${findings[0]?.code} ${url}`];
  });
}

/** What of imitations nothing is said of. */
function missed(urls: readonly string[], domains: DomainLookup | undefined): string[] {
  return urls.filter((url) =>
    quiet.includes(analyzeUrl(url, { requesterUrl, appUrl, domains }).level),
  );
}

const corpora = [
  { of: "design", honest: designFlows, imitations: designImitations },
  { of: "held out", honest: heldOutFlows, imitations: heldOutImitations },
  { of: "fresh", honest: freshFlows, imitations: Object.values(freshImitations).flat() },
  { of: "freshest", honest: freshestFlows, imitations: freshestImitations },
  { of: "latest", honest: latestFlows, imitations: latestImitations },
  {
    of: "kinds of places",
    honest: honestPlaces,
    imitations: hiddenRedirects.concat(publishedPages),
  },
];

test.each(["without public suffixes", "with public suffixes"])(
  "the trade: honest addresses that are warned of, and imitations that are not, %s",
  async (lookup) => {
    const domains = lookup.startsWith("without") ? undefined : await loadPublicSuffixes();
    const rows = corpora.map(({ of, honest, imitations }) => {
      const [wrong, silent] = [flagged(honest, domains), missed(imitations, domains)];
      const caught = 1 - silent.length / imitations.length;
      console.info(
        `${lookup}, ${of}: ${wrong.length} of ${honest.length} honest addresses warned of (${percent(wrong.length / honest.length)}), ` +
          `${imitations.length - silent.length} of ${imitations.length} imitations caught (${percent(caught)})\n` +
          `  warned of: ${wrong.join(" · ")}\n  missed: ${silent.join(" ")}`,
      );
      return { wrong: wrong.length, caught };
    });
    const flows = corpora.reduce((sum, { honest }) => sum + honest.length, 0);
    expect(flows).toBeGreaterThanOrEqual(700);
    expect(corpora.flatMap((each) => each.imitations).length).toBeGreaterThanOrEqual(1_100);
    expect(rows.reduce((sum, { wrong }) => sum + wrong, 0) / flows).toBeLessThanOrEqual(0.01);
    for (const { caught } of rows) expect(caught).toBeGreaterThanOrEqual(0.85);
  },
);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
