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
  element.closest('footer') !== null;

/** Gives width and height in px of what a finger can press: the control, or the label around it. */
function sizeOf(element: Element): [width: number, height: number] {
  const boxes = [element, element.closest('label')].flatMap((one) =>
    one === null ? [] : [one.getBoundingClientRect()],
  );
  return [
    Math.max(...boxes.map(({ width }) => width)),
    Math.max(...boxes.map(({ height }) => height)),
  ];
}

/** Gives the controls that are narrower or lower than 44 px. */
export function smallTargets(canvas: Element): string[] {
  return [...canvas.querySelectorAll(controls)]
    .filter((element) => isShown(element) && !isExcused(element))
    .filter((element) => sizeOf(element).some((px) => px < least))
    .map((element) => `${element.tagName.toLowerCase()} ${sizeOf(element).join(' by ')} px`);
}
