import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ask, Chat } from "./Chat.jsx";
import { table } from "./requests.js";

test("a form with every kind of question is drawn where nothing has a layout, and answered", async () => {
  const user = userEvent.setup();
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await user.type(screen.getByRole("textbox", { name: "Guests" }), "4");
  await user.click(screen.getByRole("combobox", { name: "Town" }));
  // On a busy machine the code of the list takes longer than Testing Library waits by itself.
  expect(await screen.findAllByRole("option", {}, { timeout: 30_000 })).toHaveLength(30);
  await user.click(screen.getByRole("option", { name: "Town 27" }));
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect(await asked).toEqual({
    action: "accept",
    content: { name: "Ada", guests: 4, town: "Town 27", news: true },
  });
});
