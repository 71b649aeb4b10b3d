import { isObject, type JsonObject, jsonText, parseJson, sameJson } from "../../core/json.js";
import { requesterKey, type Session } from "../../core/session.js";
import type { FormStore } from "./FormStore.js";

/** How soon a request must come again to continue, in milliseconds. */
const MAX_MILLISECONDS = 60_000;

/** Maximum number of forms whose input is kept. A page may be open for days. */
const MAX_FORMS = 20;

/** Notes that a form is on screen. It takes the place of an earlier one of an equal request. */
export function noteShown(store: FormStore): void {
  const { session } = store;
  const others = formsOf(session).filter(
    (form) => !form.session.sent && !isEqual(form.session, session),
  );
  session.scope.forms = [store, ...others].slice(0, MAX_FORMS);
}

/** The forms that were shown last, one for each request, the latest first. */
function formsOf({ scope }: Session): readonly FormStore[] {
  return scope.forms as readonly FormStore[];
}

/**
 * Fills a new form with earlier input of the same requester. Secrets are not taken over.
 *
 * After a reconnect, an equal request that ended without a response comes again. And within one call,
 * a server that rejects an accepted answer asks for the same fields again, with another message.
 */
export function takeOver(store: FormStore): void {
  const { session } = store;
  const forms = formsOf(session);
  const equal = forms.find((form) => isEqual(form.session, session));
  const isContinued = equal !== undefined && continues(equal.session, session);
  const asked = forms.find((form) => asksAgain(form.session, session));
  const earlier = isContinued ? equal : asked;
  if (!earlier) return;
  const { values, secrets } = earlier;
  // Equal schemas have equal fields, until the budget of one runs out.
  for (const [at, field] of earlier.fields.entries()) {
    const own = store.fields[at];
    if (own?.key !== field.key || !values.changed(field) || secrets.holds(field)) continue;
    store.values.set(own, values.get(field));
    store.hasEarlierAnswers = earlier === asked;
  }
}

/** Whether a request comes soon enough after an equal one that nobody responded to. */
function continues(before: Session, { arrivedAt, context }: Session): boolean {
  if (before.endedAt === undefined || before.locked) return false;
  if (isOfOtherChat(before.context, context)) return false;
  return arrivedAt - before.endedAt <= MAX_MILLISECONDS;
}

/** Whether two contexts differ in a property of both. A call that is repeated may have another ID. */
function isOfOtherChat(before: unknown, now: unknown): boolean {
  if (!isObject(before) || !isObject(now)) return false;
  const shared = Object.keys(before).filter(
    (key) => key !== "toolCallId" && Object.hasOwn(now, key),
  );
  return shared.some((key) => !sameJson(before[key], now[key]));
}

/** Whether a request asks, within the same call, for the fields that were just answered. */
function asksAgain(before: Session, now: Session): boolean {
  if (before.sent?.action !== "accept" || !before.call || before.call !== now.call) return false;
  return isSame(askedIn(before).fields, askedIn(now).fields);
}

/** Whether two requests are equal but for `_meta`, which may be another each time. */
function isEqual(a: Session, b: Session): boolean {
  const [one, other] = [askedIn(a), askedIn(b)];
  return a === b || (isSame(one.fields, other.fields) && isSame(one.rest, other.rest));
}

/** A request as JSON texts. One that JSON can't represent has empty texts, and equals only itself. */
interface Asked {
  /** The requester and the fields. */
  fields: string;
  rest: string;
}

/** Maximum length of texts that are parsed to compare them, in characters. */
const MAX_READ = 20_000;

/** Whether two JSON texts are equal. Some servers change the order of keys each time. */
function isSame(one: string, other: string): boolean {
  if (one === other) return one !== "";
  const mayBe = one.length === other.length && one.length < MAX_READ;
  return mayBe && sameJson(parseJson(one), parseJson(other));
}

/** Caches the texts, because each form is compared with up to 20 earlier ones. */
const texts = new WeakMap<Session, Asked>();

function askedIn(session: Session): Asked {
  const known = texts.get(session);
  if (known) return known;
  const { requester, request } = session;
  const { requestedSchema, _meta, ...rest } = request as unknown as JsonObject;
  const fields = [requester && requesterKey(requester), requestedSchema];
  const made = { fields: jsonText(fields) ?? "", rest: jsonText(rest) ?? "" };
  texts.set(session, made);
  return made;
}
