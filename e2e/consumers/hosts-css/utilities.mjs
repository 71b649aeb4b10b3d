// @ts-check

/** Utilities of Tailwind, each on a part that `styles.css` says something else of, and what each does. */
export const utilities = {
  Root: { className: "max-w-xs", property: "max-width", value: "320px" },
  Requester: { className: "justify-center", property: "justify-content", value: "center" },
  Message: { className: "gap-8", property: "row-gap", value: "32px" },
  Fields: { className: "grid", property: "display", value: "grid" },
  Field: { className: "p-4", property: "padding-top", value: "16px" },
  Label: { className: "italic", property: "font-style", value: "italic" },
  Meta: { className: "text-lg", property: "font-size", value: "18px" },
  Description: { className: "uppercase", property: "text-transform", value: "uppercase" },
  Actions: { className: "flex-col", property: "flex-direction", value: "column" },
  Submit: { className: "rounded-none", property: "border-top-left-radius", value: "0px" },
  Decline: { className: "border-4", property: "border-top-width", value: "4px" },
  Cancel: { className: "font-bold", property: "font-weight", value: "700" },
};
