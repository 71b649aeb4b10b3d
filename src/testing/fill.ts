import type { Hand } from "./Hand.js";
import { handAt } from "./handAt.js";
import type { Place } from "./Place.js";
import type { SeenControl } from "./readControls.js";

/**
 * What a person enters for one question: the words of an option, or several; yes or no; a number, or
 * a text as they type it.
 */
export type PersonsAnswer = string | number | boolean | readonly string[];

/**
 * Enters answers as a person does, by what each question is called, and sends nothing.
 *
 * @param place what the form stands in.
 * @throws where no question of that name is on show, or it has no such option.
 * @example
 * await fill(screen.getByRole("form"), { Name: "Ada", Guests: 4 });
 */
export async function fill(
  place: Place,
  answers: Readonly<Record<string, PersonsAnswer>>,
): Promise<void> {
  const hand = handAt(place);
  for (const [name, answer] of Object.entries(answers)) await enter(hand, name, answer);
}

async function enter(hand: Hand, name: string, answer: PersonsAnswer): Promise<void> {
  const seen = await hand.look(name);
  const at = seen.findIndex((control) => control.name === name && control.kind !== "option");
  const control = seen[at];
  if (!control) throw new Error(`No question is called “${name}”. On show: ${namesOf(seen)}.`);
  if (control.kind === "check") {
    if (control.checked !== answer) await hand.press(at);
  } else if (control.kind === "search") {
    await search(hand, name, at, answer);
  } else if (control.kind === "text" || control.kind === "list") {
    await hand.type(at, String(answer));
  } else {
    await choose(hand, seen, at, answer);
  }
}

/** Chooses among options that are all on show. Yes comes before no. */
async function choose(hand: Hand, seen: SeenControl[], group: number, answer: PersonsAnswer) {
  const options = seen.flatMap((control, at) =>
    control.within === group ? [{ ...control, at }] : [],
  );
  const wanted = listOf(answer);
  const lost = wanted.find(
    (word) => typeof word !== "boolean" && !options.some(({ name }) => name === String(word)),
  );
  if (lost !== undefined) {
    throw new Error(`There is no option “${lost}”. On show: ${namesOf(options)}.`);
  }
  for (const [index, { name, at, kind, checked }] of options.entries()) {
    const chosen = wanted.some((word) =>
      typeof word === "boolean" ? index === (word ? 0 : 1) : String(word) === name,
    );
    if (kind === "check" ? checked !== chosen : chosen) await hand.press(at);
  }
}

/** Searches options by their whole words; of several, takes away those that are not wanted. */
async function search(hand: Hand, name: string, at: number, answer: PersonsAnswer) {
  const wanted = listOf(answer).map(String);
  const before = (await hand.look())[at]?.chosen ?? [];
  for (const word of before.filter((chosen) => !wanted.includes(chosen))) {
    const seen = await hand.look();
    const box = seen[await boxOf(hand, name)];
    // Each chosen option has its button, in the same order; what one is called depends on the language.
    const removals = seen.flatMap(({ kind, field }, place) =>
      kind === "removal" && field === box?.field ? [place] : [],
    );
    const removal = removals[box?.chosen.indexOf(word) ?? -1];
    if (removal === undefined) throw new Error(`“${word}” cannot be taken from “${name}” now.`);
    await hand.press(removal);
  }
  for (const word of wanted.filter((each) => !before.includes(each))) {
    const boxAt = await boxOf(hand, name);
    await hand.type(boxAt, word);
    if (!(await hand.look())[await boxOf(hand, name)]?.valid) {
      throw new Error(`“${name}” has no option “${word}”, or several of these words.`);
    }
  }
}

async function boxOf(hand: Hand, name: string): Promise<number> {
  const seen = await hand.look();
  return seen.findIndex((control) => control.kind === "search" && control.name === name);
}

function listOf(answer: PersonsAnswer): readonly (string | number | boolean)[] {
  return typeof answer === "object" ? answer : [answer];
}

function namesOf(controls: readonly SeenControl[]): string {
  return controls.map(({ name }) => `“${name}”`).join(", ");
}
