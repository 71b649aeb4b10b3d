import { domainsIn, forLastList, isOneEditAway, isOrdinaryWord, listed } from "./names.js";
import { firstSkeleton, wordsIn } from "./characters.js";
import { customerDomains } from "./tables/hosts.js";
import { branchWords, honestNames, lureWords } from "./tables/words.js";
import type { HostFacts, UrlMention } from "./types.js";
import { packedOwners } from "./tables/owners.js";

/** An owner of sites, and how likely it is that others use the same name. */
interface Owner {
  readonly domain: string;
  /** Sites of the owner, its own domain included. */
  readonly sites: readonly string[];
  readonly isNational: boolean;
  readonly isWord: boolean;
  readonly isPlainWord: boolean;
  readonly isSelfHosted: boolean;
}

const owners: readonly Owner[] = /* @__PURE__ */ readOwners();

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

/** A name to find in the words of hosts. */
interface SoughtName {
  readonly domain: string;
  readonly label: string;
  readonly suffix: string;
  readonly skeleton: string;
  readonly traits: Omit<Owner, "domain" | "sites">;
}

const distinctive = { isNational: false, isWord: false, isPlainWord: false, isSelfHosted: false };

const luringWords = skeletonsOf(lureWords.replaceAll("!", ""));
const strongWords = skeletonsOf((lureWords.match(/\S+(?=!)/g) ?? []).join(" "));

const regions = skeletonsOf(branchWords);

/** Suffixes under which names of others are registered, and those a slip of a finger leads to. */
const luringSuffix =
  /^(?:cm|om|co|help|support|online|site|website|top|xyz|club|shop|store|click|services?|center|cam|icu|biz|info|buzz|vip|win|bid|loan|fit|cfd|sbs|rest|quest|cyou|lol|mom|tk|ml|ga|cf|gq|su|zip|mov|digital|agency|solutions|finance|financial|money|cash|credit|company|life|world|today|email|gift|security|systems|network|best|monster|bond|pics|autos|beauty|hair|skin|makeup|party|trade|date|review|stream|download|racing|accountant|science|work|men|kim|ooo|pw|live|pro|host|space|fun|cc)$/;

/** Suffixes of countries that are sold to everybody, for what they spell. */
const spellingSuffix =
  /^(?:cm|om|co|io|ai|me|cc|tv|ws|sh|to|so|gg|ly|fm|im|pw|tk|ml|ga|cf|gq|su|la|vc|ac|st|gd|is)$/;

const honest = new Set(listed(honestNames));
const customerSites = new Set(domainsIn(customerDomains));

const ownersBySite = /* @__PURE__ */ new Map(
  owners.flatMap((owner) => owner.sites.map((site) => [site, owner] as const)),
);
const ownersByDomain = /* @__PURE__ */ new Map(owners.map((owner) => [owner.domain, owner]));

/** Whether two domains are known to be of one owner: `notion.so` and `notion.com`. */
export function haveOneOwner(site: string, other: string): boolean {
  const owner = ownersBySite.get(site);
  return owner !== undefined && ownersBySite.get(other) === owner;
}

/** The well-known names, or those that the host application gives in their place. */
const soughtNames = forLastList((list) =>
  list.map((domain) => soughtName(domain, domain.split(".", 1)[0] ?? "")),
);

const allDomains: readonly string[] = owners.map(({ domain }) => domain);

function soughtName(domain: string, label: string): SoughtName {
  return {
    domain,
    label,
    suffix: domain.slice(label.length + 1),
    skeleton: firstSkeleton(label),
    traits: ownersByDomain.get(domain) ?? distinctive,
  };
}

/** A host, split into words. */
interface ReadHost {
  readonly label: string;
  readonly suffix: string;
  /** The words of the registered label, as skeletons. */
  readonly words: readonly string[];
  /** All words, for a single search. */
  readonly text: string;
  /** Those of each label before it. */
  readonly before: readonly (readonly string[])[];
}

/**
 * Returns the known name that an unrelated host contains, or that it is one letter away from.
 *
 * Harmless names do so too now and then, so this is worth a warning only.
 *
 * @param own sites of the requester, the application and the host's other servers.
 * @param list names that replace the well-known ones.
 */
export function mentionOf(
  facts: HostFacts,
  own: readonly HostFacts[],
  list: readonly string[] | undefined,
): UrlMention | undefined {
  const { site, labels, suffixLength } = facts;
  if (suffixLength === 0 || facts.privateNetwork) return undefined;
  if (own.some((each) => each.site === site) || ownersBySite.has(site)) return undefined;
  const label = labels.at(-suffixLength - 1) ?? "";
  const words = wordsIn(label);
  const before = customerSites.has(site) ? [] : labels.slice(0, -suffixLength - 1).map(wordsIn);
  const suffix = labels.slice(-suffixLength).join(".");
  const host: ReadHost = {
    label,
    suffix,
    words,
    before,
    text: [...before.flat(), ...words].join("-"),
  };
  const front = `.${labels.slice(0, -suffixLength - 1).join(".")}.`;
  const whole = own.find(({ labels: [...each], suffixLength: length }) => {
    const name = each.slice(0, -length).join(".");
    return length > 0 && name.includes(".") && front.includes(`.${name}.`);
  });
  if (whole) return { target: whole.site, how: "name" };
  const owned = own.flatMap((each): SoughtName[] => {
    const name = each.labels.at(-each.suffixLength - 1) ?? "";
    if (each.suffixLength === 0 || each.privateNetwork || name.length < 4) return [];
    // The requester may have customers, tenants and an identity provider under its own name.
    const traits = { ...distinctive, isWord: true };
    return [{ ...soughtName(each.site, name), traits }];
  });
  for (const name of [...owned, ...soughtNames(list ?? allDomains)]) {
    if (name.domain === site) return undefined;
    const how = howMentioned(host, name);
    if (how) return { target: name.domain, how };
  }
  return undefined;
}

function howMentioned(host: ReadHost, name: SoughtName): UrlMention["how"] | undefined {
  if (host.label === name.label) return isOtherSuffix(host, name) ? "name" : undefined;
  // Most names are nowhere in a host: that is found out first.
  if (host.text.includes(name.skeleton) && (isJoined(host, name) || isBefore(host, name))) {
    return "name";
  }
  if (!isAlmost(host, name)) return undefined;
  return "letters";
}

/** The name itself under a suffix that its owner is not known to have. */
function isOtherSuffix({ suffix }: ReadHost, { traits }: SoughtName): boolean {
  if (luringSuffix.test(suffix)) return true;
  if (traits.isWord) return false;
  const country = /^(?:(?:com?|net|org)\.)?[a-z]{2}$/.test(suffix) && !spellingSuffix.test(suffix);
  return !(traits.isNational && country);
}

/** Whether the label joins the name with other words, with hyphens or without. */
function isJoined({ words }: ReadHost, name: SoughtName): boolean {
  const { isPlainWord, isWord, isSelfHosted } = name.traits;
  if (name.label.length < 3) return false;
  const [only] = words;
  if (words.length === 1 && only !== undefined) return isGlued(only, name);
  const rest = words.filter((word) => !isNamed(word, name));
  // Two that lure are as rarely honest as one that is strong: `slack-workspace-join.net`.
  const isStrong = hasStrong(rest) || rest.filter(isLuring).length > 1;
  if (rest.length === words.length) {
    const isStart = name.label.length > 4 && words.some((word) => word.startsWith(name.skeleton));
    if (
      words.some((word) => isGlued(word, name)) ||
      (isStart && (isWord ? isStrong && !isPlainWord : rest.some(isLuring)))
    )
      return true;
    return isStrong && words.some((word) => isGlued(word, name, luringWords));
  }
  if (isStrong || isPlainWord) return isStrong;
  if (rest.some(isLuring)) return true;
  return !isWord && !isSelfHosted && rest.length > 0 && !rest.every((word) => regions.has(word));
}

function isNamed(word: string, { skeleton }: SoughtName): boolean {
  return word === skeleton || (skeleton.length > 3 && word.replace(/\d+$/, "") === skeleton);
}

/** Whether the label joins the name with lure words or a number, before or after it. */
function isGlued(
  word: string,
  { skeleton, traits }: SoughtName,
  list = traits.isPlainWord ? strongWords : luringWords,
): boolean {
  if (skeleton.length < 4 || word === skeleton) return false;
  for (let at = word.indexOf(skeleton); at >= 0; at = word.indexOf(skeleton, at + 1)) {
    const rest = word.slice(0, at) + word.slice(at + skeleton.length);
    if (/^\d+$/.test(rest)) return !traits.isWord;
    const [before, behind] = [word.slice(0, at), word.slice(at + skeleton.length)];
    if (isMadeOf(before, list) && isMadeOf(behind, list)) return true;
  }
  return false;
}

/** Whether the name is a subdomain of another site. */
function isBefore({ before, words }: ReadHost, name: SoughtName): boolean {
  const { isWord, isSelfHosted } = name.traits;
  if (before.length === 0 || name.label.length < 3) return false;
  const all = before.flat();
  const others = [...all, ...words].filter((word) => !isNamed(word, name));
  if (before.some((label) => label.some((word) => isGlued(word, name)))) return true;
  if (others.length === all.length + words.length) return false;
  const isStrong = hasStrong(others) || (words.length > 1 && words.every(isLuring));
  return isStrong || !(isWord || isSelfHosted);
}

/** Whether a host is one letter or hyphen away from the name, also under another suffix. */
function isAlmost({ label, suffix, words }: ReadHost, name: SoughtName): boolean {
  const { length } = name.label;
  if (length < 4) return false;
  const isSameSuffix = suffix === name.suffix;
  const [word] = words;
  if (name.traits.isWord || isOrdinaryWord(name.label)) {
    // One letter away from a word is mostly another word; a slip of a finger is none.
    if (words.length > 1 || !isSameSuffix || length < 5) return false;
    if (length < 6 || name.traits.isPlainWord) return isSlip(label, name.label);
    // Nor is its plural, nor one with another number.
    if (label === `${name.label}s` || label.replace(/\d+$/, "") === name.label.replace(/\d+$/, ""))
      return false;
  } else if (words.length > 1) {
    if (words.join("") === name.skeleton) return /^[\0-\x7f]*$/.test(label);
    return (
      length > 5 &&
      words.some((each) => isOneEditAway(each, name.skeleton) && !honest.has(each)) &&
      words.some(isLuring)
    );
  }
  if (honest.has(label) || !isOneEdit(label, word, name)) return false;
  // Where the first letter differs, or a short name has one less, it is mostly another word.
  if (label[0] !== name.label[0]) return isSameSuffix && length > 4 && label.length === length;
  if (length > 4) return isSameSuffix || length > 5;
  // One letter more makes another short word, unless it doubles one: `vissa.com`, but not `visma.com`.
  return isSameSuffix && (label.length === length || isSlip(label, name.label));
}

/** Whether two neighbouring letters of a name have changed places, or one is doubled or no longer is. */
function isSlip(label: string, name: string): boolean {
  const single = (text: string): string => text.replace(/(.)\1/g, "$1");
  const sorted = (text: string): string => [...text].toSorted().join("");
  return (
    isOneEditAway(label, name) &&
    (sorted(label) === sorted(name) || single(label) === single(name)) &&
    !honest.has(label)
  );
}

/**
 * Whether a label is one edit away from a name, by letters or by shape.
 *
 * One `m` less looks like two letters of `rn` less.
 */
function isOneEdit(label: string, skeleton = "", name: SoughtName): boolean {
  return isOneEditAway(label, name.label) || isOneEditAway(skeleton, name.skeleton);
}

function hasStrong(words: readonly string[]): boolean {
  return words.some((word) => isMadeOf(word, strongWords));
}

function isLuring(word: string): boolean {
  return isMadeOf(word.replace(/^\d+|\d+$/g, ""), luringWords) && /[a-z]/.test(word);
}

/** Whether a text consists of words of a list, one after another. An empty text does. */
function isMadeOf(text: string, list: ReadonlySet<string>): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end++) {
    reached[end] = reached.some((isStart, start) => {
      const word = text.slice(start, end);
      return isStart && (list.has(word) || list.has(word.replace(/s$/, "")));
    });
  }
  return reached[text.length] ?? false;
}

function skeletonsOf(words: string): ReadonlySet<string> {
  return new Set(listed(words).map(firstSkeleton));
}
