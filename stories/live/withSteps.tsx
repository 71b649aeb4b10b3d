import type { Decorator } from "@storybook/react-vite";

/** Says above a live story what its button does, and what the user will see. */
export const withSteps: Decorator = (Story, { parameters }) => (
  <>
    <p style={{ margin: 0, padding: "16px 16px 0" }}>{parameters.steps}</p>
    <Story />
  </>
);
