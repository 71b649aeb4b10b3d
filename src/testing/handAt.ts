import { domHand } from "./domHand.js";
import type { Hand, Place } from "./types.js";
import { playwrightHand } from "./playwrightHand.js";

/** The hand that can reach a place. */
export function handAt(place: Place | undefined): Hand {
  if (place && "locator" in place) return playwrightHand(place);
  return domHand(place ?? document);
}
