import type { UrlSubject } from "./types.js";

/**
 * Parameters that give lasting access. One-time values of a sign-in or a payment are not among
 * them.
 */
const secretName =
  /^(?:(?:access|refresh|id|bearer|api|personal_access|private|x-amz-security)[_-]?token|(?:x[_-])?api[_-]?(?:key|secret)|(?:access|secret|private|auth|ssh|signing)[_-]?key|(?:client|app|api|shared|consumer)?[_-]?secret|pass(?:word|wd|phrase)?|pwd|pat|jwt|bearer|authorization|(?:php)?sessid|jsessionid|credentials?|x-(?:amz|goog)-(?:signature|credential))$/i;

/** Values that are keys whatever their name is. */
const secretValue =
  /^(?:(?:Bearer|Basic) |gh[opsu]_\w{20}|github_pat_|glpat-|[sr]k[-_](?:live|test|ant|proj|or)|xox[abpors]-|xapp-|(?:AKIA|ASIA)[A-Z0-9]{12}|AIza[\w-]{30}|ya29\.|npm_\w{30}|pypi-\w{30}|hf_\w{30}|dop_v1_|SG\.[\w-]{20}|shp(?:at|ss|ca)_|lin_api_|secret_\w{40}|-----BEGIN)/;

/** Bearer tokens: a JSON Web Token, for example. */
const tokenValue = /^eyJ[\w-]+\.[\w-]+\./;

/**
 * Values that look like keys and are none: the handles of one payment (`pi_…_secret_…`) and of one
 * session (`link-…`), and public keys (`pk_…`).
 */
const harmlessValue = /_secret_|^pk[_.]|^link-/;

/** A page for one payment or order. Its `token` opens nothing else, whatever it consists of. */
const paymentPage =
  /(?:^|[^a-z])(?:pay|pg|psp|orders?|invoices?|billing|bill|transact|purchase|donate|subscriptions?)(?:[^a-z]|$)|payments?|checkout|gateway/i;

/**
 * In a sign-in, some services call an app's public ID its API key, as others call it its client.
 */
const appName = /^api_?key$/i;
const signIn = /\/(?:o?auth2?|authorize|connect)(?:\/|$)/i;

/**
 * A key without a name is at least this long, and has a digit. A word such as `xapp-store` is none.
 */
const loneKey = /^(?=.*\d).{20}/;

/**
 * Returns the name of the first parameter that holds a secret.
 *
 * Empty if a secret has no name, in the path or after `?` or `#`.
 *
 * @param hash the fragment with its `#`.
 */
export function secretParameter(
  parameters: UrlSubject["parameters"],
  host: string,
  path: string,
  hash: string,
): string | undefined {
  const nameless = parameters.filter(([, value]) => value === "").map(([name]) => name);
  const named = namedSecret(parameters, host, path);
  if (named !== undefined) return named;
  const alone = [...nameless, hash.slice(1), ...path.split("/", mostSteps)];
  return alone.some((text) => loneKey.test(text) && secretValue.test(text)) ? "" : undefined;
}

/** How many steps of a path are looked at. */
const mostSteps = 50;

function namedSecret(
  parameters: UrlSubject["parameters"],
  host: string,
  path: string,
): string | undefined {
  const isPayment = paymentPage.test(host.split(".", 1)[0] + path);
  return parameters.find(
    ([name, value]) =>
      secretValue.test(value) ||
      (secretName.test(name) &&
        value !== "" &&
        !harmlessValue.test(value) &&
        !(appName.test(name) && signIn.test(path))) ||
      (/token$/i.test(name) && tokenValue.test(value) && !(isPayment && /^token$/i.test(name))),
  )?.[0];
}
