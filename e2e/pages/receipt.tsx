import { ElicitationReceipt, type ElicitationReceiptProps } from "react-elicitation";
import "react-elicitation/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    /** Shows the history of a chat, or shows it again. */
    showReceipts(entries: Pick<ElicitationReceiptProps, "request" | "result">[]): void;
  }
}

const root = createRoot(document.querySelector("#root")!);

window.showReceipts = (entries) => {
  root.render(
    <StrictMode>
      {entries.map((entry) => (
        <ElicitationReceipt
          key={JSON.stringify(entry)}
          requester={{ name: "Test host", url: "https://mcp.example.com/mcp" }}
          {...entry}
        />
      ))}
    </StrictMode>,
  );
};
