import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import sheet from "../../src/styles.css?inline";

/** Draws in a shadow root that has the style sheet, as an extension or a web component does. */
export function InShadowRoot({ children }: { children: ReactNode }) {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = (host: HTMLElement | null) => {
    if (!host || shadow) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const own = new CSSStyleSheet();
    own.replaceSync(sheet);
    root.adoptedStyleSheets = [own];
    setShadow(root);
  };
  return <div ref={attach}>{shadow && createPortal(children, shadow)}</div>;
}
