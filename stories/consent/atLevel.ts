import type { StoryObj } from "@storybook/react-vite";
import { analyzeUrl, en, type Requester, type UrlConsent } from "react-elicitation";
import type { UrlLevel } from "react-elicitation/core";
import { expect, waitFor, within } from "storybook/test";
import { asking, buttonsOf, descriptionOf, MESSAGE, partOf, partsOf } from "./support";

type Story = StoryObj<typeof UrlConsent>;
/** What is said of an address, by the code of the check. */
const WORDS = { ...en.findings, ...en.cautions };

interface Address {
  url: string;
  requester?: Requester;
  level: UrlLevel;
  /** What stands before the domain. */
  subdomain?: string;
  /** The domain as it is shown large; none where the address names no site. */
  domain?: string;
  /** Level and words of all that is said of it, worst first. */
  findings?: [Exclude<UrlLevel, "ok">, string][];
}

/** The buttons of each level, in the order of the keyboard; the first action is the one proposed. */
function buttons(level: UrlLevel, open: string): string[] {
  if (level === "blocked") return [en.decline, en.cancel];
  if (level === "danger") return [en.decline, open, en.cancel];
  return [en.copy, open, en.decline, en.cancel];
}

/** The story of an address: at its level it is seen, heard and can be opened, or not. */
export function atLevel({ url, level, findings = [], ...address }: Address) {
  const { requester = asking(url).requester, domain, subdomain = "" } = address;
  return {
    args: { ...asking(url), requester },
    play: async ({ canvas, canvasElement, args }) => {
      // Once the public suffixes are there.
      await waitFor(() =>
        expect(partsOf(canvasElement, "domain").map(textOf)).toEqual(domain ? [domain] : []),
      );
      await expect(partsOf(canvasElement, "subdomain").map(textOf).join("")).toBe(subdomain);

      // The level is the first that is heard, of the whole and of each finding.
      const screen = await canvas.findByRole("region", {
        name: `${heard(level)}${en.question(requester.name, MESSAGE)}`,
      });
      const said = findings.map(([word, words]) => `${heard(word)}${words}`);
      await expect(canvas.queryAllByRole("listitem").map(textOf)).toEqual(said);
      const site = domain ? [en.goesTo(domain)] : [];
      // A domain of more than 24 characters is not named on the button.
      const openName = en.open(domain && domain.length <= 24 ? domain : "");
      const description = [said.join(""), ...site].filter(Boolean);
      await waitFor(() => expect(descriptionOf(screen)).toEqual(description));
      await expect(screen).toHaveAttribute("data-level", level);

      if (domain) {
        const { href } = analyzeUrl(url);
        await expect(partOf(canvasElement, "href")).toHaveTextContent(href, {
          normalizeWhitespace: false,
        });
        await expectLargest(partOf(canvasElement, "domain"), screen);
      } else {
        await expect(partsOf(canvasElement, "href")).toEqual([]);
      }

      // Nothing leads anywhere before the person agreed, and no action waits for a stray key.
      await expect(canvas.queryAllByRole("link")).toEqual([]);
      await expect(screen).not.toContainElement(document.activeElement as HTMLElement);
      await expect(buttonsOf(canvasElement)).toEqual(buttons(level, openName));
      const open = canvas.queryByRole("button", {
        name: openName,
      });
      await expect(open !== null).toBe(level !== "blocked");
      if (open) {
        await expect(descriptionOf(open)).toEqual(
          expect.arrayContaining([said.join(""), ...site].filter(Boolean)),
        );
      }
      if (level === "danger") {
        await expect(open).toHaveAttribute("aria-disabled", "true");
        await expect(canvas.getByRole("checkbox")).not.toBeChecked();
        // The words end with the domain: what stands before it is not where it goes.
        await expect(
          canvas.getByRole("checkbox", { name: (name) => name.endsWith(domain ?? "") }),
        ).toBeVisible();
      } else {
        await expect(canvas.queryByRole("checkbox")).toBeNull();
      }
      if (level === "blocked") {
        await expect(within(screen).getByText(en.blockedHint)).toBeVisible();
      }
      await expect(args.onRespond).not.toHaveBeenCalled();
    },
  } satisfies Story;
}

/** A finding of the library's own, in its words. */
export function finding(code: keyof typeof WORDS, value = "", target = ""): string {
  return `${WORDS[code](value, target)}.`;
}

function heard(level: UrlLevel): string {
  return level === "ok" ? "" : en.levelled(en.levels[level], "");
}

function textOf({ textContent }: Element): string {
  return textContent ?? "";
}

/** No other text on the screen is as large, and none of it is cut. */
async function expectLargest(domain: HTMLElement, screen: HTMLElement): Promise<void> {
  await expect(domain).toBeVisible();
  const others = [...screen.querySelectorAll("*")].filter(
    (element) => !domain.parentElement?.contains(element) && element.textContent !== "",
  );
  await expect(Math.max(...others.map(sizeOf))).toBeLessThan(sizeOf(domain));
  await expectNoLargerSubdomain(screen);
  const line = domain.getBoundingClientRect();
  const card = screen.getBoundingClientRect();
  await expect(line.left >= card.left && line.right <= card.right).toBe(true);
}

/** What stands before the domain is not larger than it, however long the domain is. */
export async function expectNoLargerSubdomain(screen: HTMLElement): Promise<void> {
  const domain = sizeOf(partOf(screen, "domain"));
  for (const subdomain of partsOf(screen, "subdomain"))
    await expect(sizeOf(subdomain)).toBeLessThanOrEqual(domain);
}

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}
