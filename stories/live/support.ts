import { en } from "react-elicitation";
import { expect } from "storybook/test";
import type { Call } from "../../e2e/hosts/Call";
import { type Person, press } from "../Person";
import type { LiveUrls } from "../../e2e/servers/live.mjs";

/** Port 9 is for discarding, and no browser connects to it. */
export const nowhere = "http://127.0.0.1:9/mcp";

const urls: Partial<LiveUrls> = JSON.parse(import.meta.env.STORYBOOK_LIVE_SERVERS ?? "{}");

/** Where a server runs beside Storybook, by its name in `e2e/servers/live.mjs`. */
export function liveUrl(name: keyof LiveUrls): string {
  return urls[name] ?? nowhere;
}

const requester = { name: "Everything server", url: liveUrl("everything") };

/** The server asks for thirteen fields. */
export const fieldsCall: Call = {
  requester,
  params: { name: "trigger-elicitation-request", arguments: {} },
};

/** The server sends the person to a page. */
export const pageCall: Call = {
  requester,
  params: {
    name: "trigger-url-elicitation",
    arguments: { url: "https://github.com/login/oauth/authorize?client_id=1" },
  },
};

export async function answerFields(person: Person) {
  const { canvas, userEvent } = person;
  await press(person, "Call the tool");
  await userEvent.type(await canvas.findByRole("textbox", { name: "String" }), "Ada");
  await press(person, en.submit);
  await expect(await reported(person)).toContain("- Name: Ada");
  await expect(canvas.queryByRole("textbox")).toBeNull();
}

export async function declinePage(person: Person) {
  await press(person, "Call the tool");
  await person.canvas.findByText("github.com", { selector: "[data-elicit=domain]" });
  await press(person, en.decline);
  await expect(await reported(person)).toContain('"action": "decline"');
}

/** What the server said in the end. */
export async function reported({ canvas }: Person): Promise<string> {
  return (await canvas.findByLabelText("What the server got")).textContent ?? "";
}
