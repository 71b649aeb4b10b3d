/**
 * Limits of what an untrusted request may cost, each with its reason.
 *
 * The first group adds up over everything that is read for one request: see `Budget`. The others are
 * how much of one thing is shown or looked at. Nothing over a limit is dropped silently.
 */

/**
 * Steps that one request may take at once, of about 100 ns each: a tenth of a second, after which a
 * page feels stuck. The largest honest forms that are tested take a third of it.
 */
export const steps = 1_000_000;
/** How many steps a millisecond is, where only the time can be measured. */
export const stepsPerMillisecond = 10_000;
/** Steps that are given back each second, so that a user can go on editing. */
export const stepsPerSecond = 250_000;
/** Characters that are read in one step. */
export const charactersPerStep = 20;
/** Steps to try a schema on a value, or to merge it with others. */
export const stepsPerSchema = 10;
/** Steps to look at a part of a schema that was read before. */
export const stepsPerPart = 10;
/** Steps to read an option of a select, to compare its label, and each character beyond ASCII. */
export const stepsPerOption = 3;
export const stepsPerLabel = 8;
export const stepsPerLookAlike = 5;
/** Steps to search a text for the words of secrets, in one reading, and for each of its words. */
export const stepsPerReading = 40;
export const stepsPerWord = 16;
/** Steps to read and show a nested answer that can't be changed. */
export const stepsPerAnswer = 150;
/** Steps to read a nested field and to keep its state, and to keep that of its form. */
export const stepsPerField = 150;
export const stepsPerForm = 300;
/** Bytes of an object or list that are written in one step, to compare it. */
export const comparedPerStep = 2;

/** Milliseconds of work after which other tasks of the page get a turn. */
export const taskMilliseconds = 20;

/** Levels of schemas that apply to one another. References can lead in a circle. */
export const schemaDepth = 200;
/** Levels of schemas that are merged into one. A deeper one is answered as JSON. */
export const mergedDepth = 20;
/** Values that are compared one by one, as in a value that contains itself. */
export const comparedValues = 1_000_000;
/** Bytes of JSON up to which two values are compared by a text or a digest. */
export const comparedBytes = 1_000_000;
/** Levels of nested fields. Deeper ones are answered as JSON. */
export const fieldDepth = 10;
/** Levels in which defaults are looked for. */
export const presetDepth = 8;
/** Levels of nullable types within one another. No generator comes near it. */
export const nullableDepth = 8;
/** Levels of an answer. What reads and writes JSON calls itself, or indents, for each. */
export const answerDepth = 100;

/** Properties that become fields. */
export const fields = 1_000;
/** Required properties without a description that are distinguished. Further ones are counted. */
export const undescribed = 10_000;
/** Options of one select. */
export const options = 50_000;
/** Characters beyond ASCII in the options of one select that are compared by their look. */
export const lookAlikes = 50_000;
/** Properties of one nested field. */
export const nestedFields = 100;
/** Rows of a list, and entries that the user names. */
export const rows = 100;
/** Cases of one field. */
export const branches = 50;
/** Nested fields of a form, answers of a receipt, or values of an answer that are rendered at once. */
export const rendered = 1_000;
/** Patterns of one document that are loaded. */
export const patterns = 200;
/** Characters of a text, and names in an answer, that are searched for secrets. */
export const secretCharacters = 4_000;
export const secretNames = 1_000;
/** Issues that are listed of one value. */
export const findings = 100;

/** From how many characters on a text field has several lines. */
export const multiline = 200;
/** Characters of a text that is put into a text box. */
export const boxCharacters = 50_000;
/** Lines of a text that is put into a text box. */
export const boxLines = 1_000;
