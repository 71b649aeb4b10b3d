import { createElicitationQueue } from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { Call } from "../hosts/Call";
import { Host } from "../hosts/Host";
import { type Way, ways } from "../hosts/ways";

/** What a test hands over in the address of the page. */
export interface Told {
  way: Way;
  call: Omit<Call, "signal">;
  modes?: ("form" | "url")[];
}

const { way, call, modes }: Told = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const queue = createElicitationQueue({ modes });

createRoot(document.querySelector("#root") ?? document.body).render(
  <StrictMode>
    <Host makeCall={ways[way]} call={call} queue={queue} />
  </StrictMode>,
);
