const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch]';
const least = 43.5;

const isClipped = (element: Element | null): boolean => {
  if (element === null) return false;
  const { clipPath, clip, position } = getComputedStyle(element);
  const isCut = clipPath !== 'none' || (clip !== 'auto' && position === 'absolute');
  return isCut || isClipped(element.parentElement);
};

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1 &&
  element.closest('[aria-hidden="true"]') === null &&
  !isClipped(element);

// A link in a line of text, a way back above the heading, a line of a footer: WCAG 2.5.5 excepts them.
const isExcused = (element: Element) =>
  (element.matches('a') && getComputedStyle(element).display.startsWith('inline')) ||
  element.closest('footer, ol') !== null;

const heightOf = (element: Element) =>
  Math.max(
    element.getBoundingClientRect().height,
    element.closest('label')?.getBoundingClientRect().height ?? 0,
  );

/** Gives the controls that are lower than 44 px. */
export function smallTargets(canvas: Element): string[] {
  return [...canvas.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !isExcused(element) && heightOf(element) < least)
    .map((element) => `${element.tagName.toLowerCase()} ${heightOf(element)} px`);
}
