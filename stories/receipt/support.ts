import type { FormRequest } from "react-elicitation";
import { userEvent } from "storybook/test";
import { tableBooking } from "../requests/tableBooking";

/** The table booking with a question of every other kind of value. */
export const booking: FormRequest = {
  message: tableBooking.message,
  requestedSchema: {
    type: "object",
    properties: {
      ...tableBooking.requestedSchema.properties,
      budget: { type: "number", title: "Budget" },
      day: { type: "string", format: "date", title: "Day" },
      begin: { type: "string", format: "date-time", title: "Begin" },
      extra: { type: "array", title: "Extra" },
    },
  },
};

/** Opens a receipt, as a click on its line does. */
export async function unfold(element: HTMLElement): Promise<void> {
  await userEvent.click(element.querySelector("summary")!);
}

/** Each question of the receipts in an element, and its answers. */
export function answersOf(element: HTMLElement): string[][] {
  return [...element.querySelectorAll("[role=term]")].map((term) => {
    const value = term.nextElementSibling;
    const items = value?.querySelectorAll("[role=listitem]") ?? [];
    const texts = items.length > 0 ? [...items] : [value];
    return [term, ...texts].map((part) => part?.textContent ?? "");
  });
}
