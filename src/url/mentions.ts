import { isOneEditAway } from "./isOneEditAway.js";
import { type Owner, owners } from "./owners.js";
import { isOrdinaryWord } from "./protectedNames.js";
import { skeletons } from "./skeletons.js";
import type { HostFacts, UrlMention } from "./types.js";

/** A name that is sought in the words of hosts. */
interface SoughtName {
  readonly domain: string;
  readonly label: string;
  readonly suffix: string;
  readonly skeleton: string;
  readonly traits: Omit<Owner, "domain" | "sites">;
}

const distinctive = { isNational: false, isWord: false, isPlainWord: false, isSelfHosted: false };

// Lists in the order of the alphabet weigh a fifth less where they are packed.

/** Words that promise what a well-known name is sought for: to sign in, to pay, to be helped, to be safe. */
const luringWords = skeletonsOf(`
  2fa acc access account accounts acct activate activation admin airdrop alert alerts app appeal apps assist
  assistance auth authenticate authentication authenticator authorise authorization authorize bank banking bill
  billing blocked bonus cancel card cards care careers cash center centre check checkout claim client clients co
  code com confirm confirmation connect connection console contact corp customer customers dashboard deal deliver
  delivery desk device devices dispute doc docs document documents download downloads drive email employee employees
  enable file files form forms free gift giftcard giveaway global group help helpcenter helpdesk hq hr id identity
  in inbox inc info install installer invitation invite invoice invoices job jobs join key keys limit limited link
  live locked log login logon mail meeting meetings member members message messages mfa mobile my net new notice
  notification notifications now oauth offer offers official on online order orders org otp package page pages panel
  parcel passcode passwd password pay payment payments payroll pin plus portal premium prize pro profile promo
  protect protection purchase real recover recovery redelivery refund refunds renew renewal reset resolution resolve
  restore review reward rewards safe safety secure secured security serv service services session setup share shared
  shipping shop sign signin signon site sso staff store subscribe subscription support suspended suspension team
  tech token tokens track tracking transfer trust trusted unblock unlock update updates upgrade usa user users
  validate validation verification verifications verified verify vip wallet warning web webmail website win winner
  workspace www your
`);

/** Those that are rarely the name of anything but a disguise. */
const strongWords = skeletonsOf(`
  login logon signin signon secure security verify verification account accounts support update confirm password
  unlock recovery billing wallet authenticate invite alert alerts refund giveaway
`);

/** Where a company has a branch, which its own names say: `okta-emea.com`. */
const regions = skeletonsOf(
  "emea apac amer eu us uk na la au ca de fr jp in gov edu dev test int staging stage prod cdn static assets status",
);

/** Suffixes under which names of others are registered, and those a slip of a finger leads to. */
const luringSuffix =
  /^(?:cm|om|co|help|support|online|site|website|top|xyz|club|shop|store|click|services?|center|cam|icu|biz|info|buzz|vip|win|bid|loan|fit|cfd|sbs|rest|quest|cyou|lol|mom|tk|ml|ga|cf|gq|su|zip|mov|digital|agency|solutions|finance|financial|money|cash|credit|company|life|world|today|email|gift|security|systems|network|best|monster|bond|pics|autos|beauty|hair|skin|makeup|party|trade|date|review|stream|download|racing|accountant|science|work|men|kim|ooo|pw|live|pro|host|space|fun|cc)$/;

/** Suffixes of countries that are sold to everybody, for what they spell. */
const spellingSuffix =
  /^(?:cm|om|co|io|ai|me|cc|tv|ws|sh|to|so|gg|ly|fm|im|pw|tk|ml|ga|cf|gq|su|la|vc|ac|st|gd|is)$/;

/** Sites that give each customer a sub-domain, under the customer's own name. */
const tenants = new Set(
  `
  accounts.dev amazonaws.com ariba.com ashbyhq.com atlassian.net authkit.app azure.com b2clogin.com bamboohr.com
  box.com breezy.hr canny.io ciamlogin.com cloudflareaccess.com concur.com coupahost.com crunchbase.com custhelp.com
  cyberark.cloud descope.com discourse.group docebosaas.com document360.io duosecurity.com egnyte.com eloqua.com
  exacttarget.com factorialhr.com fandom.com force.com freshdesk.com freshservice.com frontegg.com fusionauth.io
  greenhouse.io gusto.com helpscoutdocs.com hibob.com idaptive.app instructure.com jira.com jumpcloud.com kinde.com
  lever.co lightning.force.com logto.app medium.com mindtouch.us mintlify.app mintlify.dev mktoweb.com myworkday.com
  myworkdayjobs.com oktacdn.com oraclecloud.com personio.com personio.de pingidentity.com pingone.com pingone.eu
  propelauth.com propelauthtest.com qualtrics.com readme.io recruitee.com rippling.com sapsf.com service-now.com
  site.com smartrecruiters.com stackexchange.com statuspage.io stytch.com successfactors.com successfactors.eu
  teamtailor.com trello.com uservoice.com visualstudio.com webex.com windows.net workable.com workday.com workos.com
  zitadel.cloud zoominfo.com
`
    .trim()
    .split(/\s+/),
);

const ownersBySite = /* @__PURE__ */ new Map(
  owners.flatMap((owner) => owner.sites.map((site) => [site, owner] as const)),
);
const ownersByDomain = /* @__PURE__ */ new Map(owners.map((owner) => [owner.domain, owner]));
const sought = new WeakMap<readonly string[], readonly SoughtName[]>();

/** Whether two domains are known to be of one owner: `notion.so` and `notion.com`. */
export function haveOneOwner(site: string, other: string): boolean {
  const owner = ownersBySite.get(site);
  return owner !== undefined && ownersBySite.get(other) === owner;
}

/** The well-known names, or those that the host application gives in their place. */
function soughtNames(list: readonly string[] | undefined): readonly SoughtName[] {
  const domains = list ?? allDomains;
  let names = sought.get(domains);
  if (!names) {
    names = domains.map((domain) => soughtName(domain, domain.split(".", 1)[0] ?? ""));
    sought.set(domains, names);
  }
  return names;
}

const allDomains: readonly string[] = owners.map(({ domain }) => domain);

function soughtName(domain: string, label: string): SoughtName {
  return {
    domain,
    label,
    suffix: domain.slice(label.length + 1),
    skeleton: skeletonOf(label),
    traits: ownersByDomain.get(domain) ?? distinctive,
  };
}

/** A host, taken apart into words. */
interface ReadHost {
  readonly label: string;
  readonly suffix: string;
  /** The words of the registered label, as skeletons. */
  readonly words: readonly string[];
  /** All words, to be searched at once. */
  readonly text: string;
  /** Those of each label before it. */
  readonly before: readonly (readonly string[])[];
}

/**
 * The name whose words a stranger's host uses, or that it is one letter away from: what honest names do too, now and
 * then, so it is worth a warning and no more.
 *
 * @param own the sites of who asks, of the application, and of the host's other servers
 * @param list what the host application has in place of the well-known names
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
  const words = wordsOf(label);
  const before = tenants.has(site) ? [] : labels.slice(0, -suffixLength - 1).map(wordsOf);
  const suffix = labels.slice(-suffixLength).join(".");
  const host: ReadHost = {
    label,
    suffix,
    words,
    before,
    text: [...before.flat(), ...words].join("-"),
  };
  const owned = own.flatMap((each): SoughtName[] => {
    const name = each.labels.at(-each.suffixLength - 1) ?? "";
    if (each.suffixLength === 0 || each.privateNetwork || name.length < 4) return [];
    // Who asks has customers, tenants and an identity provider, under its own name.
    const traits = { ...distinctive, isWord: true };
    return [{ ...soughtName(each.site, name), traits }];
  });
  for (const name of [...owned, ...soughtNames(list)]) {
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

/** The name with other words, with hyphens between or without. */
function isJoined({ words }: ReadHost, name: SoughtName): boolean {
  const { isPlainWord, isWord, isSelfHosted } = name.traits;
  if (name.label.length < 3) return false;
  const [only] = words;
  if (words.length === 1 && only !== undefined) return isGlued(only, name);
  const rest = words.filter((word) => !isNamed(word, name));
  const isStrong = rest.some((word) => isMadeOf(word, strongWords));
  if (rest.length === words.length) {
    const isStart = name.label.length > 4 && words.some((word) => word.startsWith(name.skeleton));
    return words.some((word) => isGlued(word, name)) || (isStart && isStrong && !isPlainWord);
  }
  if (isStrong || isPlainWord) return isStrong;
  if (rest.some(isLuring)) return true;
  return !isWord && !isSelfHosted && rest.length > 0 && !rest.every((word) => regions.has(word));
}

function isNamed(word: string, { skeleton }: SoughtName): boolean {
  return word === skeleton || (skeleton.length > 3 && word.replace(/\d+$/, "") === skeleton);
}

/** The name with luring words, or a number, directly before or behind. */
function isGlued(word: string, { skeleton, traits }: SoughtName): boolean {
  if (skeleton.length < 4 || word === skeleton) return false;
  const list = traits.isPlainWord ? strongWords : luringWords;
  for (let at = word.indexOf(skeleton); at >= 0; at = word.indexOf(skeleton, at + 1)) {
    const rest = word.slice(0, at) + word.slice(at + skeleton.length);
    if (/^\d+$/.test(rest)) return !traits.isWord;
    const [before, behind] = [word.slice(0, at), word.slice(at + skeleton.length)];
    if (isMadeOf(before, list) && isMadeOf(behind, list)) return true;
  }
  return false;
}

/** The name as a sub-domain of somebody else's. */
function isBefore({ before, words }: ReadHost, name: SoughtName): boolean {
  const { isWord, isSelfHosted } = name.traits;
  if (before.length === 0 || name.label.length < 3) return false;
  const all = before.flat();
  const others = [...all, ...words].filter((word) => !isNamed(word, name));
  if (before.some((label) => label.some((word) => isGlued(word, name)))) return true;
  if (others.length === all.length + words.length) return false;
  const isStrong = others.some((word) => isMadeOf(word, strongWords));
  return isStrong || !(isWord || isSelfHosted);
}

/** One letter away, a hyphen more, or both under another suffix. */
function isAlmost({ label, suffix, words }: ReadHost, name: SoughtName): boolean {
  const { length } = name.label;
  if (name.traits.isWord || isOrdinaryWord(name.label) || length < 4) return false;
  if (words.length > 1) {
    if (words.join("") === name.skeleton) return /^[\0-\x7f]*$/.test(label);
    return (
      length > 5 &&
      words.some((word) => isOneEditAway(word, name.skeleton) && !honestNeighbours.has(word)) &&
      words.some(isLuring)
    );
  }
  const isSameSuffix = suffix === name.suffix;
  if (honestNeighbours.has(label) || !isOneEdit(label, words[0], name)) return false;
  // Where the first letter differs, or a short name has one less, it is mostly another word.
  if (label[0] !== name.label[0]) return isSameSuffix && length > 4 && label.length === length;
  return length === 4 ? isSameSuffix && label.length >= length : isSameSuffix || length > 5;
}

/** Words and names of good repute that are one letter away from a well-known name. */
const honestNeighbours = new Set(
  (
    "finance openal goggle goggles klara papal paypay twitchy email fmail ymail jmail qmail hmail kmail vmail mail okra okay easy ease vista visas " +
    "visit viva vita ebays embay bebay obey uberx tuber cuber sigma stigma enigma yahoos baby ledgers fedx shopifi " +
    "spotty credit reddits hoogle noogle toogle boogle intuits wellfargo tumblr amazonas amazone amazonia binances npms usbanks " +
    "dell docs trellis trells mailchimps pinterests kakao skypes alibabas hostinger googol canvas samsun costo costa custco airbus " +
    "vodaphone stacks linked nokia telekoms telecom telekon zendesks mollies pandora lifts left lyfe loft ups usp usps ropay " +
    "monza monzon manzo skill skrull adyens etsys bnance razorpays nintendos walmarts oracles nodejs oneloginx stackoverflows"
  ).split(" "),
);

/** In letters as they stand, or as they look: one `m` less is two letters of `rn` less. */
function isOneEdit(label: string, skeleton = "", name: SoughtName): boolean {
  return isOneEditAway(label, name.label) || isOneEditAway(skeleton, name.skeleton);
}

function isLuring(word: string): boolean {
  return isMadeOf(word.replace(/^\d+|\d+$/g, ""), luringWords) && /[a-z]/.test(word);
}

/** Whether a text is nothing but words of a list, one after another; an empty text is. */
function isMadeOf(text: string, list: ReadonlySet<string>): boolean {
  const reached = [true];
  for (let end = 1; end <= text.length; end++) {
    reached[end] = reached.some((isStart, start) => isStart && list.has(text.slice(start, end)));
  }
  return reached[text.length] ?? false;
}

function wordsOf(label: string): string[] {
  return label
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(skeletonOf);
}

function skeletonOf(word: string): string {
  return skeletons(word)[0] ?? "";
}

function skeletonsOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(skeletonOf));
}
