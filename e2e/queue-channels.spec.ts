import { test } from "@playwright/test";
import { askers, channelLaws } from "./askers";

// Every channel in a real browser. What the asker on its other side got counts.

for (const [channel, open] of Object.entries(askers)) {
  test.describe(channel, () => channelLaws(test, open));
}
