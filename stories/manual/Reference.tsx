import manual from "virtual:manual";
import { About } from "./About";

/** What a component or a hook is, and what it takes. */
export function Reference({ of }: { of: string }) {
  const found = manual.exports.find(({ name }) => name === of);
  return found && <About of={found} />;
}
