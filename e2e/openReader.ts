import { expect, type Page } from "@playwright/test";

/** A node of the accessibility tree, as the browser tells a screen reader. */
interface Heard {
  role: string;
  name: string;
  /** What it holds, and how it stands: checked, focused, invalid … */
  states: Record<string, unknown>;
  id: number;
}

/**
 * Finds and presses what a screen reader finds, in the page, its frames and its shadow roots: also
 * in closed ones, which locators do not see.
 */
export async function openReader(page: Page) {
  const client = await page.context().newCDPSession(page);

  /** Everything that is there, in order. */
  const read = async (): Promise<Heard[]> => {
    const { frameTree } = await client.send("Page.getFrameTree");
    const frames = [frameTree, ...(frameTree.childFrames ?? [])].map(({ frame }) => frame.id);
    const trees = await Promise.all(
      frames.map((frameId) => client.send("Accessibility.getFullAXTree", { frameId })),
    );
    return trees
      .flatMap(({ nodes }) => nodes)
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, value, properties = [], backendDOMNodeId = 0 }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ""),
        states: Object.fromEntries([
          ["value", value?.value],
          ...properties.map((each) => [each.name, each.value.value]),
        ]),
        id: backendDOMNodeId,
      }));
  };

  const all = async (role: string, name?: string) =>
    (await read()).filter(
      (each) => each.role === role && (name === undefined || each.name === name),
    );

  /** The one of that role and name, once it is there. */
  const find = async (role: string, name: string): Promise<Heard> => {
    let found: Heard[] = [];
    await expect(async () => {
      found = await all(role, name);
      expect(found.map((each) => `${each.role} ${each.name}`)).toEqual([`${role} ${name}`]);
    }).toPass({ timeout: 30_000 });
    return found[0]!;
  };

  const focused = async () => {
    const has = (await read()).filter(
      ({ role, states }) => states.focused && !role.endsWith("Area"),
    );
    return has.map(({ role, name }) => `${role} ${name}`).at(-1);
  };

  return {
    all,
    focused,
    states: async (role: string, name: string) => (await find(role, name)).states,
    /**
     * Presses with the mouse, in the middle.
     *
     * @param at when it takes presses, as a person does who sees whether it does, or at once.
     */
    async press(role: string, name: string, at: "once" | "ready" = "ready"): Promise<void> {
      const { id } = await find(role, name);
      if (at === "ready") {
        await expect.poll(async () => (await find(role, name)).states.disabled).toBeFalsy();
      }
      await client.send("DOM.scrollIntoViewIfNeeded", { backendNodeId: id });
      const { quads } = await client.send("DOM.getContentQuads", { backendNodeId: id });
      const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = quads[0] ?? [];
      await page.mouse.click((x1 + x2) / 2, (y1 + y2) / 2);
    },
    /** Goes on with the Tab key until that has the focus. */
    async tabTo(role: string, name: string): Promise<void> {
      const passed: (string | undefined)[] = [];
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press("Tab");
        const has = await focused();
        if (has === `${role} ${name}`) return;
        passed.push(has);
      }
      throw new Error(`Tab came to no ${role} ${name}, but to ${passed.join(", ")}`);
    },
  };
}
