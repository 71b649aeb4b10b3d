import { expect } from "@playwright/test";
import { screen } from "./consentPage";
import { targetTest as test } from "./fixtures";
import type { Way } from "./hosts/ways";
import {
  addressOf,
  callsIn,
  reported,
  requesters,
  serverReport,
  startCall,
  visit,
  watchSent,
} from "./liveCalls";

// What the server reports counts: not what the page believes it has sent.

const { everything, signIn } = requesters;
const row = (name: string) => `MCP 2025-11-25 · ${name}`;

for (const way of ["SDK v1", "SDK v2"] satisfies Way[]) {
  test.describe(`by ${way}`, () => {
    const openUrl = (url: string, more = {}) => ({
      way,
      call: {
        requester: everything,
        params: { name: "trigger-url-elicitation", arguments: { url, ...more } },
      },
    });

    test.describe(row("modes: url"), () => {
      test("accept", async ({ page, target }) => {
        await startCall(page, openUrl(`${target.url}pay`));
        expect(target.visits).toEqual([]);
        const opened = await visit(page);
        await expect(opened.locator("#opener")).toHaveText("null");
        expect(await serverReport(page)).toEqual({ action: "accept" });
        expect(target.visits).toEqual([{ path: "/pay", referer: undefined }]);
      });

      for (const action of ["decline", "cancel"] as const) {
        test(action, async ({ page, target }) => {
          await startCall(page, openUrl(`${target.url}pay`));
          await screen(page)[action].click();
          expect(await serverReport(page)).toEqual({ action });
          await expect(screen(page).domain).toHaveCount(0);
          expect(target.visits).toEqual([]);
        });
      }
    });

    test(
      row("url id: elicitationId; completion: notifications/elicitation/complete"),
      async ({ page }) => {
        const context = page.context();
        await context.route("**/visit/**", (route) => route.abort());
        await startCall(page, {
          way,
          call: { requester: signIn, params: { name: "sign-in" } },
        });
        const opened = await visit(page);
        const address = await addressOf(page);
        await expect(screen(page).finished).toBeVisible();
        await expect(page.getByLabel("What the server got")).toHaveCount(0);
        await context.unrouteAll();
        await opened.goto(address);
        await expect(screen(page).status).toHaveText("Completed.");
        expect(await reported(page)).toEqual({ answer: { action: "accept" }, visited: true });
      },
    );

    test.describe(row("error that asks for a URL (-32042)"), () => {
      const listFiles = (more: object) => ({
        way,
        call: {
          requester: signIn,
          params: { name: "list-files", arguments: { key: "files", ...more } },
        },
      });

      test("walks the pages, hears of their completion, and retries once", async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, listFiles({ pages: 2 }));
        await expect(page.getByText("1 of 2")).toBeVisible();
        await visit(page);
        await expect(page.getByText("2 of 2")).toBeVisible();
        expect(callsIn(sent)).toHaveLength(1);
        await visit(page);
        expect(await reported(page)).toEqual({ calls: 2, visited: 2 });
        expect(callsIn(sent)).toHaveLength(2);
      });

      test("“I have finished” retries where nobody tells of completion", async ({
        page,
        target,
      }) => {
        // The page that this server asks for is out of the reach of a test.
        await page
          .context()
          .route("https://modelcontextprotocol.io/**", (route) =>
            route.fulfill({ contentType: "text/html", body: "<title>There</title>" }),
          );
        const sent = await watchSent(page);
        await startCall(page, openUrl(`${target.url}pay`, { errorPath: true }));
        await expect(screen(page).domain).toHaveText("modelcontextprotocol.io");
        await expect(await visit(page)).toHaveTitle("There");
        expect(callsIn(sent)).toHaveLength(1);
        await screen(page).finished.click();
        // Its retry goes on by a request of the other kind.
        await expect(screen(page).domain).toHaveText("localhost");
        await screen(page).decline.click();
        expect(await serverReport(page)).toEqual({ action: "decline" });
        expect(callsIn(sent)).toHaveLength(2);
      });

      test("a page that is asked for again is noticed as a loop", async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, listFiles({ forgetful: true }));
        await visit(page);
        await expect(page.getByRole("alert")).toContainText("UrlElicitationLoopError");
        expect(callsIn(sent)).toHaveLength(2);
        await expect(screen(page).open).toHaveCount(0);
      });

      for (const action of ["decline", "cancel"] as const) {
        test(`${action} gives the call up`, async ({ page }) => {
          const sent = await watchSent(page);
          await startCall(page, listFiles({ pages: 2 }));
          await screen(page)[action].click();
          await expect(page.getByRole("alert")).toContainText("ElicitationRefusedError");
          await expect(screen(page).domain).toHaveCount(0);
          expect(callsIn(sent)).toHaveLength(1);
        });
      }
    });
  });
}
