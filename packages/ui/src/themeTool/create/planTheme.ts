import type { DepartmentToken } from '../../theme/colours/departmentTokens.ts';
import { readOklch, type Oklch } from '../read/readColour.ts';
import { kitColours, type ThemeName } from '../themes.ts';

/** A colour to begin with, and the direction in which its lightness may move until its pairs hold. */
export interface PlannedColour {
  colour: Oklch;
  toward: 'lighter' | 'darker';
}

/** Plans a token from the tokens that were decided before it. */
export type Plan = (lookUp: (token: DepartmentToken) => Oklch) => PlannedColour;

/** The tokens of a theme in the order in which they are decided. */
export type ThemePlan = readonly (readonly [DepartmentToken, Plan])[];

/** Hues that readers take for an error; a brand of these hues gets the kit's indigo for buttons and links. */
const danger = { fromHue: 10, toHue: 50, minChroma: 0.06 };

/** A brand this bright and colourful is itself the highlight. */
const bright = { minLightness: 0.72, minChroma: 0.08 };

const hoverStep = 0.08;
const deepStep = 0.1;
/** Below the first lightness a darker hover would not be seen; the second is seen instead. */
const [tooDarkForHover, brightenedHover] = [0.25, 0.34];

const isDanger = ({ chroma, hue }: Oklch) =>
  chroma >= danger.minChroma && hue >= danger.fromHue && hue <= danger.toHue;

const isBright = ({ lightness, chroma }: Oklch) =>
  lightness >= bright.minLightness && chroma >= bright.minChroma;

/** Returns the hue of the brand at another lightness, with at most a chroma. */
const toShade = (brand: Oklch, lightness: number, maxChroma: number): Oklch => ({
  lightness,
  chroma: Math.min(brand.chroma, maxChroma),
  hue: brand.hue,
});

const planLighter = (colour: Oklch): PlannedColour => ({ colour, toward: 'lighter' });
const planDarker = (colour: Oklch): PlannedColour => ({ colour, toward: 'darker' });

const chooseHighlight = (brand: Oklch) =>
  isBright(brand) ? brand : readOklch(kitColours.light.highlight);
const chooseAction = (brand: Oklch) =>
  isDanger(brand) ? readOklch(kitColours.light.action) : brand;

function planLight(brand: Oklch): ThemePlan {
  const action = chooseAction(brand);
  return [
    ['brandInk', () => planLighter(toShade(brand, 0.985, 0.012))],
    ['highlightInk', () => planDarker(toShade(brand, 0.2, 0.015))],
    ['actionInk', () => planLighter({ lightness: 1, chroma: 0, hue: 0 })],
    ['chrome', () => planDarker(toShade(brand, 0.22, 0.03))],
    ['brandSoft', () => planLighter(toShade(brand, 0.945, 0.025))],
    ['brand', () => planDarker(brand)],
    ['brandDeep', (lookUp) => planDarker(toDeepShade(lookUp('brand')))],
    ['brandText', (lookUp) => planDarker(lookUp('brand'))],
    ['highlight', () => planLighter(chooseHighlight(brand))],
    ['action', () => planDarker(action)],
    ['actionHover', (lookUp) => planDarkHover(lookUp('action'))],
    ['link', (lookUp) => planDarker(lookUp('action'))],
  ];
}

function planDark(brand: Oklch): ThemePlan {
  const action = chooseAction(brand);
  return [
    ['brandInk', () => planLighter(toShade(brand, 0.97, 0.015))],
    ['highlightInk', () => planDarker(toShade(brand, 0.2, 0.015))],
    ['actionInk', () => planDarker(toShade(action, 0.22, 0.05))],
    ['chrome', () => planDarker(toShade(brand, 0.14, 0.02))],
    ['brandSoft', () => planDarker(toShade(brand, 0.27, 0.04))],
    [
      'brand',
      () => planDarker(toShade(brand, Math.min(0.36, Math.max(0.25, brand.lightness)), 0.13)),
    ],
    ['brandDeep', (lookUp) => planDarker(toDeepShade(lookUp('brand')))],
    ['brandText', () => planLighter(toShade(brand, 0.83, 0.11))],
    ['highlight', () => planLighter(chooseHighlight(brand))],
    ['action', () => planLighter(toShade(action, 0.82, 0.1))],
    ['actionHover', (lookUp) => planLighter(changeLightness(lookUp('action'), hoverStep))],
    ['link', () => planLighter(toShade(action, 0.84, 0.09))],
  ];
}

const changeLightness = (colour: Oklch, step: number): Oklch => ({
  ...colour,
  lightness: Math.min(1, Math.max(0, colour.lightness + step)),
});

const toDeepShade = (colour: Oklch) => changeLightness(colour, -deepStep);

/** A dark button darkens under the pointer, or brightens where it is too dark for that. */
function planDarkHover(action: Oklch): PlannedColour {
  const isTooDark = action.lightness < tooDarkForHover;
  return planDarker(
    isTooDark ? { ...action, lightness: brightenedHover } : changeLightness(action, -hoverStep),
  );
}

/** Returns how each token of a theme is derived from the brand colour. */
export function planTheme(theme: ThemeName, brand: Oklch): ThemePlan {
  return theme === 'light' ? planLight(brand) : planDark(brand);
}
