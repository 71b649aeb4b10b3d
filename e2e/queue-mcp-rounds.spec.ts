import { expect, type Page } from "@playwright/test";
import { screen } from "./consentPage";
import { targetTest as test } from "./fixtures";
import type { Call } from "./hosts/Call";
import type { Way } from "./hosts/ways";
import { addressOf, callsIn, reported, requesters, startCall, visit, watchSent } from "./liveCalls";
import { ODD } from "./servers/rounds.mjs";
import { closeWithdrawn } from "./withdrawn";

// What the server reports counts: not what the page believes it has sent.

const row = (name: string) => `MCP 2026-07-28 · ${name}`;

/** The methods that may be answered with `input_required`. */
const letters: Pick<Call, "method" | "params">[] = [
  { method: "prompts/get", params: { name: "letter" } },
  { method: "resources/read", params: { uri: "rounds://letter" } },
];

for (const way of ["SDK v2", "fetch"] satisfies Way[]) {
  const told = (call: Omit<Call, "requester" | "signal">) => ({
    way,
    call: { requester: requesters.rounds, ...call },
  });
  const tool = (name: string) => told({ params: { name } });

  test.describe(`by ${way}`, () => {
    test.describe(row("arrives as: inside InputRequiredResult.inputRequests"), () => {
      test("of tools/call: three questions, one after another", async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, tool("three-questions"));
        if (way === "fetch") await expect(page.getByText("1 of 3")).toBeVisible();
        await answer(page, "Name", "Ada");
        if (way === "fetch") await expect(page.getByText("2 of 3")).toBeVisible();
        await answer(page, "Seats", "2");
        if (way === "fetch") await expect(page.getByText("3 of 3")).toBeVisible();
        expect(callsIn(sent)).toHaveLength(1);
        await page.getByRole("button", { name: "No", exact: true }).click();
        expect(await reported(page)).toEqual({
          inputResponses: {
            name: { action: "accept", content: { answer: "Ada" } },
            seats: { action: "accept", content: { answer: 2 } },
            terrace: { action: "accept", content: { answer: false } },
          },
        });
        const [first, second, ...rest] = callsIn(sent);
        expect(rest).toEqual([]);
        expect(second?.id).not.toBe(first?.id);
        expect(second?.params).not.toHaveProperty("requestState");
        expect(second?.headers["mcp-protocol-version"]).toBe("2026-07-28");
      });

      test("declining one and putting another away answers each by itself", async ({ page }) => {
        await startCall(page, tool("three-questions"));
        await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
        await page.getByRole("button", { name: "Decline" }).click();
        await page.getByRole("textbox", { name: "Seats" }).focus();
        // A key that comes with the form is ignored: it was meant for the one before.
        await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Yes", exact: true }).click();
        expect(await reported(page)).toEqual({
          inputResponses: {
            name: { action: "decline" },
            seats: { action: "cancel" },
            terrace: { action: "accept", content: { answer: true } },
          },
        });
      });

      for (const call of letters) {
        test(`of ${call.method}`, async ({ page }) => {
          await startCall(page, told(call));
          await answer(page, "To", "Grace");
          expect(await reported(page)).toEqual({
            to: { action: "accept", content: { answer: "Grace" } },
          });
        });
      }

      test("two rounds, with the state byte for byte", async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, tool("rounds-with-state"));
        await answer(page, "First", "1");
        await answer(page, "Second", "2");
        expect(await reported(page)).toEqual({
          first: { action: "accept", content: { answer: "1" } },
          second: { action: "accept", content: { answer: "2" } },
        });
        const [first, second, third] = callsIn(sent);
        expect(first?.params).not.toHaveProperty("requestState");
        expect(second?.params?.requestState).toBe(ODD);
        expect(String(third?.params?.requestState).length).toBeGreaterThan(30_000);
        expect(third?.params?.inputResponses).not.toHaveProperty("first");
        expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
      });

      test("a round without state after one with it: the state is left out", async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, tool("state-once"));
        await answer(page, "First", "1");
        await answer(page, "Second", "2");
        expect(await reported(page)).toEqual({
          second: { action: "accept", content: { answer: "2" } },
        });
        const [, second, third] = callsIn(sent);
        expect(second?.params?.requestState).toBe(ODD);
        expect(third?.params).not.toHaveProperty("requestState");
      });

      test("without inputRequests: the call is made again at once", async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, tool("only-state"));
        expect(await reported(page)).toBe("retried");
        expect(callsIn(sent)).toHaveLength(2);
      });

      test("mixed with roots/list and sampling/createMessage, which the host answers", async ({
        page,
      }) => {
        await startCall(page, tool("mixed"));
        await expect(page.getByText("of 3")).toHaveCount(0);
        await answer(page, "Name", "Ada");
        expect(await reported(page)).toEqual({
          roots: { roots: [{ uri: "file:///home/ada", name: "Home" }] },
          name: { action: "accept", content: { answer: "Ada" } },
          model: {
            role: "assistant",
            model: "none",
            content: { type: "text", text: "Hello." },
          },
        });
      });
    });

    test(row("mode left out: form"), async ({ page }) => {
      await startCall(page, tool("mode-left-out"));
      await page.getByRole("button", { name: "Confirm" }).click();
      expect(await reported(page)).toEqual({ bare: { action: "accept", content: {} } });
    });

    test(
      row("capability {} means form only: each mode is declared by itself"),
      async ({ page }) => {
        for (const modes of [["form"], ["url"], ["form", "url"]] as ("form" | "url")[][]) {
          await startCall(page, { ...tool("capabilities"), modes });
          expect(await reported(page)).toMatchObject({
            elicitation: Object.fromEntries(modes.map((mode) => [mode, {}])),
          });
          if (modes.length === 1) {
            const other = modes[0] === "form" ? "url" : "form";
            expect(await reported(page)).not.toHaveProperty(`elicitation.${other}`);
          }
          await page.goto("about:blank");
        }
      },
    );

    test.describe(row("modes: url; url id: none; completion: the client retries"), () => {
      test("the person says that they are done; until they were there, it asks again", async ({
        page,
      }) => {
        const context = page.context();
        await context.route("**/visit/**", (route) => route.abort());
        const sent = await watchSent(page);
        await startCall(page, tool("sign-in"));
        await visit(page);
        // Consent is not completion: nothing is sent yet.
        await expect(screen(page).finished).toBeVisible();
        expect(callsIn(sent)).toHaveLength(1);
        await screen(page).finished.click();

        const address = await addressOf(page);
        await expect(screen(page).open).toBeVisible();
        expect(callsIn(sent)).toHaveLength(2);
        await context.unrouteAll();
        const opened = await visit(page);
        await expect(opened).toHaveTitle("Signed in");
        expect(opened.url()).toBe(address);
        await screen(page).finished.click();
        expect(await reported(page)).toEqual({
          answer: { action: "accept" },
          visited: true,
          calls: 3,
        });
        const [, second] = callsIn(sent);
        expect(second?.params?.inputResponses).toEqual({ page: { action: "accept" } });
      });

      test("put away after the page was opened: cancel", async ({ page }) => {
        await startCall(page, tool("sign-in"));
        await expect(await visit(page)).toHaveTitle("Signed in");
        await screen(page).close.click();
        expect(await reported(page)).toEqual({
          answer: { action: "cancel" },
          visited: true,
          calls: 2,
        });
      });

      for (const action of ["decline", "cancel"] as const) {
        test(`${action}, with nothing opened`, async ({ page }) => {
          await startCall(page, tool("sign-in"));
          await screen(page)[action].click();
          expect(await reported(page)).toEqual({ answer: { action }, visited: false, calls: 2 });
        });
      }
    });

    test(row("undeclared mode: – (the server does not ask, -32021)"), async ({ page }) => {
      await startCall(page, { ...tool("sign-in"), modes: ["form"] });
      await expect(page.getByRole("alert")).toContainText("do not declare the required capability");
      await expect(screen(page).domain).toHaveCount(0);
    });

    test(row("error that asks for a URL: – (the server does not send it)"), async ({ page }) => {
      await startCall(page, tool("sign-in-2025"));
      await expect(page.getByRole("alert")).toContainText("not available on this revision");
      await expect(screen(page).domain).toHaveCount(0);
    });

    test(
      row("cancelled by the asker: the call itself is cancelled; scope: the call"),
      async ({ page }) => {
        const sent = await watchSent(page);
        await startCall(page, tool("three-questions"));
        const name = page.getByRole("textbox", { name: "Name" });
        await name.fill("Ada");
        await page.getByRole("button", { name: "Give the call up" }).click();
        await closeWithdrawn(page, "Ada");
        await expect(page.getByRole("alert")).toContainText("abort");
        await expect(name).toHaveCount(0);
        // Neither the next question of the round nor a retry follows.
        await expect(page.getByRole("textbox")).toHaveCount(0);
        expect(callsIn(sent)).toHaveLength(1);
      },
    );
  });
}

test(
  row("scope: the call: two at once keep their states and answers apart"),
  async ({ page, context }) => {
    const other = await context.newPage();
    const call = { requester: requesters.rounds, params: { name: "rounds-with-state" } };
    await startCall(page, { way: "fetch", call });
    await startCall(other, { way: "fetch", call });
    await answer(page, "First", "1");
    await answer(other, "First", "one");
    await answer(other, "Second", "two");
    await answer(page, "Second", "2");
    const answers = (first: string, second: string) => ({
      first: { action: "accept", content: { answer: first } },
      second: { action: "accept", content: { answer: second } },
    });
    expect(await reported(page)).toEqual(answers("1", "2"));
    expect(await reported(other)).toEqual(answers("one", "two"));
  },
);

async function answer(page: Page, name: string, text: string) {
  await page.getByRole("textbox", { name, exact: true }).fill(text);
  await page.getByRole("button", { name: "Submit" }).click();
}
