import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { formRequest, urlRequest } from "../core/createRequest.js";
import { createElicitationQueue } from "../transports/createElicitationQueue.js";
import { Elicitation } from "./Elicitation.js";

test.each([
  ["form", formRequest("Your name?", { name: { type: "string" } })],
  ["url", urlRequest("Pay", "https://tables.example/pay", "7")],
])(
  "an item of mode %s is taken whole, and no element is given what is not its own",
  (_, request) => {
    const errors = vi.spyOn(console, "error");
    const queue = createElicitationQueue();
    void queue.elicit(request, { requester: { name: "Booking" }, context: { call: 7 } });
    const { item } = queue.getSnapshot();
    const markup = renderToStaticMarkup(createElement(Elicitation, { item: item! }));
    expect(markup).toContain("Booking");
    expect(errors.mock.calls).toEqual([]);
  },
);
