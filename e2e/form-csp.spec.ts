import { expect, test } from "@playwright/test";
import { answerEveryField, everyAnswer } from "./answerEveryField";
import { callTool } from "./callTool";
import { serverReport } from "./serverReport";
import { servers } from "./servers";
import { watchForTrouble } from "./watchForTrouble";

test("a live server is answered under a strict policy", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await callTool(page, servers.strictPages);
  await answerEveryField(page);
  await page.getByRole("button", { name: "Submit" }).click();
  expect(await serverReport(page)).toEqual({ action: "accept", content: everyAnswer });
  expect(await trouble.read()).toEqual([]);
});

test("the policy is in force, and what it refuses is noticed", async ({ page }) => {
  const trouble = await watchForTrouble(page);
  await page.goto(servers.strictPages);
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "p { color: red }";
    document.head.append(style);
    try {
      document.body.innerHTML = "<p>";
    } catch {
      // Trusted Types throw besides reporting.
    }
  });
  const refused = (await trouble.read()).join("\n");
  expect(refused).toContain("refused: style-src-elem inline");
  expect(refused).toContain("refused: require-trusted-types-for");
});
