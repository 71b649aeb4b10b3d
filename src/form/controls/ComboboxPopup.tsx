"use client";

import * as Popover from "radix-ui/popover";
import type { RefObject } from "react";
import { focusedIn } from "../../ui/focus.js";
import { part } from "../../ui/part.js";
import { useFormContext } from "../field/FormContext.js";
import { ComboboxList, type ComboboxListProps } from "./ComboboxList.js";

/** Resets the browser's styles of a popover, because the list has its own. */
const PLAIN = {
  inset: "0 auto auto 0",
  margin: "0",
  padding: "0",
  border: "0",
  overflow: "visible",
  color: "inherit",
  background: "none",
};

/**
 * Puts an open list over the whole page, where the browser can (`popover`): what a chat puts around a
 * message (`overflow: hidden` with a transform, `contain`, `content-visibility`) would cut it off, or move
 * it away from its box. It stays in its form, whose tokens and direction it has.
 *
 * @param list what Radix puts in place by an element around it.
 */
function raiseList(list: HTMLElement | null): void {
  const wrapper = list?.parentElement;
  if (typeof wrapper?.showPopover !== "function" || wrapper.popover) return;
  wrapper.popover = "manual";
  Object.assign(wrapper.style, PLAIN);
  wrapper.showPopover();
}

interface ComboboxPopupProps extends ComboboxListProps {
  anchor: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/**
 * The open list of a combobox. Renders Radix's Popover with a `<div role="listbox">` in which only
 * the options in view exist, so that ten thousand open as quickly as ten.
 */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { anchor, onClose } = props;
  // Inside the form, the list has its tokens, theme and direction, in any dialog, frame or shadow root.
  const container = useFormContext().root.current;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLInputElement>} />
      <Popover.Portal container={container}>
        <Popover.Content
          {...part("popup")}
          ref={raiseList}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The text box receives it as well, and knows whether there is a search to clear first.
          onEscapeKeyDown={(event) => event.preventDefault()}
          // The focus stays in the text box, which is a part of this control.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // A click that leaves focus in the list was inside. Events from a shadow root only name
          // its host.
          onInteractOutside={(event) => {
            if (focusedIn(anchor.current)) event.preventDefault();
          }}
          // A click on an option must not take focus from the text box.
          onPointerDown={(event) => event.preventDefault()}
        >
          <ComboboxList {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
