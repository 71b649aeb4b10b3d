"use client";

import * as Popover from "radix-ui/popover";
import type { RefObject } from "react";
import { focusedIn } from "../../hooks/focusedIn.js";
import { part } from "../../parts/part.js";
import { usePortal } from "../field/usePortal.js";
import { raiseList } from "./raiseList.js";
import { ComboboxList, type ComboboxListProps } from "./ComboboxList.js";

export interface ComboboxPopupProps extends ComboboxListProps {
  anchor: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/**
 * The open list of a combobox. Renders Radix's Popover with a `<div role="listbox">` in which only
 * the options in view exist, so that ten thousand open as quickly as ten.
 */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { anchor, onClose } = props;
  const container = usePortal();
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
