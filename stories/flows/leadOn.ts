import { en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { type Person, press } from "../Person";

/** Presses what sends, once it has been on show for long enough to be meant. */
export async function pressWhenReady(person: Person, button: string): Promise<void> {
  // The code of a flow puts another button in the place of Submit.
  const found = () => person.canvas.getByRole("button", { name: button });
  await waitFor(() => expect(found()).not.toHaveAttribute("aria-disabled"));
  await press(person, button);
}

/** Until the code of the flow is there: the first story of a page loads it. */
export async function reviewed(person: Person): Promise<void> {
  await pressWhenReady(person, en.submit);
  const heading = await person.canvas.findByRole("heading", { name: en.reviewTitle });
  await waitFor(() => expect(heading).toHaveFocus());
}
