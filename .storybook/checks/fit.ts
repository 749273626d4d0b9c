/** Gives by how many px the page is wider than its view, 0 when it fits. */
export const overflow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}`;

/** Gives the elements whose text is cut off because the box does not grow with it. */
export function cutOff(canvas: Element): string[] {
  return [...canvas.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const isClipping = /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none';
    const isTooSmall =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1;
    return isClipping && isTooSmall && element.textContent !== '' ? [nameOf(element)] : [];
  });
}

const spacing = new CSSStyleSheet();
spacing.replaceSync(`* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`);

/** Runs a check while text has the spacing of WCAG 1.4.12. */
export async function withWideSpacing(check: () => void | Promise<void>): Promise<void> {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
  await check();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
}

/** Runs a check while all text stands at a root size in px. */
export async function withTextSize(px: number, check: () => void | Promise<void>): Promise<void> {
  const { style } = document.documentElement;
  const before = style.fontSize;
  style.fontSize = `${(px / 16) * 100}%`;
  await check();
  style.fontSize = before;
}
