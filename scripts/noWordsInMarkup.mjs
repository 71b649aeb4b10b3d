// @ts-check

/** Attributes that users read or hear. */
const spoken =
  /^(?:alt|label|placeholder|title|aria-(?:braillelabel|description|label|placeholder|roledescription|valuetext))$/;

/** A letter, a digit, or punctuation that differs between languages. Signs such as `*` are allowed. */
const readable = /[\p{L}\p{N}.,:;?!…]/u;

const message = "Put readable text into src/strings, where it can be translated and replaced.";

/**
 * Forbids readable text in JSX. Oxlint's `react/jsx-no-literals` misses `{ok ? "Yes" : "No"}` and
 * `{open && "Close"}`.
 */
const noWordsInMarkup = {
  /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
  create(context) {
    /** @param {any} node */
    function check(node) {
      const texts = textsOf(node);
      if (texts.some((text) => readable.test(text))) context.report({ node, message });
    }
    return {
      JSXText: check,
      /** @param {any} node */
      JSXExpressionContainer(node) {
        if (node.parent.type !== "JSXAttribute") check(node.expression);
      },
      /** @param {any} node */
      JSXAttribute(node) {
        if (!spoken.test(node.name.name) || !node.value) return;
        check(node.value.type === "JSXExpressionContainer" ? node.value.expression : node.value);
      },
    };
  },
};

/**
 * Returns the string literals that an expression can evaluate to.
 *
 * @param {any} node
 * @returns {string[]}
 */
function textsOf(node) {
  const { type, operator, value, quasis } = node ?? {};
  if (type === "JSXText" || type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "TemplateLiteral")
    return quasis.map((/** @type {any} */ quasi) => quasi.value.cooked ?? "");
  // A comparison is never shown, and `a && b` shows its left side only when it is empty.
  if (type === "BinaryExpression" && operator !== "+") return [];
  if (operator === "&&") return textsOf(node.right);
  if (!/^(?:Conditional|Logical|Binary|Parenthesized|TS\w+)Expression$/.test(type)) return [];
  const { consequent, alternate, left, right, expression } = node;
  return [consequent, alternate, left, right, expression].flatMap(textsOf);
}

/** The project's only lint rule of its own, as an oxlint plugin. */
export default {
  meta: { name: "react-elicitation" },
  rules: { "no-words-in-markup": noWordsInMarkup },
};
