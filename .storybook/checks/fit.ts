/** Says by how many px the page is wider than its view; nothing when it fits. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}`;

/** Says whether a text below an element is outside its box; a picture that is cut by its frame is none. */
function cutsText(box: Element): boolean {
  const edge = box.getBoundingClientRect();
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (texts.currentNode.textContent?.trim() === '') continue;
    range.selectNodeContents(texts.currentNode);
    const { left, top, right, bottom, width } = range.getBoundingClientRect();
    const isOutside =
      left < edge.left - 1 ||
      top < edge.top - 1 ||
      right > edge.right + 1 ||
      bottom > edge.bottom + 1;
    if (width > 0 && isOutside) return true;
  }
  return false;
}

/** Gives the elements whose text is cut off because the box does not grow with it. */
export function cutOff(canvas: Element): string[] {
  return [...canvas.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const isClipping = /hidden|clip/.test(overflowX + overflowY) && clipPath === 'none';
    const isTooSmall =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1;
    return isClipping && isTooSmall && cutsText(element) ? [nameOf(element)] : [];
  });
}

const spacing = new CSSStyleSheet();
spacing.replaceSync(`* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Runs a check while text has the spacing of WCAG 1.4.12, and gives what it found. */
export async function withWideSpacing(check: () => string[]): Promise<string[]> {
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, spacing];
  try {
    await nextFrame();
    return check();
  } finally {
    document.adoptedStyleSheets = before;
  }
}

/** Runs a check while all text stands at a root size in px, and gives what it found. */
export async function withTextSize(px: number, check: () => string[]): Promise<string[]> {
  const { style } = document.documentElement;
  const before = style.fontSize;
  style.fontSize = `${(px / 16) * 100}%`;
  try {
    await nextFrame();
    return check();
  } finally {
    style.fontSize = before;
  }
}
