import { contrastRatio } from '../../packages/ui/src/theme/colours/contrastRatio.ts';
import { withTheme } from './emulate.ts';
import { stopsOf, type Stop } from './stops.ts';

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
    return hex === undefined ? [] : [contrastRatio(hex, ground)];
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

const endless = 'Tab comes to no end';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Gives the focus back to stops that are still there, and what is wrong with it once it is drawn. */
async function faultsAgain(stops: readonly Stop[]): Promise<string[]> {
  const faults: string[] = [];
  for (const stop of stops) {
    stop.focus({ focusVisible: true });
    if (document.activeElement !== stop || faultOf(stop).length === 0) continue;
    await nextFrame();
    faults.push(...faultOf(stop));
  }
  return faults;
}

/** The stops of a walk with Tab, and what was wrong with the focus on them during it. */
export interface Walk {
  stops: readonly Stop[];
  faults: string[];
  /** Whether the walk came to an end. */
  isWhole: boolean;
}

/** Walks with Tab in one theme; with `isAlone` from the first to the last stop of the element. */
export async function walkStops(
  canvas: Element,
  theme: 'light' | 'dark',
  isAlone = false,
): Promise<Walk> {
  const stops: Stop[] = [];
  const faults: string[] = [];
  const isWhole = await withTheme(theme, () =>
    stopsOf(
      (stop) => {
        if (!canvas.contains(stop)) return;
        stops.push(stop);
        faults.push(...faultOf(stop));
      },
      isAlone ? canvas : undefined,
    ),
  );
  const found = faults.map((fault) => `${theme}: ${fault}`);
  return { stops, isWhole, faults: isWhole ? found : [...found, endless] };
}

/** Gives the focus to the stops of a walk again, in a theme, and gives those whose focus is not 2 px wide at 3:1. */
export async function faultsInTheme(
  { stops, isWhole }: Walk,
  theme: 'light' | 'dark',
): Promise<string[]> {
  if (!isWhole) return [endless];
  const faults = await withTheme(theme, () => faultsAgain(stops));
  return faults.map((fault) => `${theme}: ${fault}`);
}

const isScroller = (element: Element) =>
  (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
  /auto|scroll/.test(getComputedStyle(element).overflow);

// Of the radio buttons of a group Tab comes to one only.
const isRadio = (element: Element) => element.matches('input[type=radio], [role=radio]');

/** Says whether a walk came to everything that Tab can come to at present; a walk without an end, to all that it will. */
export function comesToAll({ stops, isWhole }: Walk): boolean {
  if (!isWhole) return true;
  const within = document.querySelector(':modal') ?? document.body;
  const reachable = [...within.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      (element.tabIndex >= 0 || isScroller(element)) &&
      !isRadio(element) &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return reachable.every((element) => stops.includes(element));
}
