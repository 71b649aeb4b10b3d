import { type Hand, type UserAnswer, type Spot, normalizeName, namesOf } from "./hand.js";
import type { ControlKind, SeenControl } from "./readControls.js";

type Enter = (hand: Hand, spot: Spot, answer: UserAnswer) => Promise<void>;

/**
 * Fills in a nested field, as a user does: opens it, adds and removes rows, chooses the case.
 *
 * @param enter fills in one of its fields.
 * @throws {Error} if there is no such nested field or case.
 */
export async function fillParts(
  hand: Hand,
  spot: Spot,
  answer: UserAnswer,
  enter: Enter,
): Promise<void> {
  const seen = await hand.look();
  const opener = buttonIn(seen, spot(seen), "open");
  if (opener >= 0) await hand.press(opener);
  const now = await hand.look();
  const { shape = "", name = "" } = now[spot(now)] ?? {};
  switch (shape) {
    case "list": {
      if (!Array.isArray(answer))
        throw new Error(
          `The answer to “${name}” is no list. Pass an array with one answer per row.`,
        );
      return fillRows(hand, spot, answer as readonly UserAnswer[], enter);
    }
    case "choice":
      return fillCase(hand, spot, name, answer, enter);
    case "group": {
      if (!isGroup(answer))
        throw new Error(
          `The answer to “${name}” is no object. Pass an object with the answers by label.`,
        );
      for (const [part, inner] of Object.entries(answer)) {
        const called: Spot = (each) => questionsIn(each, spot(each), part)[0] ?? -1;
        if (called(await hand.look()) >= 0) await enter(hand, called, inner);
        else await fillEntry(hand, spot, name, part, inner, enter);
      }
      return;
    }
    default:
      return enter(hand, (each) => questionsIn(each, spot(each))[0] ?? -1, answer);
  }
}

async function fillRows(
  hand: Hand,
  spot: Spot,
  answers: readonly UserAnswer[],
  enter: Enter,
): Promise<void> {
  const rows = (seen: SeenControl[]) => childrenOf(seen, spot(seen), "row");
  let seen = await hand.look();
  if (answers.length === 0 && rows(seen).length === 0) {
    const none = buttonIn(seen, spot(seen), "none");
    if (none >= 0 && seen[none]?.checked === false) await hand.press(none);
  }
  for (let count = rows(seen).length; count !== answers.length; count = rows(seen).length) {
    const last = rows(seen).at(-1) ?? -1;
    const adds = count < answers.length;
    const button = adds ? buttonIn(seen, spot(seen), "row") : buttonIn(seen, last, "remove");
    if (button < 0) {
      throw new Error(
        `“${seen[spot(seen)]?.name}” can’t have ${answers.length} rows. Pass as many as its schema allows.`,
      );
    }
    await hand.press(button);
    seen = await hand.look();
    if (rows(seen).length === count)
      throw new Error("A row could be neither added nor removed. Check the limits of the list.");
  }
  for (const [at, answer] of answers.entries()) {
    await enter(hand, (each) => questionsIn(each, rows(each)[at] ?? -1)[0] ?? -1, answer);
  }
}

async function fillCase(
  hand: Hand,
  spot: Spot,
  name: string,
  answer: UserAnswer,
  enter: Enter,
): Promise<void> {
  const [title, inner] =
    isGroup(answer) && Object.keys(answer).length === 1 ? Object.entries(answer)[0]! : [answer];
  const seen = await hand.look();
  const group = childrenOf(seen, spot(seen), "radios")[0] ?? -1;
  const cases = seen.flatMap((control, at) =>
    control.within === group ? [{ ...control, at }] : [],
  );
  const wanted = cases.find((each) => each.name === normalizeName(String(title)));
  if (!wanted)
    throw new Error(`“${name}” has no such case. Pass the title of one: ${namesOf(cases)}.`);
  if (!wanted.checked) await hand.press(wanted.at);
  if (inner === undefined) return;
  const asked: Spot = (each) => {
    const questions = questionsIn(each, spot(each));
    return questions.find((at) => at !== childrenOf(each, spot(each), "radios")[0]) ?? -1;
  };
  await enter(hand, asked, inner);
}

/** Finds the entry that the user names, or adds one. */
async function fillEntry(
  hand: Hand,
  spot: Spot,
  group: string,
  name: string,
  answer: UserAnswer,
  enter: Enter,
): Promise<void> {
  const rows = (seen: SeenControl[]) => childrenOf(seen, spot(seen), "row");
  const entry = (seen: SeenControl[], row: number) => questionsIn(seen, rows(seen)[row] ?? -1);
  let seen = await hand.look();
  let at = rows(seen).findIndex((_, row) => seen[entry(seen, row)[0] ?? -1]?.value === name);
  if (at < 0) {
    const adder = buttonIn(seen, spot(seen), "row");
    if (adder < 0) {
      const parts = questionsIn(seen, spot(seen)).map((each) => seen[each]!);
      throw new Error(`“${group}” has no field “${name}”. Its fields are ${namesOf(parts)}.`);
    }
    await hand.press(adder);
    seen = await hand.look();
    at = rows(seen).length - 1;
    await enter(hand, (each) => entry(each, at)[0] ?? -1, name);
  }
  await enter(hand, (each) => entry(each, at)[1] ?? -1, answer);
}

function isGroup(answer: UserAnswer): answer is { readonly [name: string]: UserAnswer } {
  return typeof answer === "object" && !Array.isArray(answer);
}

function childrenOf(seen: SeenControl[], parent: number, kind: ControlKind): number[] {
  return seen.flatMap((control, at) =>
    parent >= 0 && control.part === parent && control.kind === kind ? [at] : [],
  );
}

function buttonIn(seen: SeenControl[], parent: number, name: string): number {
  return childrenOf(seen, parent, "partsButton").find((at) => seen[at]?.shape === name) ?? -1;
}

/** Returns the fields of a group, a row or a case, without those in nested ones. */
function questionsIn(seen: SeenControl[], parent: number, name?: string): number[] {
  const inner = new Set<ControlKind>(["option", "removal", "row", "partsButton"]);
  return seen.flatMap((control, at) => {
    const called = name === undefined || control.name === normalizeName(name);
    const own = parent >= 0 && control.part === parent && !inner.has(control.kind);
    // A box to tick among several belongs to its group.
    const ticked = control.kind === "check" && isGroupOfChecks(seen[control.within]);
    return own && called && !ticked ? [at] : [];
  });
}

function isGroupOfChecks(group: SeenControl | undefined): boolean {
  return group?.kind === "checks" || group?.kind === "radios";
}
