import type { Flag, Plain, Value } from "./SharedParts.js";

/** The elements of an approval. */
export interface ApprovalParts {
  /**
   * The card around everything.
   *
   * @story examples-approval-parts--short-command
   */
  "approval-card": {
    /** The worst of its notes: `info`, `warning` or `danger`. */
    level: Value;
    /** The answer is on its way. */
    pending: Flag;
  };
  /**
   * The built-in heading.
   *
   * @story examples-approval-parts--short-command
   */
  "approval-heading": Plain;
  /**
   * The name of a tool or a host in it.
   *
   * @story examples-approval-parts--tool-arguments
   */
  "approval-name": Plain;
  /**
   * The agent's own words: its sentence, its reason.
   *
   * @story examples-approval-parts--short-command
   */
  says: Plain;
  /**
   * One of them.
   *
   * @story examples-approval-parts--short-command
   */
  "says-line": Plain;
  /**
   * Built-in words before it.
   *
   * @story examples-approval-parts--short-command
   */
  "says-who": Plain;
  /**
   * The words themselves.
   *
   * @story examples-approval-parts--short-command
   */
  "says-words": Plain;
  /**
   * Everything that runs.
   *
   * @story examples-approval-parts--two-files
   */
  "approval-parts": Plain;
  /**
   * One part of it.
   *
   * @story examples-approval-parts--short-command
   */
  "approval-part": {
    /** `command`, `arguments`, `change`, `url`, `grants`, `text` or `missing`. */
    kind: Value;
  };
  /**
   * Its name and its tools.
   *
   * @story examples-approval-parts--short-command
   */
  "approval-part-head": {
    /** As that of the part. */
    kind: Value;
  };
  /**
   * The folder, path, server or label.
   *
   * @story examples-approval-parts--short-command
   */
  "approval-part-name": Plain;
  /**
   * A remark on it: a new file, or that an address is only reached.
   *
   * @story examples-approval-parts--new-file
   */
  "approval-part-remark": Plain;
  /**
   * Counts at the end of the line.
   *
   * @story examples-approval-parts--two-files
   */
  "approval-part-count": Plain;
  /**
   * The content; it scrolls.
   *
   * @story examples-approval-parts--short-command
   */
  "approval-box": {
    /** As that of the part. */
    kind: Value;
  };
  /**
   * What the agent did not show.
   *
   * @story examples-approval-parts--nothing-said
   */
  "approval-missing": Plain;
  /**
   * The first sentence of it.
   *
   * @story examples-approval-parts--nothing-said
   */
  "approval-missing-what": Plain;
  /**
   * A text of the agent's, line by line.
   *
   * @story examples-approval-parts--short-command
   */
  "code-text": {
    /** Its lines have numbers. */
    numbered: Flag;
  };
  /**
   * One line of it.
   *
   * @story examples-approval-parts--short-command
   */
  "code-line": Plain;
  /**
   * A piece that is not what it looks like, or that stands for what nobody sees.
   *
   * @story examples-approval-parts--hidden-text
   */
  "written-out": Plain;
  /**
   * The lines of a change.
   *
   * @story examples-approval-parts--two-files
   */
  change: Plain;
  /**
   * One line of it.
   *
   * @story examples-approval-parts--two-files
   */
  "change-line": {
    /** `+` or `-`. */
    change: Value;
  };
  /**
   * The sign before it.
   *
   * @story examples-approval-parts--two-files
   */
  "change-sign": Plain;
  /**
   * Its text.
   *
   * @story examples-approval-parts--two-files
   */
  "change-text": Plain;
  /**
   * A word in it that has changed.
   *
   * @story examples-approval-parts--two-files
   */
  "change-word": Plain;
  /**
   * Unchanged lines that are counted.
   *
   * @story examples-approval-parts--two-files
   */
  "change-fold": {
    /** They are shown. */
    open: Flag;
  };
  /**
   * How many lines are added or removed.
   *
   * @story examples-approval-parts--two-files
   */
  "change-count": {
    /** `+` or `-`. */
    change: Value;
  };
  /**
   * The value in one line.
   *
   * @story examples-approval-parts--tool-arguments
   */
  "argument-text": {
    /** Its type. */
    kind: Value;
  };
  /**
   * The type of a value that is no text, or how many members it has.
   *
   * @story examples-approval-parts--tool-arguments
   */
  "argument-type": Plain;
  /**
   * The value before an edit, and after it.
   *
   * @story examples-approval-edit--edited
   */
  "argument-change": {
    /** `+` or `-`. */
    change: Value;
  };
  /**
   * A permission that the user can't choose.
   *
   * @story examples-approval-parts--permissions
   */
  "grant-fixed": Plain;
  /**
   * The form in place of arguments.
   *
   * @story examples-approval-edit--editing
   */
  "edit-form": Plain;
  /**
   * Save and Undo below it.
   *
   * @story examples-approval-edit--editing
   */
  "edit-foot": Plain;
  /**
   * Below a part that is taller than its box: how much of it was on screen.
   *
   * @story examples-approval-parts--long-command
   */
  "reading-foot": Plain;
  /**
   * A line along its top, filled where the part was on screen.
   *
   * @story examples-approval-parts--long-command
   */
  "reading-map": Plain;
  /**
   * A part of that line that was not.
   *
   * @story examples-approval-parts--long-command
   */
  "reading-gap": Plain;
  /**
   * The same in words.
   *
   * @story examples-approval-parts--long-command
   */
  "reading-count": {
    /** All of it was on screen. */
    done: Flag;
  };
  /**
   * The remarks next to the answers, worst first.
   *
   * @story examples-approval-parts--danger
   */
  remarks: {
    /** The worst of them: `info`, `caution` or `danger`. */
    level: Value;
  };
  /**
   * One of them.
   *
   * @story examples-approval-parts--danger
   */
  remark: {
    /** `info`, `caution` or `danger`. */
    level: Value;
  };
  /**
   * Answers in the agent's words, or lasting ones, a row each.
   *
   * @story examples-approval-answers--own-words
   */
  answers: Plain;
  /**
   * The number of an answer: its key, or only its place.
   *
   * @story examples-approval-answers--own-words
   */
  "answer-key": {
    /** No key presses it. */
    bare: Flag;
  };
  /**
   * The words of an answer and its effect.
   *
   * @story examples-approval-answers--own-words
   */
  "answer-words": Plain;
  /**
   * The words.
   *
   * @story examples-approval-answers--own-words
   */
  "answer-label": Plain;
  /**
   * Its effect.
   *
   * @story examples-approval-answers--own-words
   */
  "answer-caption": {
    /** `allow`, `deny`, `stop` or `other`. */
    kind: Value;
  };
  /**
   * One word of its effect: allows, once.
   *
   * @story examples-approval-answers--own-words
   */
  "answer-effect": Plain;
  /**
   * What it covers, a line each.
   *
   * @story examples-approval-answers--own-words
   */
  "answer-covers": Plain;
  /**
   * The options of a question.
   *
   * @story examples-approval-answers--question
   */
  choices: Plain;
  /**
   * One of them.
   *
   * @story examples-approval-answers--question
   */
  choice: {
    /** It is chosen. */
    chosen: Flag;
  };
  /**
   * Its radio button.
   *
   * @story examples-approval-answers--question
   */
  "choice-radio": Plain;
  /**
   * Around the text of a reason.
   *
   * @story examples-approval-answers--reason
   */
  reason: Plain;
  /**
   * Its label.
   *
   * @story examples-approval-answers--reason
   */
  "reason-label": Plain;
  /**
   * Who reads it.
   *
   * @story examples-approval-answers--reason
   */
  "reason-hint": Plain;
  /**
   * Why Allow waits, or what failed.
   *
   * @story examples-approval-parts--long-command
   */
  why: {
    /** The answer was not sent. */
    failed: Flag;
  };
  /**
   * Several requests as one list.
   *
   * @story examples-approval-groups--three-requests
   */
  "approval-rows": Plain;
  /**
   * One request of it.
   *
   * @story examples-approval-groups--three-requests
   */
  "approval-row": {
    /** It has its result. */
    done: Flag;
  };
  /**
   * Its place and its heading.
   *
   * @story examples-approval-groups--three-requests
   */
  "approval-row-head": Plain;
  /**
   * Its place.
   *
   * @story examples-approval-groups--three-requests
   */
  "approval-row-place": Plain;
  /**
   * How many requests are answered.
   *
   * @story examples-approval-groups--three-requests
   */
  "approval-progress": Plain;
}
