import { cleanup, render } from "@testing-library/react";
import { createElicitationQueue, ElicitationProvider, formRequest } from "react-elicitation";
import { answer } from "react-elicitation/testing";
import { afterEach, expect, test } from "vitest";
import { Chat } from "./Chat.jsx";

// The recipe of docs/guides/testing.md, without the globals of Vitest: one queue for two tests.

afterEach(cleanup);

const queue = createElicitationQueue();
const requester = { name: "Table booking" };
const request = formRequest("Who is it for?", {
  name: { type: "string", title: "Name" },
  guests: { type: "integer", title: "Guests", maximum: 4 },
});

const TestProvider = ({ children }) => (
  <ElicitationProvider inputGuard={false}>{children}</ElicitationProvider>
);

test.each(["Ada", "Bo"])("asks for a name: %s", async (name) => {
  const result = queue.elicit(request, { requester });
  const { container } = render(<Chat queue={queue} />, { wrapper: TestProvider });
  await answer(container, { Name: name });
  expect(await result).toEqual({ action: "accept", content: { name } });
});

test("says why a form was not sent", async () => {
  const result = queue.elicit(request, { requester });
  const { container } = render(<Chat queue={queue} />, { wrapper: TestProvider });
  await expect(answer(container, { Guests: 9 })).rejects.toThrow(
    "The form was not sent: Guests: Enter 4 or less.",
  );
  await answer(container, { Guests: 4 });
  expect(await result).toEqual({ action: "accept", content: { guests: 4 } });
});
