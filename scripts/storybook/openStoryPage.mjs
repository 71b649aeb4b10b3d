// @ts-check

/**
 * @typedef {object} Loaded What is asked of a page, whoever drives it.
 * @property {(url: string) => Promise<unknown>} goto
 * @property {(script: () => unknown) => Promise<unknown>} waitForFunction
 * @property {(script: (given: any) => any, given?: any) => Promise<any>} evaluate
 */

/** A play that fails is told apart from its story, which finishes all the same. */
const FAILED = [
  "playFunctionThrewException",
  "storyErrored",
  "storyThrewException",
  "storyMissing",
];

/**
 * A page that shows one story after the other without being loaded again, which is several times
 * faster. The toolbars' decorators draw each look, as they do for a reader.
 *
 * @param {Loaded} page
 * @param {string} url Where Storybook is served.
 */
export async function openStoryPage(page, url) {
  // axe is the tests' own to run, not every story's.
  await page.goto(
    new URL("iframe.html?viewMode=story&id=none&globals=a11y.manual:!true", url).href,
  );
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (window);
    return preview?.storeInitializationPromise?.then(() => true);
  });

  /** What was asked, and by whom, in stories that were drawn with others. */
  const rewritten = new Map();

  // Before there is a story, nothing is drawn that could be waited for.
  let drawn = "globalsUpdated";
  let shown = "";

  /**
   * Sends a message to Storybook, and waits for its answer.
   *
   * @param {{ send: string, message: object, answers: string[], story?: string }} given
   * @returns {Promise<string>} What went wrong, or an empty text.
   */
  const exchange = (given) =>
    page.evaluate((/** @type {typeof given} */ { send, message, answers, story }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = /** @type {any} */ (window);
      return new Promise((resolve) => {
        const hear = Object.fromEntries(
          answers.map((event) => [event, (/** @type {any} */ said) => end(event, said)]),
        );
        for (const event of answers) channel.on(event, hear[event]);
        const patience = setTimeout(() => end("Missing", `${send} was not answered.`), 120_000);
        channel.emit(send, message);

        /** @param {string} event @param {any} said */
        function end(event, said) {
          const about = typeof said === "string" ? said : said?.storyId;
          if (story && event !== "Missing" && about && about !== story) return;
          clearTimeout(patience);
          for (const each of answers) channel.off(each, hear[each]);
          const failed = /Exception|Errored|Missing/.test(event) || said?.status === "error";
          resolve(failed ? `${event}: ${JSON.stringify(said?.message ?? said)}` : "");
        }
      });
    }, given);

  /** @param {string} story @param {object} updatedArgs @param {string} answer */
  const write = (story, updatedArgs, answer) =>
    exchange({
      send: "updateStoryArgs",
      message: { storyId: story, updatedArgs },
      answers: [answer],
      story,
    });

  return {
    /**
     * Shows a story as it was written, and waits until it has been played.
     *
     * @param {string} id
     */
    async show(id) {
      if (rewritten.has(id)) await write(id, rewritten.get(id), "storyArgsUpdated");
      rewritten.delete(id);
      drawn = "storyRendered";
      // The one on show is not shown again by being chosen.
      const again = shown === id;
      shown = id;
      return exchange({
        send: again ? "forceRemount" : "setCurrentStory",
        message: { storyId: id, viewMode: "story" },
        answers: ["storyFinished", ...FAILED],
        story: id,
      });
    },

    /**
     * Draws the story on show with other parts of its request, or of who asks, than those it was written
     * with; it is not played again.
     *
     * @param {string} id
     * @param {Record<string, unknown>} changed
     * @param {Record<string, unknown>} [asks]
     */
    async rewrite(id, changed, asks) {
      if (!rewritten.has(id)) {
        const { request, requester } = await page.evaluate((story) => {
          const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (window);
          return preview.storyStoreValue.args.get(story);
        }, id);
        rewritten.set(id, { request, requester });
      }
      const { request, requester } = rewritten.get(id);
      const updatedArgs = {
        request: { ...request, ...changed },
        requester: { ...requester, ...asks },
      };
      return write(id, updatedArgs, "storyRendered");
    },

    /**
     * Changes how the story is shown, as the toolbars do; it is not played again.
     *
     * @param {Record<string, string>} globals
     */
    async look(globals) {
      return exchange({ send: "updateGlobals", message: { globals }, answers: [drawn] });
    },

    /**
     * Light or dark, as the toolbar's decorator does it, but with nothing drawn again.
     *
     * @param {"light" | "dark"} theme
     */
    async paint(theme) {
      await page.evaluate((scheme) => {
        document.documentElement.style.colorScheme = scheme;
      }, theme);
    },
  };
}
