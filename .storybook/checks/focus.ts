import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { withTheme } from './emulate.ts';
import { stopsOf } from './stops.ts';

const leastPx = 2;
const leastContrast = 3;

/** A control may show the focus on what stands for it: a box of a code, the face of a checkbox. */
const standIns = (element: Element) => [
  element,
  ...(element.parentElement?.querySelectorAll('[data-active]') ?? []),
  ...(element.nextElementSibling ? [element.nextElementSibling] : []),
  ...(element.closest('label') ? [element.closest('label') as Element] : []),
];

const colourPattern = /rgba?\([^)]+\)|color\([^)]+\)/g;

/** Gives a computed colour as #rrggbb, undefined when it is not opaque. */
function opaque(computed: string): string | undefined {
  const scale = computed.startsWith('color(') ? 255 : 1;
  const [red, green, blue, alpha = 1] = (computed.match(/\d*\.?\d+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha < 1) return undefined;
  const pairs = [red, green, blue].map((part) =>
    Math.round(part * scale)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

/** Gives the ground around an element: the nearest one behind it that lets nothing through. */
function groundOf(element: Element | null): string {
  if (element === null) return '#ffffff';
  return opaque(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement);
}

interface Ring {
  px: number;
  contrast: number;
}

/** Gives how wide the ring of an element is, and the contrast of its best band with the ground around. */
function ringOf(element: Element): Ring {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  if (outlineStyle === 'none') return { px: 0, contrast: 1 };
  const ground = groundOf(element.parentElement);
  const bands = [outlineColor, ...(boxShadow.match(colourPattern) ?? [])];
  const contrasts = bands.flatMap((band) => {
    const hex = opaque(band);
    return hex === undefined ? [] : [contrast(hex, ground)];
  });
  return { px: Number.parseFloat(outlineWidth), contrast: Math.max(1, ...contrasts) };
}

/** Gives what is wrong with the focus on a stop: the widest, clearest ring among what stands for it. */
function faultOf(stop: Element): string[] {
  const rings = standIns(stop).map(ringOf);
  if (rings.some((ring) => ring.px >= leastPx && ring.contrast >= leastContrast)) return [];
  const best = rings.reduce((one, other) => (other.px > one.px ? other : one));
  return [`${best.px} px at ${best.contrast.toFixed(1)}:1 on ${stop.outerHTML.slice(0, 80)}`];
}

const themes = ['light', 'dark'] as const;

/** Walks with Tab and gives the stops whose focus is not 2 px wide at 3:1 in each theme, or that the walk has no end. */
export async function unseenStops(canvas: Element): Promise<string[]> {
  const faults: string[] = [];
  const isWhole = await stopsOf(async (stop) => {
    if (!canvas.contains(stop)) return;
    for (const theme of themes) {
      const found = await withTheme(theme, () => faultOf(stop));
      faults.push(...found.map((fault) => `${theme}: ${fault}`));
    }
  });
  return isWhole ? faults : [...faults, 'Tab comes to no end'];
}
