import { departmentColours } from '../../theme/colours/departmentColours.ts';
import {
  departmentTokens,
  followedTokens,
  type DepartmentToken,
} from '../../theme/colours/departmentTokens.ts';
import type { ColourRole } from '../../theme/colours/colours.ts';
import {
  hasContrast,
  listPairs,
  type ContrastLevel,
  type ContrastPair,
} from '../contrastLevels.ts';
import { planTheme, type PlannedColour } from './planTheme.ts';
import { readOklch, toSrgb, type Oklch } from '../read/readColour.ts';
import { kitColours, themeNames, type ThemeName } from '../themes.ts';

/** The colours of a department in one theme, as #rrggbb. */
export type DepartmentTheme = Readonly<Record<DepartmentToken, string>>;

const lightnessStep = 0.002;

const isDepartmentToken = (role: ColourRole): role is DepartmentToken =>
  (departmentTokens as readonly ColourRole[]).includes(role);

/** Returns the token that decides a colour, or undefined when the kit does. */
const getDecidingToken = (role: ColourRole) =>
  isDepartmentToken(role) ? role : followedTokens[role];

/** Returns the pairs that a token takes part in and whose other colour is decided. */
function listDecidedPairs(token: DepartmentToken, decided: object, pairs: readonly ContrastPair[]) {
  return pairs.filter(({ ink, ground }) => {
    const behind = [getDecidingToken(ink), getDecidingToken(ground)];
    return (
      behind.includes(token) &&
      behind.every((other) => other === undefined || other === token || other in decided)
    );
  });
}

/** Yields the planned colour and then the same hue in ever lighter or darker steps. */
function* generateCandidates({ colour, toward }: PlannedColour): Generator<string> {
  const direction = toward === 'lighter' ? lightnessStep : -lightnessStep;
  const end = toward === 'lighter' ? 1 : 0;
  const steps = Math.ceil(Math.abs(end - colour.lightness) / lightnessStep);
  for (let step = 0; step <= steps; step += 1) {
    const lightness = Math.min(1, Math.max(0, colour.lightness + step * direction));
    yield toSrgb({ ...colour, lightness });
  }
}

function findFirstFitting(colours: Iterable<string>, fits: (hex: string) => boolean) {
  for (const hex of colours) if (fits(hex)) return hex;
  return undefined;
}

function fillTheme(theme: ThemeName, brand: Oklch, level: ContrastLevel): DepartmentTheme {
  const pairs = listPairs(level);
  const decided: Partial<Record<DepartmentToken, string>> = {};
  const lookUp = (token: DepartmentToken) => readOklch(decided[token] ?? '');
  for (const [token, plan] of planTheme(theme, brand)) {
    const own = listDecidedPairs(token, decided, pairs);
    const fits = (hex: string) => {
      const colours = departmentColours(kitColours[theme], { ...decided, [token]: hex });
      return own.every((pair) => hasContrast(pair, colours));
    };
    decided[token] = findFirstFitting(generateCandidates(plan(lookUp)), fits);
    if (decided[token] === undefined) throw new Error(`No ${token} of the ${theme} theme fits.`);
  }
  return decided as DepartmentTheme;
}

/**
 * Returns the light and the dark theme of a department from its brand colour in any CSS notation. The lightness of
 * each colour is changed in OKLCH until every pair of the kit's table holds; equal brands give equal themes.
 */
export function createTheme(
  brand: string,
  level: ContrastLevel,
): Readonly<Record<ThemeName, DepartmentTheme>> {
  const oklch = readOklch(brand);
  const [light, dark] = themeNames.map((theme) => fillTheme(theme, oklch, level));
  return { light, dark } as Record<ThemeName, DepartmentTheme>;
}
