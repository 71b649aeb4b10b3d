/** What an address is cautioned of: loaded with what finds it. */
export const enCautions = {
  /**
   * What might be honest, by the code of the check; said like `findings`.
   *
   * @story examples-consent-levels--caution-secret
   */
  cautions: {
    "ip-host": () => "this address is a number, so you can’t tell who runs the site",
    port: (port: string) => `this address uses an unusual port (${port})`,
    "trailing-dot": () => "the site’s name ends with a dot",
    "file-name": () => "the site’s name reads like a file name",
    shortener: (service: string) => `this is a short link. ${service} hides where it leads`,
    redirector: (service: string, target: string) =>
      target ? `${service} redirects to ${target}` : `${service} can redirect to any page`,
    secret: (name: string) =>
      `this address contains what looks like a key or password${name && ` (“${name}”)`}`,
    "shared-host": (service: string) => `anyone can publish pages at ${service}`,
    "long-url": (length: string) =>
      `this address is very long (${Number(length).toLocaleString("en")} characters)`,
    "long-host": () => "the site’s name is very long",
    "odd-path": () => "this address can be interpreted in more than one way",
    "hidden-characters-encoded": () => "this address contains encoded invisible characters",
  } satisfies Record<string, (value: string, target: string) => string>,
};

export type CautionStrings = typeof enCautions;
