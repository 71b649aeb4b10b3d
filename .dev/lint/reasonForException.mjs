// @ts-check

const message =
  "Say why this rule does not hold here, on the same line: oxlint-disable-next-line some-rule -- reason.";

/** No exception to a rule without the reason for it, which goes where the exception goes. */
export const reasonForException = {
  /** @param {any} context */
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*(?:ox|es)lint-disable/.test(comment.value)) continue;
          if (!/ -- \S/.test(comment.value)) context.report({ loc: comment.loc, message });
        }
      },
    };
  },
};
