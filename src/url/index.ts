export { analyzeUrl } from "./analyzeUrl.js";
export { urlChecks } from "./checks.js";
export { loadPublicSuffixes } from "./loadPublicSuffixes.js";
export type {
  DomainInfo,
  DomainLookup,
  HostFacts,
  NamedCharacter,
  UrlCheck,
  UrlContext,
  UrlFinding,
  UrlFindingCode,
  UrlFindingData,
  UrlLevel,
  UrlMention,
  UrlPart,
  UrlSubject,
  UrlVerdict,
  WrittenUrl,
} from "./types.js";
