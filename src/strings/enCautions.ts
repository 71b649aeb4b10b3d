/** What an address is cautioned of: loaded with what finds it. */
export const enCautions = {
  /**
   * What might be honest, by the code of the check; said like `findings`.
   *
   * @story examples-consent-levels--caution-secret
   */
  cautions: {
    "ip-host": () => "the site has a number for a name, so nobody can tell whose it is",
    port: (port: string) => `this address uses an unusual port (${port})`,
    "trailing-dot": () => "the site’s name ends with a dot",
    shortener: (service: string) => `${service} forwards to a page that can’t be seen from here`,
    redirector: (service: string, target: string) =>
      target ? `${service} forwards to ${target}` : `${service} can forward to any page`,
    secret: (name: string) =>
      `this address contains what looks like a key or password${name && ` (“${name}”)`}`,
    "shared-host": (service: string) => `anyone can publish pages at ${service}`,
    "long-url": (length: string) =>
      `this address is very long (${Number(length).toLocaleString("en")} characters)`,
    "long-host": () => "the site’s name is very long",
    "odd-path": () => "the path can be read in more than one way",
    "hidden-characters-encoded": () => "this address has encoded characters that can’t be seen",
  } satisfies Record<string, (value: string, target: string) => string>,
};

export type CautionStrings = typeof enCautions;
