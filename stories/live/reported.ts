import type { Person } from "../Person";
import { patience } from "./patience";

/** What the server said in the end. */
export async function reported({ canvas }: Person): Promise<string> {
  return (await canvas.findByLabelText("What the server got", {}, patience)).textContent ?? "";
}
