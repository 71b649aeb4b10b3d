import manual from "virtual:manual";
import { About } from "./About";

/** What a component is, and its props. */
export function Component({ name }: { name: string }) {
  const component = manual.exports.find((each) => each.name === name);
  return component && <About of={component} />;
}
