import type { ComponentPropsWithoutRef, ElementType } from "react";

/**
 * What a host may give a part besides what the part asks for: every attribute and handler of the one
 * element that it renders. Handlers of the host run first; `preventDefault` keeps ours from running.
 */
export type PartProps<Tag extends ElementType> = ComponentPropsWithoutRef<Tag>;
