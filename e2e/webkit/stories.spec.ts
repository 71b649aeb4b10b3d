import { expect } from "@playwright/test";
import { openStoryPage } from "../../scripts/storybook/openStoryPage.mjs";
import { storybook } from "../looks/stageTest";
import { ScriptedPage, test as base } from "./webKitTest";

const test = base.extend<object, { stage: Awaited<ReturnType<typeof openStoryPage>> }>({
  stage: [
    async ({ driver }, provide) => {
      await provide(await openStoryPage(new ScriptedPage(driver), storybook.url));
    },
    { scope: "worker" },
  ],
});

for (const { id, title, name } of storybook.stories)
  test(`${title} / ${name}`, async ({ stage }) => {
    expect(await stage.show(id)).toBe("");
  });
