import type { Page } from "@playwright/test";
import { servers } from "./servers";

interface Where {
  /** What the host can show; by default both. */
  modes?: ("form" | "url")[];
  /** Where the page is served. */
  pages?: string;
  /** The agent's address. */
  agent?: string;
}

/**
 * Opens the page of a host and sends a prompt to the agent.
 *
 * @param prompt Its words say what the agent asks: see `servers/agent.mjs`.
 */
export async function sendPrompt(
  page: Page,
  prompt: string,
  { modes = [], pages = servers.pages, agent = servers.agent }: Where = {},
) {
  const query = new URLSearchParams({ agent, prompt });
  for (const mode of modes) query.append("mode", mode);
  await page.goto(`${pages}acp.html?${query}`);
  await page.getByRole("button", { name: "Send the prompt" }).click();
}
