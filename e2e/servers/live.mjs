// @ts-check
import { startAgent } from "./agent.mjs";
import { startEverything } from "./everything.mjs";
import { startRelay } from "./relay.mjs";
import { startRounds } from "./rounds.mjs";
import { startSignIn } from "./signIn.mjs";

/** @typedef {{ url: string, stop(): Promise<void> }} Running */

/**
 * Every server that runs beside the stories and the e2e tests, by its name: a new one is a line
 * here. Each takes a port, or finds one; pages of any origin may connect to it.
 *
 * @satisfies {Record<string, (port?: number) => Promise<Running>>}
 */
export const liveServers = {
  everything: startEverything,
  agent: startAgent,
  relay: startRelay,
  rounds: startRounds,
  signIn: startSignIn,
};

/** @typedef {Record<keyof typeof liveServers, string>} LiveUrls The address of each, by its name. */

/**
 * Starts all of them.
 *
 * @returns {Promise<{ urls: LiveUrls, stop(): Promise<void> }>}
 */
export async function startLive() {
  const started = await Promise.all(
    Object.entries(liveServers).map(async ([name, start]) => ({ name, ...(await start()) })),
  );
  return {
    urls: /** @type {LiveUrls} */ (Object.fromEntries(started.map(({ name, url }) => [name, url]))),
    async stop() {
      await Promise.all(started.map((server) => server.stop()));
    },
  };
}
