import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, UrlConsent } from "react-elicitation";
import { type UrlCheck, urlChecks } from "react-elicitation/core";
import { freshRequest } from "../freshRequest";
import { atLevel, finding } from "./atLevel";
import { describe } from "./support";

const meta = {
  title: "Examples/Consent/Known to your application",
  component: UrlConsent,
  decorators: [freshRequest],
  parameters: describe(
    "What only the application can know makes the verdict better: its own address, its other servers, the names its users trust, the public suffixes, and checks of its own.",
  ),
} satisfies Meta<typeof UrlConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

const likeAnotherServer = atLevel({
  url: "https://invo1ces.example/pay",
  level: "danger",
  domain: "invo1ces.example",
  findings: [
    ["danger", finding("lookalike", "skeleton", "invoices.example")],
    ["info", finding("third-party", "invo1ces.example", "Table booking")],
  ],
});

/** A name made to look like that of another server of the application. */
export const OtherServers: Story = {
  ...likeAnotherServer,
  args: { ...likeAnotherServer.args, otherServers: ["https://mcp.invoices.example/mcp"] },
};

const likeATrustedName = atLevel({
  url: "https://r0sebank.example/login",
  level: "danger",
  domain: "r0sebank.example",
  findings: [
    ["danger", finding("lookalike", "skeleton", "rosebank.example")],
    ["info", finding("third-party", "r0sebank.example", "Table booking")],
  ],
});

/** A name that the users of the application know, in place of the well-known ones. */
export const ProtectedNames: Story = {
  ...likeATrustedName,
  args: { ...likeATrustedName.args, protectedNames: ["rosebank.example"] },
};

const intranet: UrlCheck = {
  code: "intranet",
  level: "caution",
  test: ({ site }) => site === "intranet.example",
};
const checkedByHost = atLevel({
  url: "https://wiki.intranet.example/",
  level: "caution",
  subdomain: "wiki.",
  domain: "intranet.example",
  findings: [
    ["caution", en.sentence(en.otherFinding("intranet"))],
    ["info", finding("third-party", "intranet.example", "Table booking")],
  ],
});

/** A check of the application's own, besides the library's. */
export const OwnCheck: Story = {
  ...checkedByHost,
  args: { ...checkedByHost.args, checks: [...urlChecks, intranet] },
};
