/** What moves, or would, though the person asked for less motion. Runs in the page. */
export function findMotion(): string[] {
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((target) => target?.closest('[data-elicit="root"]'))
    .map((target) => `${target?.getAttribute("data-elicit")} moves`);
  const would = [...document.querySelectorAll('[data-elicit="root"] *')].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((pseudo) => {
      const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
      const still = /^0s(, 0s)*$/.test(transitionDuration) && animationName === "none";
      return still ? [] : [`${element.getAttribute("data-elicit")}${pseudo ?? ""} would move`];
    }),
  );
  return [...new Set([...running, ...would])];
}
