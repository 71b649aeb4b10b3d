import { en, type FormRequest } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import type { Person } from "../Person";

/** Presses what sends, once it has been on show for long enough to be meant. */
export async function pressWhenReady({ canvas, userEvent }: Person, button: string): Promise<void> {
  const found = () => canvas.getByRole("button", { name: button });
  await waitFor(() => expect(found()).not.toHaveAttribute("aria-disabled"));
  const reaches = async (target: HTMLElement) => {
    let reached = false;
    const note = () => (reached = target.isConnected);
    target.addEventListener("pointerdown", note, { once: true });
    await userEvent.click(target);
    return reached;
  };
  // A person presses what stands there, a script an element: the code of a flow may put another in its
  // place before the press comes to it.
  while (!(await reaches(found())));
}

/** Until the code of the flow is there: the first story of a page loads it. */
export async function reviewed(person: Person): Promise<void> {
  await pressWhenReady(person, en.submit);
  const heading = await person.canvas.findByRole("heading", { name: en.reviewTitle });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** A form with one question. */
export function asking(message: string, property: object, required = true): FormRequest {
  return {
    message,
    requestedSchema: {
      type: "object",
      properties: { answer: property },
      required: required ? ["answer"] : [],
    },
  } as FormRequest;
}
