import type { Person } from "../Person";

/** What the server said in the end. */
export async function reported({ canvas }: Person): Promise<string> {
  return (await canvas.findByLabelText("What the server got")).textContent ?? "";
}
