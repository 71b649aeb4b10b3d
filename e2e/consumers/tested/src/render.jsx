import { render as renderPlain } from "@testing-library/react";
import { ElicitationProvider } from "react-elicitation";

function Unguarded({ children }) {
  return <ElicitationProvider inputGuard={false}>{children}</ElicitationProvider>;
}

/** Renders a chat whose requests accept clicks at once. */
export const render = (chat) => renderPlain(chat, { wrapper: Unguarded });
