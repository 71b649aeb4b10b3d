import { createElement, type ReactNode } from "react";
import "react-elicitation/styles.css";
import type { Drawn } from "../readDrawn";
import { startHarness } from "../startHarness";

/**
 * What ours has drawn of the same schema, element for element and with the same styles, drawn as plain
 * elements: no form can look the same and be there sooner.
 */
startHarness({
  form: () => <>{window.drawn.map(draw)}</>,
  error: ":not(*)",
});

function draw(drawn: Drawn, index: number): ReactNode {
  if (typeof drawn === "string") return drawn;
  const { name, attributes, inside } = drawn;
  return createElement(name, { ...attributes, key: index }, ...inside.map(draw));
}
