import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import {
  answerEveryField,
  callsIn,
  everyAnswer,
  reported,
  requesters,
  serverReport,
  startCall,
  watchSent,
} from "./liveCalls";
import { screen } from "./consentPage";
import type { Way } from "./hosts/ways";
import { servers } from "./servers";
import { closeWithdrawn } from "./withdrawn";

// What the server reports counts: not what the page believes it has sent.

const fields = { name: "trigger-elicitation-request", arguments: {} };
const { everything, signIn } = requesters;
const confirmation = { message: "Go on?", requestedSchema: { type: "object", properties: {} } };

interface Column {
  version: string;
  ways: { way: Way; version?: string }[];
  urls: boolean;
}

// The SDK v1 speaks no other than the latest it knows.
const columns: Column[] = [
  { version: "2025-06-18", ways: [{ way: "SDK v2", version: "2025-06-18" }], urls: false },
  { version: "2025-11-25", ways: [{ way: "SDK v1" }, { way: "SDK v2" }], urls: true },
];

for (const { version, ways, urls } of columns) {
  for (const { way, version: spoken } of ways) {
    const modes = urls ? undefined : (["form"] as const).slice();
    const ask = (params: object) => ({
      way,
      modes,
      call: {
        requester: signIn,
        version: spoken,
        params: { name: "ask", arguments: { params } },
      },
    });

    test.describe(`by ${way}`, () => {
      const row = (name: string) => `MCP ${version} · ${name}`;

      test(row("arrives as: server request elicitation/create"), async ({ page }) => {
        const sent = await watchSent(page);
        const call = { requester: everything, version: spoken, params: fields };
        await startCall(page, { way, modes, call });
        await answerEveryField(page);
        await page.getByRole("button", { name: "Submit" }).click();
        expect(await serverReport(page)).toEqual({ action: "accept", content: everyAnswer });
        const [made] = callsIn(sent);
        expect(made?.headers["mcp-protocol-version"]).toBe(version);
      });

      test(row("modes: form: declining says no, Escape cancels"), async ({ page }) => {
        const call = { requester: everything, version: spoken, params: fields };
        await startCall(page, { way, modes, call });
        await page.getByRole("button", { name: "Decline" }).click();
        expect(await serverReport(page)).toEqual({ action: "decline" });

        await page.reload();
        await page.getByRole("button", { name: "Call the tool" }).click();
        await page.getByRole("textbox", { name: "String", exact: true }).focus();
        await page.keyboard.press("Escape");
        expect(await serverReport(page)).toEqual({ action: "cancel" });
      });

      test(row("mode left out: form"), async ({ page }) => {
        await startCall(page, ask(confirmation));
        await page.getByRole("button", { name: "Confirm" }).click();
        expect(await reported(page)).toEqual({ action: "accept", content: {} });
      });

      test(
        row("capability {} means form only: each mode is declared by itself"),
        async ({ page }) => {
          const declared = async (mounted: ("form" | "url")[]) => {
            const call = { requester: signIn, version: spoken, params: { name: "capabilities" } };
            await startCall(page, { way, modes: mounted, call });
            const capabilities = await reported(page);
            await page.goto("about:blank");
            return capabilities;
          };
          expect(await declared(["form"])).toMatchObject({ elicitation: { form: {} } });
          expect(await declared(["form"])).not.toHaveProperty("elicitation.url");
          if (!urls) return;
          expect(await declared(["url"])).not.toHaveProperty("elicitation.form");
          expect(await declared(["form", "url"])).toMatchObject({
            elicitation: { form: {}, url: {} },
          });
        },
      );

      test(row(`undeclared mode: -32602${urls ? "" : " here too"}`), async ({ page }) => {
        const url = { mode: "url", message: "Open?", url: servers.pages, elicitationId: "1" };
        await startCall(page, { ...ask(url), modes: ["form"] });
        expect(await reported(page)).toEqual({ code: -32602 });
        await expect(screen(page).open).toHaveCount(0);
      });

      if (!urls) {
        test(
          row("url id, completion, error that asks for a URL: –, and nobody is asked"),
          async ({ page }) => {
            const params = { name: "list-files", arguments: { key: "files" } };
            const call = { requester: signIn, version: spoken, params };
            await startCall(page, { way, modes, call });
            await expect(page.getByRole("alert")).toContainText("-32042");
            await expect(screen(page).open).toHaveCount(0);
          },
        );
      }

      test(row("cancelled by the asker: notifications/cancelled"), async ({ page, request }) => {
        const id = randomUUID();
        const params = { name: "ask-and-take-back", arguments: { id } };
        await startCall(page, { way, modes, call: { requester: signIn, version: spoken, params } });
        const name = page.getByRole("textbox", { name: "Name" });
        await name.fill("Ada");
        await request.get(new URL(`/visit/${id}`, servers.signIn).href);
        await closeWithdrawn(page, "Ada");
        await expect(name).toHaveCount(0);
        expect(await reported(page)).toBe("taken back");
      });

      test(row("scope: the call: with it goes what it asked"), async ({ page }) => {
        const params = { name: "ask-and-take-back", arguments: { id: randomUUID() } };
        await startCall(page, { way, modes, call: { requester: signIn, version: spoken, params } });
        const name = page.getByRole("textbox", { name: "Name" });
        await name.fill("Ada");
        await page.getByRole("button", { name: "Give the call up" }).click();
        await closeWithdrawn(page, "Ada");
        await expect(name).toHaveCount(0);
        await expect(page.getByRole("alert")).toContainText("abort");
      });
    });
  }
}
