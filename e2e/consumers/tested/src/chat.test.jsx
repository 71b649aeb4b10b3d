import { act, fireEvent, render as renderPlain, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { StrictMode } from "react";
import {
  createElicitationQueue,
  createLocalStorage,
  Elicitation,
  ElicitationDialog,
  ElicitationForm,
  formRequest,
  UrlConsent,
} from "react-elicitation";
import { answer, cancel, createTimers, decline, fill, openPage } from "react-elicitation/testing";
import { ask, Booking, Chat } from "./Chat.jsx";
import { render } from "./render.jsx";
import { dinner, disguised, install, long, signIn, table } from "./requests.js";

const fakes = typeof jest === "undefined" ? vi : jest;

test("a form is answered in a person's words, whatever the kinds of its questions", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  await answer(screen.getByRole("form"), {
    Name: "Ada",
    Guests: 4,
    Day: "2027-01-02",
    Town: "Town 27",
    Visited: ["Town 3", "Town 12"],
    Place: "Terrace",
    Extras: ["Cake"],
    "High chair needed?": false,
    Newsletter: false,
  });
  expect(await asked).toEqual({
    action: "accept",
    content: {
      name: "Ada",
      guests: 4,
      day: "2027-01-02",
      town: "Town 27",
      visited: ["Town 3", "Town 12"],
      place: "Terrace",
      extras: ["Cake"],
      chair: false,
      news: false,
    },
  });
  expect(screen.queryByRole("form")).toBeNull();
});

test("an approval is answered by the ID of an option, or closed", async () => {
  const { queue, asked: allowed } = ask(install);
  render(<Chat queue={queue} />);
  const askAgain = () => {
    let asked;
    act(() => {
      asked = queue.elicit(install, { requester: { name: "Coding agent" } });
    });
    return asked;
  };
  await answer(document, "allow");
  expect(await allowed).toMatchObject({ action: "accept", option: "allow", allowed: true });
  const denied = askAgain();
  await expect(answer(document, "always")).rejects.toThrow("No visible button matches");
  await answer(document, "deny");
  expect(await denied).toMatchObject({ action: "decline", option: "deny" });
  const closed = askAgain();
  await cancel(document);
  expect(await closed).toEqual({ action: "cancel" });
});

test("a question that was asked just now is answered, where nothing has React act, as well", async () => {
  const before = globalThis.IS_REACT_ACT_ENVIRONMENT;
  const queue = createElicitationQueue();
  render(<Chat queue={queue} />);
  // As it is in Vitest without its globals, which Testing Library sets itself up by.
  globalThis.IS_REACT_ACT_ENVIRONMENT = undefined;
  try {
    const answered = queue.elicit(table, { requester: { name: "Table booking" } });
    await answer(document, { Name: "Ada" });
    expect(await answered).toMatchObject({ action: "accept", content: { name: "Ada" } });
    const declined = queue.elicit(signIn, { requester: { name: "Table booking" } });
    await decline(document);
    expect(await declined).toEqual({ action: "decline" });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = before;
  }
});

test("what was entered is changed, a refused answer stays on show, and one goes in the end", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  const form = screen.getByRole("form");
  const entered = { Visited: ["Town 3", "Town 12"], Place: "Inside", Extras: ["Dog", "Cake"] };
  await expect(answer(form, entered)).rejects.toThrow("The form was not sent: Name: Enter Name.");
  expect(screen.getByRole("alert").textContent).toBe("Enter Name.");
  expect(screen.getByRole("textbox", { name: "Name" })).toBe(document.activeElement);
  await answer(form, { Name: "Ada", Visited: ["Town 12", "Town 4"], Extras: ["Dog"] });
  const content = { name: "Ada", visited: ["Town 4", "Town 12"], place: "Inside" };
  expect(await asked).toEqual({
    action: "accept",
    content: { ...content, extras: ["Dog"], news: true },
  });
});

test("questions with parts are answered by them: rows are added, a case is chosen by its title", async () => {
  const { queue, asked } = ask(dinner);
  render(<Chat queue={queue} />);
  const form = screen.getByRole("form");
  await fill(form, {
    Guests: [{ Name: "Ada" }, { Name: "Bo" }, { Name: "Cy" }],
    Payment: { Card: { Digits: "1" } },
    Labels: { colour: "red", size: "L" },
  });
  await answer(form, {
    Address: { Street: "Main Street 1", Gate: false, Country: "FR" },
    Guests: [{ Drinks: ["Wine"] }, { Name: "Grace" }],
    Days: [3, 4],
    Payment: { Voucher: "V-1" },
    Labels: { colour: "green" },
    Pets: [],
  });
  expect(await asked).toEqual({
    action: "accept",
    content: {
      address: { street: "Main Street 1", gate: false, country: "FR" },
      guests: [{ name: "Ada", drinks: ["Wine"] }, { name: "Grace" }],
      days: [3, 4],
      payment: "V-1",
      labels: { colour: "green", size: "L" },
      pets: [],
    },
  });
});

test("a case without questions is its title, and a slip in parts is named", async () => {
  const { queue, asked } = ask(dinner);
  render(<Chat queue={queue} />);
  const form = screen.getByRole("form");
  await expect(fill(form, { Address: { Stret: "x" } })).rejects.toThrow(
    /“Address” has no field “Stret”. Its fields are “Street”, “Gate”/,
  );
  await expect(fill(form, { Payment: "Cheque" })).rejects.toThrow(/“Card”, “At the table”/);
  await expect(fill(form, { Guests: { Name: "Ada" } })).rejects.toThrow(
    /answer to “Guests” is no list/,
  );
  await expect(fill(form, { Address: "Main" })).rejects.toThrow(/answer to “Address” is no object/);
  await answer(form, {
    Street: "Main Street 1",
    Guests: [{ Name: "Ada" }],
    Payment: "At the table",
    Pets: ["Cat"],
  });
  expect(await asked).toEqual({
    action: "accept",
    content: {
      address: { street: "Main Street 1" },
      guests: [{ name: "Ada" }],
      payment: null,
      pets: ["Cat"],
    },
  });
});

test("a slip of the test's own is named", async () => {
  const { queue, asked } = ask(table);
  render(
    <>
      <input aria-label="Message" />
      <Chat queue={queue} />
    </>,
  );
  await expect(fill(document, { Nmae: "Ada" })).rejects.toThrow(
    /visible ones are “Name”, “Guests”, “/,
  );
  await expect(fill(document, { Nmae: "Ada" })).rejects.not.toThrow(/“Message”|“”/);
  const form = screen.getByRole("form");
  await expect(fill(form, { Nmae: "Ada" })).rejects.toThrow(
    /“Nmae”. The visible ones are “Name”, “Guests”/,
  );
  await expect(fill(form, { Place: "Roof" })).rejects.toThrow(/“Roof”. The options are “Inside”/);
  await expect(fill(form, { Town: "Town" })).rejects.toThrow(/no option “Town”/);
  await cancel(form);
  expect(await asked).toEqual({ action: "cancel" });
});

test("a question is declined", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  await decline();
  expect(await asked).toEqual({ action: "decline" });
});

const clocks = ["real timers", "fake timers before it is drawn", "fake timers after it was drawn"];

test.each(clocks)(
  "two questions in a row, and what the chat says of the answers: %s",
  async (clock) => {
    const queue = createElicitationQueue();
    const requester = { name: "Table booking" };
    const place = { place: { type: "string", title: "Place", enum: ["Inside", "Terrace"] } };
    const callTool = async () => {
      const first = await queue.elicit(table, { requester });
      return [first, await queue.elicit(formRequest("Where?", place), { requester })];
    };
    if (clock.includes("before")) fakes.useFakeTimers();
    render(
      <StrictMode>
        <Booking queue={queue} callTool={callTool} />
      </StrictMode>,
    );
    if (clock.includes("after")) fakes.useFakeTimers();
    fireEvent.click(screen.getByRole("button", { name: "Book a table" }));
    await answer(screen.getByRole("form"), { Name: "Ada" });
    await answer(screen.getByRole("form"), { Place: "Terrace" });
    fakes.useRealTimers();
    const results = [{ name: "Ada", news: true }, { place: "Terrace" }].map((content) => ({
      action: "accept",
      content,
    }));
    expect(screen.getByText(JSON.stringify(results))).toBeTruthy();
    expect(screen.queryByRole("form")).toBeNull();
  },
);

test("what is announced of a question is not found beside it, nor by the next test", async () => {
  fakes.useFakeTimers();
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  // It is announced when its place in the page is known.
  await act(() => fakes.advanceTimersByTimeAsync(1_000));
  fakes.useRealTimers();
  expect(document.documentElement.textContent).toContain("Request from Table booking: Which table");
  expect(screen.getByText(/Which table shall I book/)).toBeTruthy();
  await decline();
  expect(await asked).toEqual({ action: "decline" });
  expect(document.body.textContent).toBe("");
});

test("what looks like a secret goes with the box that agrees to it", async () => {
  const request = formRequest("Sign in", { key: { type: "string", title: "Password" } }, ["key"]);
  const { queue, asked } = ask(request);
  render(<Chat queue={queue} />);
  const form = screen.getByRole("form");
  await expect(answer(form, { Password: "hunter2" })).rejects.toThrow(
    "The form was not sent: Nothing was sent. To share this, select the checkbox.",
  );
  expect(
    screen.getByRole("checkbox", { name: "Share this with Table booking anyway" }),
  ).toBeTruthy();
  await answer(form, { "Share this with Table booking anyway": true });
  expect(await asked).toEqual({ action: "accept", content: { key: "hunter2" } });
});

test("questions are asked after the chat was drawn", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  await decline();
  let next;
  act(() => {
    next = queue.elicit(signIn, { requester: { name: "Sign-in" } });
  });
  await cancel();
  expect([await asked, await next]).toEqual([{ action: "decline" }, { action: "cancel" }]);
});

test.each([false, true])("a page is opened, in a dialog: %s", async (dialog) => {
  const { queue, asked } = ask(signIn);
  render(<Chat queue={queue} dialog={dialog} />);
  expect(screen.getByRole("button", { name: /^Open/ }).getAttribute("aria-disabled")).toBeNull();
  expect(await openPage()).toBe("https://github.com/login");
  expect(await asked).toEqual({ action: "accept" });
});

test("a page that is not what it looks like takes a second act, and is opened", async () => {
  const { queue, asked } = ask(disguised);
  render(<Chat queue={queue} />);
  expect(await openPage()).toMatch(/^https:\/\/xn--/);
  expect(await asked).toEqual({ action: "accept" });
});

test("a form in a dialog is answered", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} dialog />);
  await answer(screen.getByRole("dialog"), { Name: "Ada" });
  expect(await asked).toMatchObject({ action: "accept", content: { name: "Ada" } });
});

test("steps and the review are gone through, a screen a call", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} steps={5} review />);
  const form = screen.getByRole("form");
  await answer(form, { Name: "Ada", Guests: 2 });
  await answer(form, { "High chair needed?": true });
  await answer(form);
  const content = { name: "Ada", guests: 2, chair: true, news: true };
  expect(await asked).toEqual({ action: "accept", content });
});

test("a clock of the test's own ends a question", async () => {
  const timers = createTimers();
  const expiresAt = timers.now() + 60_000;
  const { queue, asked } = ask(table, { queue: { timers }, elicit: { expiresAt } });
  render(<Chat queue={queue} />);
  expect(screen.getByRole("form")).toBeTruthy();
  timers.advance(60_000);
  expect(await asked).toEqual({ action: "cancel" });
});

test("a long form is rendered whole", () => {
  const { queue } = ask(long);
  render(<Chat queue={queue} />);
  expect(document.querySelectorAll("textarea")).toHaveLength(100);
});

test("a draft is waited for", async () => {
  // The jsdom of Jest 29 has none.
  globalThis.TextEncoder ??= TextEncoder;
  const props = { form: { saveDrafts: true }, storage: createLocalStorage() };
  const { unmount } = render(<Chat queue={ask(table).queue} {...props} />);
  await fill(screen.getByRole("form"), { Name: "Ada" });
  unmount();
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} {...props} />);
  expect(await screen.findByDisplayValue("Ada")).toBeTruthy();
  await answer(screen.getByRole("form"));
  expect(await asked).toMatchObject({ content: { name: "Ada" } });
});

test.each([
  ["Elicitation", Elicitation],
  ["ElicitationDialog", ElicitationDialog],
  ["ElicitationForm", ElicitationForm],
])("a form without a queue accepts clicks at once: %s", async (name, Component) => {
  const onRespond = fakes.fn();
  const props = { request: { ...table }, requester: { name }, onRespond, inputGuard: false };
  renderPlain(<Component {...props} />);
  expect(document.querySelector("[data-waiting]")).toBeNull();
  await answer(document, { Name: "Ada" });
  expect(onRespond.mock.calls[0]).toMatchObject([{ action: "accept", content: { name: "Ada" } }]);
});

test.each([
  ["Elicitation", Elicitation],
  ["ElicitationDialog", ElicitationDialog],
  ["UrlConsent", UrlConsent],
])("a URL request without a queue opens at once: %s", async (name, Component) => {
  const onRespond = fakes.fn();
  const props = { request: { ...signIn }, requester: { name }, onRespond, inputGuard: false };
  renderPlain(<Component {...props} />);
  expect(await openPage()).toBe("https://github.com/login");
  expect(onRespond.mock.calls).toEqual([[{ action: "accept" }]]);
});

test("one press answers a form with one choice", async () => {
  const request = formRequest("Go on?", { go: { type: "boolean", title: "Go on" } }, ["go"]);
  const { queue, asked } = ask(request);
  render(<Chat queue={queue} />);
  await answer(screen.getByRole("form"), { "Go on": true });
  expect(await asked).toEqual({ action: "accept", content: { go: true } });
});

test("the errors of one form say nothing about another in the same place", async () => {
  const [first, second] = [
    ask(table),
    ask(formRequest("Go on?", { go: { type: "boolean", title: "Go on" } }, ["go"])),
  ];
  render(
    <>
      <Chat queue={first.queue} />
      <Chat queue={second.queue} />
    </>,
  );
  await expect(answer(screen.getAllByRole("form")[0])).rejects.toThrow("Enter Name.");
  await answer(document, { "Go on": true });
  expect(await second.asked).toEqual({ action: "accept", content: { go: true } });
});

test("events of Testing Library answer, and options of a long list are on show", async () => {
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("radio", { name: "Yes" }));
  fireEvent.click(screen.getByRole("combobox", { name: "Town" }));
  expect(screen.getAllByRole("option")).toHaveLength(30);
  fireEvent.click(screen.getByRole("option", { name: "Town 27" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(await asked).toEqual({
    action: "accept",
    content: { name: "Ada", town: "Town 27", chair: true, news: true },
  });
});

test("a person of user-event answers and opens", async () => {
  const user = userEvent.setup();
  const { queue, asked } = ask(table);
  render(<Chat queue={queue} />);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  await user.type(screen.getByRole("combobox", { name: "Town" }), "27");
  await user.click(screen.getByRole("option", { name: "Town 27" }));
  await user.click(screen.getByRole("button", { name: "Submit" }));
  expect(await asked).toMatchObject({ content: { name: "Ada", town: "Town 27" } });

  const { open } = window;
  const opened = [];
  window.open = (url) => opened.push(url);
  let next;
  act(() => {
    next = queue.elicit(signIn, { requester: { name: "Sign-in" } });
  });
  await user.click(await screen.findByRole("button", { name: "Open github.com" }));
  window.open = open;
  expect(await next).toEqual({ action: "accept" });
  expect(opened).toEqual(["https://github.com/login"]);
});

test.each([false, true])(
  "events answer, and a text is waited for, fake timers: %s",
  async (fake) => {
    // While it waits, Testing Library moves the fake clock of Jest alone.
    if (fake) fakes.useFakeTimers({ shouldAdvanceTime: typeof jest === "undefined" });
    const queue = createElicitationQueue();
    const callTool = () => queue.elicit(table, { requester: { name: "Table booking" } });
    render(<Booking queue={queue} callTool={callTool} />);
    const user = userEvent.setup(fake ? { advanceTimers: fakes.advanceTimersByTime } : {});
    const ways = { Ada: fireEvent.click, Bo: (element) => user.click(element) };
    for (const [name, click] of Object.entries(ways)) {
      await click(screen.getByRole("button", { name: "Book a table" }));
      const box = await screen.findByRole("textbox", { name: "Name" });
      fireEvent.change(box, { target: { value: name } });
      await click(screen.getByRole("button", { name: "Submit" }));
      expect(await screen.findByText(new RegExp(`"accept".*"${name}"`))).toBeTruthy();
    }
    fakes.useRealTimers();
  },
);
