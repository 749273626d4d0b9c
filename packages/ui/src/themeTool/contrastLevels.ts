import type { ColourRole } from '../theme/colours/colours.ts';
import { contrastRatio } from '../theme/colours/contrastRatio.ts';
import { contrastPairs } from '../theme/colours/contrastPairs.ts';

/** The levels of WCAG 2 that a theme can be made for and checked against. */
export const contrastLevels = ['AAA', 'AA'] as const;

/** A level of WCAG 2. */
export type ContrastLevel = (typeof contrastLevels)[number];

const leastOfTextAtAa = 4.5;

/** A pair of the kit's table with the contrast that a level asks for. */
export interface ContrastPair {
  ink: ColourRole;
  ground: ColourRole;
  wanted: number;
  use: string;
}

/** Returns the kit's pairs of ink and ground with the least contrast that a level asks for. */
export function listPairs(level: ContrastLevel): ContrastPair[] {
  return contrastPairs.map(([ink, ground, least, use]) => ({
    ink,
    ground,
    wanted: level === 'AA' ? Math.min(least, leastOfTextAtAa) : least,
    use,
  }));
}

/** Returns whether two colours such as #1b1714 have at least the contrast of a pair. */
export function hasContrast(pair: ContrastPair, colours: Record<ColourRole, string>): boolean {
  return contrastRatio(colours[pair.ink], colours[pair.ground]) >= pair.wanted;
}
