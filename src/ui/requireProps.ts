/** Why a component needs a prop, and what to pass. */
const NEEDED = {
  request: "Pass the `params` of `elicitation/create`, or render nothing without a request.",
  requester: 'Pass your own name for the server, such as { name: "Table booking" }.',
  onRespond: "Without it, the answer of the user would be lost. Pass a function that sends it.",
};

/**
 * Throws an error if a prop is missing without which an elicitation can't be shown or answered.
 *
 * @throws {Error} which says what is missing, and what to pass.
 */
export function requireProps<Name extends keyof typeof NEEDED>(
  props: { readonly [Needed in Name]?: unknown },
  ...names: Name[]
): void {
  for (const name of names) {
    const type = name === "onRespond" ? "function" : "object";
    if (typeof props[name] !== type || props[name] === null) {
      throw new Error(
        `react-elicitation: A component was rendered without \`${name}\`. ${NEEDED[name]}`,
      );
    }
  }
}
