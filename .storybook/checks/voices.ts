const voice = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';

/** Gives the live regions that stand inside another one: a screen reader speaks their words twice. */
export function innerVoices(canvas: Element): string[] {
  return [...canvas.querySelectorAll(voice)]
    .filter((element) => element.parentElement?.closest(voice))
    .map((element) => element.outerHTML.slice(0, 120));
}
