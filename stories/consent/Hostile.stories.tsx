import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { en, UrlConsent, type UrlConsentProps } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { expectNoLargerSubdomain } from "./atLevel";
import { asking, describe, MESSAGE, OWN_PAGE, partOf, partsOf } from "./support";

const meta = {
  title: "Examples/Consent/Hostile",
  component: UrlConsent,
  decorators: [freshRequest],
  parameters: describe(
    "Addresses and messages that are made to hide where they lead: by their length, by dots, by turning the text around, by what cannot be seen.\n\n**What is checked**, down to 280 px: that the registrable domain is always there, whole, in a line that nothing scrolls away, and never smaller than what stands before it; that nothing is cut or sticks out; that every address runs from left to right; and that no character is obeyed instead of shown.",
  ),
} satisfies Meta<typeof UrlConsent>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = StoryContext<UrlConsentProps>;

const OTHERS = "evil.example";

/** 1,200 characters. */
const LONG = `https://${OTHERS}/`.padEnd(1_200, "github.com/login/");

/** 253 characters, as many as a host may have, and it begins like the one that asks. */
const LONG_HOST = `mcp.tables.example.${label(63)}.${label(63)}.${label(63)}.${label(29)}.${OTHERS}`;

const DEEP = `https://${"www.secure.login.account.verify.".repeat(6)}${OTHERS}/`;

/** It would show the path turned around: `…/exe.png`. */
const TURNED = `https://${OTHERS}/\u202Egnp.exe\u2066`;

const narrow = { width: "320px" };
const narrowest = { width: "280px" };

export const LongUrl: Story = {
  args: asking(LONG),
  play: (context) => expectReadable(context),
};

export const LongUrlAt320: Story = { ...LongUrl, globals: narrow };

export const LongUrlAt280: Story = { ...LongUrl, globals: narrowest };

/** The site is named first, and the name that it begins with is only the beginning. */
export const LongHost: Story = {
  args: asking(`https://${LONG_HOST}/login`),
  play: async (context) => {
    await expect(LONG_HOST).toHaveLength(253);
    await expectReadable(context);
    const { canvasElement } = context;
    // Shortened from the left alone: what it pretends to be is not in the large line.
    await expect(partOf(canvasElement, "subdomain")).toHaveTextContent(/^….{29}\.$/);
    await expect(partOf(canvasElement, "href")).toHaveTextContent(LONG_HOST);
  },
};

export const LongHostAt320: Story = { ...LongHost, globals: narrow };

export const LongHostAt280: Story = { ...LongHost, globals: narrowest };

/** A domain that is made small to fit, behind a name that people trust. */
export const LongDomain: Story = {
  args: asking("https://paypal.com.secure-account-verification-center.com/login"),
  globals: { width: "400px" },
  play: (context) => expectReadable(context, "secure-account-verification-center.com"),
};

export const LongDomainAt320: Story = { ...LongDomain, globals: narrow };

/** Thirty sub-domains, and who they belong to. */
export const DeepSubdomains: Story = {
  args: asking(DEEP),
  globals: narrow,
  play: async (context) => {
    await expectReadable(context);
    await expect(partOf(context.canvasElement, "subdomain")).toHaveTextContent(/^….*verify\.$/);
  },
};

/** While the public suffixes are not there, all of a long host is emphasised, and none of it is cut. */
export const LongHostWithoutSuffixes: Story = {
  // A lookup that knows nothing: as it is offline.
  args: { ...asking(`https://${LONG_HOST}/login`), domains: () => undefined },
  globals: narrowest,
  play: (context) => expectReadable(context, LONG_HOST),
};

/** A query of 60,000 characters; enough is shown, and the page does not wait for the rest. */
export const HugeQuery: Story = {
  args: asking(`https://${OTHERS}/?next=${"github.com%2F".repeat(4_600)}`),
  globals: narrow,
  play: (context) => expectReadable(context),
};

/** One word of a path, without a place to break. */
export const Unbroken: Story = {
  args: asking(`https://${OTHERS}/${"A".repeat(600)}`),
  globals: narrowest,
  play: (context) => expectReadable(context),
};

/** Signs that turn text around, and such that cannot be seen, are shown by their names. */
export const HiddenInMessage: Story = {
  args: asking(
    OWN_PAGE,
    "Open github\u200B.com\u202E moc.live\u202C?\u00AD\u2066 https://github.com/login\n<a href='https://evil.example'>Here</a> [here](https://evil.example)",
  ),
  globals: narrow,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expectReadable(context, "tables.example");
    const message = partOf(canvasElement, "message");
    await expect(message.textContent).not.toMatch(/[\u200B\u202C\u202E\u00AD\u2066]/u);
    for (const name of ["U+200B", "U+202E", "U+202C", "U+00AD", "U+2066"]) {
      await expect(message).toHaveTextContent(`⟨${name}⟩`);
    }
    // Nothing in it is markup, and nothing a link.
    await expect(message).toHaveTextContent("<a href='https://evil.example'>Here</a>");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** In the address they are a danger, and what the server wrote is shown sign by sign. */
export const HiddenInUrl: Story = {
  args: asking(TURNED),
  globals: narrow,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expectReadable(context);
    await waitFor(() => expect(canvas.getByRole("region")).toHaveAttribute("data-level", "danger"));
    await expect(canvasElement.textContent).not.toMatch(/[\u202E\u2066]/u);
    await expect(partOf(canvasElement, "href")).toHaveTextContent("/%E2%80%AEgnp.exe%E2%81%A6");
    await expect(partOf(canvasElement, "written")).toHaveTextContent("\\u{202E}gnp.exe\\u{2066}");
  },
};

/** A message as long as a book is folded, and the address is still seen; its beginning is heard. */
export const LongMessage: Story = {
  args: asking(OWN_PAGE, `${MESSAGE} ${"Please open it now. ".repeat(500)}`),
  globals: narrow,
  play: async (context) => {
    await expectReadable(context, "tables.example");
    await expect(context.canvas.getByRole("button", { name: /^Show more \([\d,]+/ })).toBeVisible();
    const region = context.canvas.getByRole("region", { name: (name) => name.includes(MESSAGE) });
    await expect(region.getAttribute("aria-label")!.length).toBeLessThan(160);
  },
};

/** Who asks, where the host took the name from somewhere that it should not have. */
export const LongRequester: Story = {
  args: {
    ...asking(`https://${OTHERS}/`),
    requester: {
      name: `Table booking \u202E${"of the restaurant at the end ".repeat(8)}`,
      url: `https://${"mcp.".repeat(40)}tables.example/mcp`,
    },
  },
  globals: narrowest,
  play: async (context) => {
    await expectReadable(context);
    await expect(partOf(context.canvasElement, "requester-name")).toHaveTextContent("⟨U+202E⟩");
  },
};

export const Dark: Story = {
  args: asking(LONG),
  globals: { theme: "dark" },
  play: (context) => expectReadable(context),
};

export const DarkDanger: Story = {
  args: asking("https://\u0430pple.com/"),
  globals: { theme: "dark" },
  play: (context) => expectReadable(context, "xn--pple-43d.com"),
};

export const DarkBlocked: Story = {
  args: asking("https://github.com@evil.example/"),
  globals: { theme: "dark", ...narrow },
  play: (context) => expectReadable(context),
};

/** An Arabic message; the address runs from left to right, whatever surrounds it. */
export const RightToLeft: Story = {
  args: asking(LONG, "هل تفتح صفحة لدفع عربون طاولتك؟"),
  globals: { direction: "rtl" },
  play: async (context) => {
    await expectReadable(context);
    await expectDirection(partOf(context.canvasElement, "message").firstElementChild, "rtl");
  },
};

/** A Hebrew message in a page that runs from left to right, and letters of both in the address. */
export const RightToLeftUrl: Story = {
  args: asking(
    `https://${OTHERS}/שלום/github.com?next=مرحبا`,
    "לפתוח דף כדי לשלם את המקדמה על השולחן?",
  ),
  globals: narrow,
  play: async (context) => {
    await expectReadable(context);
    await expectDirection(partOf(context.canvasElement, "message").firstElementChild, "rtl");
    await expect(partOf(context.canvasElement, "href").textContent).toMatch(/^[\x21-\x7e]+$/);
  },
};

/** An honest Hebrew name: its labels keep the order that they are read in by a computer. */
export const RightToLeftName: Story = {
  args: asking("https://konto.שלום.co.il/anmelden"),
  globals: { direction: "rtl", ...narrow },
  play: async (context) => {
    await expectReadable(context, "שלום.co.il");
    const { canvasElement } = context;
    const [before, domain] = ["subdomain", "domain"].map((name) =>
      partOf(canvasElement, name).getBoundingClientRect(),
    );
    await expect(before && domain && before.right <= domain.left + 1).toBe(true);
  },
};

/** A danger, from right to left: the second act and the actions keep their order. */
export const RightToLeftDanger: Story = {
  args: asking("https://github.com.evil.example/login", "هل تفتح صفحة لدفع عربون طاولتك؟"),
  globals: { direction: "rtl", ...narrow },
  play: (context) => expectReadable(context),
};

function label(length: number): string {
  return "github-login-".repeat(6).slice(0, length - 1) + "a";
}

/** The site can be read, all of it, and everything has its room. */
async function expectReadable({ canvas, canvasElement }: Context, site = OTHERS): Promise<void> {
  const domain = await canvas.findByText(site, { selector: "[data-elicit=domain]" });
  const card = canvas.getByRole("region");
  await waitFor(() => expect(domain).toBeVisible());

  // Each line of it is in the card, before the window has to be scrolled.
  const within = card.getBoundingClientRect();
  for (const line of domain.getClientRects()) {
    await expect(line.left >= within.left && line.right <= within.right).toBe(true);
  }
  await expect(domain.closest("[data-elicit=full-address]")).toBeNull();
  await expectNoLargerSubdomain(card);

  // Nothing sticks out of the card, and nothing is scrolled from side to side.
  const outside = [...card.querySelectorAll<HTMLElement>("[data-elicit]")].filter((part) => {
    // What is only heard has no room, and what is laid out by its parent has no box.
    if (part.dataset.elicit === "heard" || part.getClientRects().length === 0) return false;
    const { left, right } = part.getBoundingClientRect();
    return left < within.left - 0.5 || right > within.right + 0.5;
  });
  await expect(outside).toEqual([]);
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);

  for (const name of ["host", "href", "host-ascii"]) {
    for (const part of partsOf(canvasElement, name)) await expectDirection(part, "ltr");
  }
  // The address is long in a box of its own, which the keyboard can scroll.
  const address = partOf(canvasElement, "full-address");
  await expect(address).toHaveAccessibleName(en.fullAddress);
  await expect(address.clientHeight).toBeLessThan(120);
  await expect(address.scrollWidth).toBeLessThanOrEqual(address.clientWidth);
  await expect(canvas.queryByRole("link")).toBeNull();
}

async function expectDirection(element: Element | null, direction: "ltr" | "rtl"): Promise<void> {
  await expect(element && getComputedStyle(element).direction).toBe(direction);
}
