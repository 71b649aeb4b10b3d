import AppBar from "@mui/material/AppBar";
import Dialog from "@mui/material/Dialog";
import Drawer from "@mui/material/Drawer";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createElicitationQueue, ElicitationDialog, useElicitation } from "react-elicitation";
import "react-elicitation/styles.css";

// What of a page may be open when a question comes.

const queue = createElicitationQueue();
document.querySelector("#root")?.addEventListener("ask", () => {
  const properties = {
    name: { type: "string", title: "Name" },
    town: { type: "string", title: "Town" },
  };
  const request = { message: "Who?", requestedSchema: { type: "object" as const, properties } };
  void queue
    .elicit(request, { requester: { name: "Booking" } })
    .then((result) => (document.title = JSON.stringify(result)));
});

function Asked() {
  const { item } = useElicitation(queue);
  return item && <ElicitationDialog item={item} />;
}

const own = <input aria-label="Of the page" />;

const pages: Record<string, ReactNode> = {
  bar: (
    <>
      <AppBar style={{ blockSize: 240 }}>{own}</AppBar>
      <Asked />
    </>
  ),
  drawer: (
    <>
      <Drawer open>{own}</Drawer>
      <Asked />
    </>
  ),
  dialog: (
    <>
      <Dialog open>{own}</Dialog>
      <Asked />
    </>
  ),
  native: (
    <dialog
      ref={(dialog) => {
        if (!dialog?.open) dialog?.showModal();
      }}
    >
      {own}
      <Asked />
    </dialog>
  ),
};

createRoot(document.querySelector("#root") as HTMLElement).render(
  <StrictMode>{pages[location.hash.slice(1)]}</StrictMode>,
);
