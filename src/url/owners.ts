import { packedOwners } from "./tables/owners.js";

/** An owner of sites, and how likely it is that others use the same name. */
export interface Owner {
  readonly domain: string;
  /** Sites of the owner, its own domain included. */
  readonly sites: readonly string[];
  readonly isNational: boolean;
  readonly isWord: boolean;
  readonly isPlainWord: boolean;
  readonly isSelfHosted: boolean;
}

export const owners: readonly Owner[] = /* @__PURE__ */ readOwners();

function readOwners(): Owner[] {
  const lines = packedOwners.trim().split("\n");
  return lines.map((line) => {
    const [first = "", ...others] = line.trim().split(" ");
    const [, name = "", signs = ""] = /^([^*~!^]+)(.*)$/.exec(first) ?? [];
    const label = name.replace(/\..*$/, "");
    const domain = name.includes(".") ? name : `${name}.com`;
    const sites = others.map((written) => {
      const site = written.replace(/^\+?/, /^[.+]/.test(written) ? label : "");
      return site.includes(".") ? site : `${site}.com`;
    });
    return {
      domain,
      sites: [domain, ...sites],
      isNational: signs.includes("*"),
      isWord: /[~!]/.test(signs),
      isPlainWord: signs.includes("!"),
      isSelfHosted: signs.includes("^"),
    };
  });
}
