// @ts-check

/** Attributes whose value a person reads or hears. */
const spoken = new Set([
  "alt",
  "aria-braillelabel",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

/** A letter, a digit, or punctuation that languages write differently. Signs such as `*` may stay. */
const readable = /[\p{L}\p{N}.,:;?!…]/u;

const message =
  "Every readable word comes from strings/, so that it can be translated and replaced: take it from there.";

/**
 * No readable text in markup. Oxlint's own `react/jsx-no-literals` misses `{ok ? "Yes" : "No"}`
 * and `{open && "Close"}`.
 */
export const noWordsInMarkup = {
  /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    /** @param {any} node */
    function check(node) {
      const texts = textsOf(node);
      if (texts.some((text) => readable.test(text))) context.report({ node, message });
    }
    return {
      /** @param {any} node */
      JSXText(node) {
        check(node);
      },
      /** @param {any} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== "JSXAttribute") check(node.expression);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (!spoken.has(node.name.name) || !node.value) return;
        check(node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value);
      },
    };
  },
};

/**
 * The texts an expression can come out as, as far as they are written in it.
 *
 * @param {any} node
 * @returns {string[]}
 */
function textsOf(node) {
  switch (node.type) {
    case "JSXText":
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked ?? "");
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return node.operator === "&&"
        ? textsOf(node.right)
        : [...textsOf(node.left), ...textsOf(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...textsOf(node.left), ...textsOf(node.right)] : [];
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return textsOf(node.expression);
    default:
      return [];
  }
}
