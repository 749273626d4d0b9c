import { userEvent } from 'vitest/browser';

const mostStops = 30;
const leastPx = 2;

/** A control may show the focus on what stands for it: a box of a code, the face of a checkbox. */
const standIns = (element: Element) => [
  element,
  ...(element.parentElement?.querySelectorAll('[data-active]') ?? []),
  ...(element.nextElementSibling ? [element.nextElementSibling] : []),
  ...(element.closest('label') ? [element.closest('label') as Element] : []),
];

const hasRing = (element: Element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= leastPx;
};

/** Walks with Tab and gives the stops on which the focus cannot be seen. */
export async function unseenStops(canvas: Element): Promise<string[]> {
  const unseen: string[] = [];
  const seen = new Set<Element>();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const active = document.activeElement;
    if (active === null || active === document.body || seen.has(active)) break;
    seen.add(active);
    if (!canvas.contains(active)) continue;
    if (!standIns(active).some(hasRing)) unseen.push(active.outerHTML.slice(0, 80));
  }
  return unseen;
}
