import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, UrlConsent } from "react-elicitation";
import { expect } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { atLevel, finding } from "./atLevel";
import { describe, partOf, partsOf } from "./support";

const meta = {
  title: "Examples/Consent/Levels",
  component: UrlConsent,
  decorators: [freshRequest],
  parameters: describe(
    "Where a page would lead, by how much there is to say about it. The level is the worst finding; it comes first in what is read out and settles what can be done: at **ok**, **info** and **caution** the page can be opened, at **danger** Decline is proposed and opening takes a second act, and what is **blocked** can be neither opened nor copied.\n\n**What is checked:** that it is a web address, whether the address was written to read as another one, names and letters that imitate the server's, the application's or well-known names, names of others put in front, private networks, missing encryption, hidden characters, shorteners and redirectors, hosts where anyone can publish, and keys in the address.",
  ),
} satisfies Meta<typeof UrlConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of the site that asks: nothing is said. */
export const Ok: Story = atLevel({
  url: "https://mcp.tables.example/deposit?booking=4711",
  level: "ok",
  subdomain: "mcp.",
  domain: "tables.example",
});

/** A page of somebody else: a line says whose. */
export const Info: Story = atLevel({
  url: "https://accounts.github.com/login/oauth/authorize?client_id=Iv1.8a61&state=Zk3x",
  level: "info",
  subdomain: "accounts.",
  domain: "github.com",
  findings: [["info", finding("third-party", "github.com", "Table booking")]],
});

const international = atLevel({
  url: "https://konto.bücher.example/anmelden",
  level: "info",
  subdomain: "konto.",
  domain: "bücher.example",
  findings: [
    ["info", finding("third-party", "bücher.example", "Table booking")],
    ["info", finding("idn", "konto.xn--bcher-kva.example")],
  ],
});

/** An honest name in another script is shown in it, with the form of computers beneath. */
export const InternationalName: Story = {
  ...international,
  play: async (context) => {
    await international.play?.(context);
    const { canvasElement } = context;
    await expect(partOf(canvasElement, "host-ascii")).toHaveTextContent(
      /^konto\.xn--bcher-kva\.example$/,
    );
    await expect(partsOf(canvasElement, "reads-as")).toEqual([]);
  },
};

/** It leads on to a page that nobody can see from here. */
export const CautionShortener: Story = atLevel({
  url: "https://bit.ly/3xYz",
  level: "caution",
  domain: "bit.ly",
  findings: [
    ["caution", finding("shortener", "bit.ly")],
    ["info", finding("third-party", "bit.ly", "Table booking")],
  ],
});

/** Anyone can publish there, under any name. */
export const CautionSharedHost: Story = atLevel({
  url: "https://tables-deposit.vercel.app/pay",
  level: "caution",
  domain: "tables-deposit.vercel.app",
  findings: [
    ["caution", finding("shared-host", "vercel.app")],
    ["info", finding("third-party", "tables-deposit.vercel.app", "Table booking")],
  ],
});

/** What lets somebody in stands in the address, where it is easily passed on. */
export const CautionSecret: Story = atLevel({
  url: "https://mcp.tables.example/deposit?token=eyJhbGciOiJIUzI1NiJ9.e30.x",
  level: "caution",
  subdomain: "mcp.",
  domain: "tables.example",
  findings: [["caution", finding("secret", "token")]],
});

/** `rn` reads as `m`. */
export const DangerLookalike: Story = atLevel({
  url: "https://rnicrosoft.com/login",
  level: "danger",
  domain: "rnicrosoft.com",
  findings: [
    ["danger", finding("lookalike", "skeleton", "microsoft.com")],
    ["info", finding("third-party", "rnicrosoft.com", "Table booking")],
  ],
});

const disguised = atLevel({
  // A Cyrillic letter, and four Latin ones.
  url: "https://\u0430pple.com/",
  level: "danger",
  domain: "xn--pple-43d.com",
  findings: [
    [
      "danger",
      `${finding("idn-suspicious")} ${en.charactersNamed(en.characterNamed("\u0430", "U+0430", "Cyrl"))}`,
    ],
    ["danger", finding("lookalike", "skeleton", "apple.com")],
    ["info", finding("third-party", "xn--pple-43d.com", "Table booking")],
  ],
});

/** The disguise is never the name: what it would read as is beneath, with the letters at fault. */
export const DangerInternationalName: Story = {
  ...disguised,
  play: async (context) => {
    await disguised.play?.(context);
    const { canvasElement } = context;
    await expect(partOf(canvasElement, "reads-as")).toHaveTextContent(
      `${en.readsAs} \u0430pple.com`,
    );
    const offending = partsOf(canvasElement, "offending").map(({ textContent }) => textContent);
    await expect(offending).toEqual(["\u0430"]);
  },
};

/** It only mentions a name that people trust. */
export const DangerEmbeddedDomain: Story = atLevel({
  url: "https://github.com.evil.example/login",
  level: "danger",
  subdomain: "github.com.",
  domain: "evil.example",
  findings: [
    ["danger", finding("embedded-domain", "evil.example", "github.com")],
    ["info", finding("third-party", "evil.example", "Table booking")],
  ],
});

const writtenOtherwise = atLevel({
  url: "https:\\\\evil.example\\github.com",
  level: "danger",
  domain: "evil.example",
  findings: [
    ["danger", finding("disguised", "slashes", "evil.example")],
    ["info", finding("third-party", "evil.example", "Table booking")],
  ],
});

/** The address that opens is shown, and beneath it what the server wrote. */
export const DangerDisguised: Story = {
  ...writtenOtherwise,
  play: async (context) => {
    await writtenOtherwise.play?.(context);
    await expect(partOf(context.canvasElement, "written")).toHaveTextContent(
      "https:\\\\evil.example\\github.com",
    );
  },
};

/** Others on the way can read it, and put in what they like. */
export const DangerHttp: Story = atLevel({
  url: "http://mcp.tables.example/deposit",
  level: "danger",
  subdomain: "mcp.",
  domain: "tables.example",
  findings: [["danger", finding("insecure")]],
});

/** A server from outside has no business at the router. */
export const DangerPrivateNetwork: Story = atLevel({
  url: "https://192.168.0.1/apply.cgi?dns=203.0.113.7",
  level: "danger",
  domain: "192.168.0.1",
  findings: [["danger", finding("private-network", "network")]],
});

/** A program on this computer may ask for a page on it. */
export const Local: Story = atLevel({
  url: "http://localhost:8787/oauth/callback",
  requester: { name: "Table booking", local: true },
  level: "info",
  domain: "localhost",
  findings: [["info", finding("local", "loopback")]],
});

/** A script, not a page. */
export const BlockedScheme: Story = atLevel({
  url: "javascript:alert(document.cookie)",
  level: "blocked",
  findings: [["blocked", finding("scheme", "javascript")]],
});

/** What stands before the `@` is a user's name, made to read as the site. */
export const BlockedCredentials: Story = atLevel({
  url: "https://github.com@evil.example/",
  level: "blocked",
  domain: "evil.example",
  findings: [["blocked", finding("credentials", "github.com", "evil.example")]],
});

/** No address at all. */
export const BlockedUnparseable: Story = atLevel({
  url: "tables.example/deposit",
  level: "blocked",
  findings: [["blocked", finding("unparseable")]],
});
