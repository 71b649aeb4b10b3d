import { hostFactsOf } from "./hosts.js";
import { forLastList, isHonestNeighbor, isOneEditAway, isOrdinaryWord } from "./names.js";
import { firstSkeleton, skeletons, wordsIn } from "./characters.js";
import type { HostFacts } from "./types.js";

/** A name, prepared for comparison. */
interface ComparedName {
  readonly domain: string;
  /** The registered label: `example` of `example.co.uk`, in Unicode. */
  readonly label: string;
  readonly suffix: string;
  readonly suffixSkeleton: string | undefined;
  readonly labelSkeletons: readonly string[];
  readonly looseSkeleton: string;
}

/** A domain that imitations are sought of. */
interface ProtectedName extends ComparedName {
  /** `example.co.uk` as skeletons, to find it whole. */
  readonly tokens: readonly string[];
  /** For the names of one's own: host names without their dots, `mcpexample` of `mcp.example.com`. */
  readonly joined?: string;
}

/** The requester's, the app's and other servers' names are guarded more closely than well-known ones. */
export interface ProtectedNames {
  readonly own: readonly ProtectedName[];
  readonly known: readonly ProtectedName[];
}

/** How a host imitates a protected name. */
interface Imitation {
  readonly target: string;
  readonly how: "skeleton" | "edit" | "suffix" | "hyphen";
}

/** Prepares a list of domains. A page has one, or a few. */
export const knownNames = /* @__PURE__ */ forLastList((list): readonly ProtectedName[] =>
  list.flatMap((domain) => {
    const facts = hostFactsOf(domain, undefined);
    return facts ? [protectedName(facts)] : [];
  }),
);

/** Prepares a host of the application's own configuration. */
export function ownName(facts: HostFacts): ProtectedName {
  const joined = facts.host.split(".").slice(0, -facts.suffixLength).join("");
  return { ...protectedName(facts), joined };
}

function protectedName(facts: HostFacts): ProtectedName {
  return { ...comparedName(facts), tokens: siteLabels(facts).flatMap(wordsIn) };
}

function comparedName({ site, labels, suffixLength }: HostFacts): ComparedName {
  const label = labels.at(-suffixLength - 1) ?? "";
  const suffix = suffixLength > 0 ? labels.slice(-suffixLength).join(".") : "";
  return {
    domain: site,
    label,
    suffix,
    suffixSkeleton: skeletons(suffix)[0],
    labelSkeletons: skeletons(label),
    looseSkeleton: looseSkeleton(label),
  };
}

/** Returns the registered labels, in Unicode. */
function siteLabels({ labels, suffixLength }: HostFacts): readonly string[] {
  return labels.slice(-suffixLength - 1);
}

/** A skeleton that takes for equal what a hasty reader does: i and l, vv and w, cl and d. */
function looseSkeleton(label: string): string {
  return firstSkeleton(label).replace(/i/g, "l").replace(/vv/g, "w").replace(/cl/g, "d");
}

/**
 * Returns the protected name that a host imitates, or `undefined` for a host that belongs to one.
 */
export function imitationOf(
  facts: HostFacts,
  names: ProtectedNames,
  isFlawed: boolean,
): Imitation | undefined {
  if (facts.privateNetwork && facts.privateNetwork !== "name") return undefined;
  if (belongsToOne(facts, names)) return undefined;
  if (facts.suffixLength === 0) return undefined;
  const host = {
    ...comparedName(facts),
    isAscii: facts.site === siteLabels(facts).join("."),
    isFlawed,
  };
  const imitated = (
    list: readonly ProtectedName[],
    howOf: (host: ComparedHost, name: ProtectedName) => Imitation["how"] | undefined,
  ): Imitation | undefined => {
    for (const name of list) {
      const how = howOf(host, name);
      if (how) return { target: name.domain, how };
    }
    return undefined;
  };
  return imitated(names.own, howOwn) ?? imitated(names.known, howKnown);
}

function belongsToOne({ site, host }: HostFacts, { own, known }: ProtectedNames): boolean {
  return [...own, ...known].some(({ domain }) => domain === site || host.endsWith(`.${domain}`));
}

interface ComparedHost extends ComparedName {
  readonly isAscii: boolean;
  /** Whether its Unicode reading is refused already: then only the whole of a name counts as its imitation. */
  readonly isFlawed: boolean;
}

function sharesSkeleton(host: ComparedHost, name: ProtectedName): boolean {
  return host.labelSkeletons.some((skeleton) => name.labelSkeletons.includes(skeleton));
}

/** A name of one's own: any likeness counts, under any suffix where the label itself is alike. */
function howOwn(host: ComparedHost, name: ProtectedName): Imitation["how"] | undefined {
  if (host.label === name.label) return "suffix";
  if (sharesSkeleton(host, name)) return "skeleton";
  const bare = host.label.replaceAll("-", "");
  if (bare === name.label.replaceAll("-", "") || (host.label.includes("-") && bare === name.joined))
    return "hyphen";
  if (host.suffix !== name.suffix) return undefined;
  if (host.looseSkeleton === name.looseSkeleton) return "skeleton";
  return name.label.length > 3 && isOneEditAway(host.label, name.label) ? "edit" : undefined;
}

/** A well-known name: spares what honest names do, too (another suffix, a number behind, other first letters). */
function howKnown(host: ComparedHost, name: ProtectedName): Imitation["how"] | undefined {
  if (host.label === name.label) {
    return host.suffix !== name.suffix && host.suffixSkeleton === name.suffixSkeleton
      ? "skeleton"
      : undefined;
  }
  const isSameSuffix = host.suffixSkeleton === name.suffixSkeleton;
  if (sharesSkeleton(host, name)) {
    if (isSameSuffix && !host.isAscii) return "skeleton";
    // Under another suffix a word with an accent may be just that: äpple.se.
    const isWord = host.isAscii
      ? name.label.length < 4
      : host.isFlawed || isOrdinaryWord(name.label);
    return isWord ? undefined : "skeleton";
  }
  if (!isSameSuffix || name.label.length < 5) return undefined;
  if (host.looseSkeleton === name.looseSkeleton) return "skeleton";
  const isSpared =
    isOrdinaryWord(name.label) ||
    isHonestNeighbor(host.label) ||
    host.label[0] !== name.label[0] ||
    host.label.replaceAll("-", "") === name.label ||
    host.label.replace(/\d+$/, "") === name.label.replace(/\d+$/, "");
  return !isSpared && isOneEditAway(host.labelSkeletons[0] ?? "", name.labelSkeletons[0] ?? "")
    ? "edit"
    : undefined;
}

/**
 * Returns the protected domain in front of a host's own domain: `google.com.evil.io`,
 * `google-com.evil.io`.
 */
export function embeddedDomain(facts: HostFacts, names: ProtectedNames): string | undefined {
  if (facts.suffixLength === 0 || belongsToOne(facts, names)) return undefined;
  const tokens = facts.labels.slice(0, -facts.suffixLength).flatMap(wordsIn);
  const isWithin = ({ tokens: wanted, label }: ProtectedName): boolean =>
    wanted.length > 1 &&
    label.length > 2 &&
    tokens.some((_, start) => wanted.every((token, offset) => tokens[start + offset] === token));
  return [...names.own, ...names.known].find(isWithin)?.domain;
}
