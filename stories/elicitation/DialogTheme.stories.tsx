import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, useState } from "react";
import { en } from "react-elicitation";
import { expect, fn, screen, waitFor } from "storybook/test";
import { inView } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { requester } from "../requester";
import { tableBooking } from "../requests/tableBooking";
import { RequestDialog, type DialogRequestProps } from "../requestProps";

/** The themes of an app, which sets them on its own element. */
const themes = {
  dark: {
    colorScheme: "dark",
    fontFamily: "monospace",
    "--violet": "rgb(196, 181, 253)",
    "--elicit-accent": "var(--violet)",
    "--elicit-surface": "rgb(35, 24, 60)",
    "--elicit-radius": "16px",
  },
  light: { colorScheme: "light", fontFamily: "serif", "--elicit-accent": "rgb(109, 40, 217)" },
} as Record<string, CSSProperties>;

interface ThemedProps extends DialogRequestProps {
  container?: Element;
}

function Themed(props: ThemedProps) {
  const [theme, setTheme] = useState("dark");
  return (
    <div style={themes[theme]} dir="rtl" lang="ar" data-testid="app">
      <button type="button" onClick={() => setTheme(theme === "dark" ? "light" : "dark")}>
        Switch the theme
      </button>
      <RequestDialog {...props} />
    </div>
  );
}

const meta = {
  title: "Examples/Elicitation/Dialog theme",
  component: Themed,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn(), onClose: fn() },
  parameters: {
    ...inView,
    docs: {
      story: { inline: false, height: "640px" },
      description: {
        component:
          "A dialog has the theme of the place where it is rendered: tokens, color scheme, typeface, direction and language. Here they are those of an element of the app, and the dialog is at the end of the page.",
      },
    },
  },
} satisfies Meta<typeof Themed>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole("dialog");
const submit = () => screen.getByRole("button", { name: en.submit, hidden: true });
const card = () => document.querySelector('[data-elicit="dialog"] [data-elicit="form"]')!;

/** The dialog looks as the card would that is rendered in its place. */
export const OfItsPlace: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(screen.getByTestId("app")).not.toContainElement(dialog);
    // Its colors may fade in.
    await waitFor(() =>
      expect(submit()).toHaveStyle({ backgroundColor: "rgb(196, 181, 253)", borderRadius: "16px" }),
    );
    await expect(card()).toHaveStyle({
      backgroundColor: "rgb(35, 24, 60)",
      colorScheme: "dark",
      direction: "rtl",
      fontFamily: "monospace",
    });
    await expect(card().closest("[lang]")).toHaveAttribute("lang", "ar");
  },
};

/** It follows a switch of the theme while it is open. */
export const Switched: Story = {
  play: async ({ canvasElement }) => {
    await opened();
    // The page behind the dialog can't be reached: the app switches by a key or a clock.
    canvasElement.querySelector("button")?.click();
    await waitFor(() => expect(submit()).toHaveStyle({ backgroundColor: "rgb(109, 40, 217)" }));
    await expect(card()).toHaveStyle({ colorScheme: "light", fontFamily: "serif" });
    await expect(submit()).not.toHaveStyle({ borderRadius: "16px" });
    canvasElement.querySelector("button")?.click();
    await waitFor(() => expect(submit()).toHaveStyle({ backgroundColor: "rgb(196, 181, 253)" }));
  },
};

/** It keeps the theme when it is minimized and opened again. */
export const Reopened: Story = {
  args: { minimizable: true },
  play: async ({ userEvent }) => {
    await opened();
    await userEvent.click(await screen.findByRole("button", { name: en.fold }));
    const bar = await waitFor(() => screen.getByRole("button", { expanded: false }));
    await userEvent.click(bar);
    await opened();
    await waitFor(() => expect(submit()).toHaveStyle({ backgroundColor: "rgb(196, 181, 253)" }));
    await expect(card()).toHaveStyle({ colorScheme: "dark", direction: "rtl" });
  },
};

/** A container of the host's has the theme that the host gives it. */
export const OfAContainer: Story = {
  args: { container: document.body },
  play: async () => {
    await opened();
    await expect(submit()).not.toHaveStyle({ backgroundColor: "rgb(196, 181, 253)" });
    await expect(card()).toHaveStyle({ direction: "ltr" });
  },
};
