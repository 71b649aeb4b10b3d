import { drawBeginning, type UntrustedTextProps } from "./drawBeginning.js";

/**
 * Renders a server's text in a `<bdi>`: hidden characters visible, long text cut.
 *
 * Its direction doesn't affect the surrounding text.
 */
export function UntrustedText(props: UntrustedTextProps) {
  return <bdi dir="auto">{drawBeginning(props, 0).drawn}</bdi>;
}
