import { fillParts } from "./fillParts.js";
import {
  type Hand,
  handAt,
  normalizeName,
  listOf,
  namesOf,
  type UserAnswer,
  type Place,
  type Spot,
} from "./hand.js";
import type { SeenControl } from "./readControls.js";

/**
 * Fills in fields by their labels, as a user does, and sends nothing.
 *
 * A nested field takes an object, and a list an array: rows are added and removed as needed. To
 * choose a case, pass its title, or an object from its title to its fields.
 *
 * @param place element around the form, or a Playwright `Locator` or `Page`.
 * @param answers answers by label.
 * @throws {Error} if no field with that label is visible, or it has no such option.
 * @example
 * await fill(screen.getByRole("form"), { Name: "Ada", Guests: 4 });
 * @example
 * await fill(screen.getByRole("form"), {
 *   Address: { Street: "Main Street 1" },
 *   Guests: [{ Name: "Ada" }, { Name: "Bo" }],
 *   Payment: { Card: { "Last four digits": "4242" } },
 * });
 */
export async function fill(
  place: Place,
  answers: Readonly<Record<string, UserAnswer>>,
): Promise<void> {
  await fillFields(handAt(place), answers);
}

/** @returns whether an answer was a button that sends it. */
export async function fillFields(
  hand: Hand,
  answers: Readonly<Record<string, UserAnswer>>,
): Promise<boolean> {
  let sent = false;
  for (const [name, answer] of Object.entries(answers)) {
    const seen = await hand.look(name);
    const spot = (now: SeenControl[]) => questionAt(now, name);
    if (spot(seen) < 0) {
      const fields = ownOf(seen.filter((control) => isField(control, seen)));
      throw new Error(
        `No visible field has the label “${name}”. The visible ones are ${namesOf(fields)}.`,
      );
    }
    sent ||= seen[spot(seen)]?.kind === "replies";
    await enter(hand, spot, answer);
  }
  return sent;
}

/**
 * Finds a field by its label: one of the form before one in a nested field or elsewhere on the
 * page.
 */
function questionAt(seen: readonly SeenControl[], name: string): number {
  const called = seen.flatMap((control, at) =>
    control.name === normalizeName(name) && !NO_QUESTIONS.has(control.kind)
      ? [{ ...control, at }]
      : [],
  );
  const fields = ownOf(called);
  return (fields.find(({ part }) => part === -1) ?? fields[0])?.at ?? -1;
}

/** Leaves out the controls of the chat. A form with your own markup is not marked, so it stays. */
function ownOf<Control extends SeenControl>(controls: Control[]): Control[] {
  const own = controls.filter(({ form }) => form);
  return own.length > 0 ? own : controls;
}

/** Whether a control is a field, not an option or a button of one. */
function isField({ kind, within }: SeenControl, seen: readonly SeenControl[]): boolean {
  const isOption = seen[within]?.kind === "checks" || seen[within]?.kind === "radios";
  return !isOption && !NO_QUESTIONS.has(kind) && kind !== "removal";
}

const NO_QUESTIONS: ReadonlySet<string> = new Set(["option", "row", "partsButton"]);

async function enter(hand: Hand, spot: Spot, answer: UserAnswer): Promise<void> {
  let seen = await hand.look();
  if (seen[spot(seen)]?.json && seen[spot(seen)]?.kind === "text" && !isJson(answer)) {
    await hand.waitForParts();
    seen = await hand.look();
  }
  const at = spot(seen);
  const control = seen[at];
  if (!control)
    throw new Error(`The field is no longer visible. The visible ones are ${namesOf(seen)}.`);
  if (control.kind === "parts") {
    await fillParts(hand, spot, answer, enter);
  } else if (control.kind === "check") {
    if (control.checked !== answer) await hand.press(at);
  } else if (control.kind === "search") {
    await search(hand, spot, control.name, answer);
  } else if (control.kind === "text" || control.kind === "list") {
    if (typeof answer === "object") {
      throw new Error(
        `“${control.name}” has no nested fields and is no list. Pass a text, a number or a boolean.`,
      );
    }
    await hand.type(at, String(answer));
  } else {
    await choose(hand, seen, at, answer);
  }
}

function isJson(answer: UserAnswer): boolean {
  try {
    JSON.parse(String(answer));
    return typeof answer !== "object";
  } catch {
    return false;
  }
}

/** Chooses among options that are all visible. Yes comes before no. */
async function choose(hand: Hand, seen: SeenControl[], group: number, answer: UserAnswer) {
  const options = seen.flatMap((control, at) =>
    control.within === group ? [{ ...control, at }] : [],
  );
  const wanted = listOf(answer);
  const lost = wanted.find(
    (word) =>
      typeof word !== "boolean" &&
      !options.some(({ name }) => name === normalizeName(String(word))),
  );
  if (lost !== undefined) {
    throw new Error(`There is no option “${lost}”. The options are ${namesOf(options)}.`);
  }
  for (const [index, { name, at, kind, checked }] of options.entries()) {
    const chosen = wanted.some((word) =>
      typeof word === "boolean" ? index === (word ? 0 : 1) : normalizeName(String(word)) === name,
    );
    if (kind === "check" ? checked !== chosen : chosen) await hand.press(at);
  }
}

/**
 * Searches options by their whole text. For a multiple choice, clears those that are not wanted.
 */
async function search(hand: Hand, spot: Spot, name: string, answer: UserAnswer) {
  const wanted = listOf(answer).map(String);
  const now = await hand.look();
  const before = now[spot(now)]?.chosen ?? [];
  for (const word of before.filter((chosen) => !wanted.map(normalizeName).includes(chosen))) {
    const seen = await hand.look();
    const box = seen[spot(seen)];
    // Each chosen option has its button, in the same order; what one is called depends on the language.
    const removals = seen.flatMap(({ kind, field }, place) =>
      kind === "removal" && field === box?.field ? [place] : [],
    );
    const removal = removals[box?.chosen.indexOf(word) ?? -1];
    if (removal === undefined) {
      throw new Error(`“${word}” can’t be removed from “${name}”: it has no button for it.`);
    }
    await hand.press(removal);
  }
  for (const word of wanted.filter((each) => !before.includes(normalizeName(each)))) {
    await hand.type(spot(await hand.look()), word);
    const seen = await hand.look();
    if (!seen[spot(seen)]?.valid) {
      throw new Error(`“${name}” has no option “${word}”, or more than one with this label.`);
    }
  }
}
