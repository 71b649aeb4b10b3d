import { drawBeginning, type UntrustedTextProps } from "./drawBeginning.js";

/**
 * A text of the server: isolated from the direction of what surrounds it, with hidden characters
 * made visible, and cut when it is long. Renders a `<bdi>`.
 */
export function UntrustedText(props: UntrustedTextProps) {
  return <bdi dir="auto">{drawBeginning(props, 0).drawn}</bdi>;
}
