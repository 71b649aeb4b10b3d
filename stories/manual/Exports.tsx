import manual from "virtual:manual";
import type { Export } from "../../scripts/docs/readLibrary.mjs";
import { About } from "./About";

export interface ExportsProps {
  /** Which of all exports this page is about. */
  of: (each: Export) => boolean;
}

/** What the library exports, each under its name. */
export function Exports({ of }: ExportsProps) {
  return manual.exports.filter(of).map((each) => (
    <section key={each.name} id={each.name}>
      <h2>{each.name}</h2>
      <About of={each} />
    </section>
  ));
}
