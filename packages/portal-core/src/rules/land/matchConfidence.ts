import type { MatchConfidence } from '../../schemas/land/plotMatch.ts';

/** The origins of outlines (LA_Level) that are measured on the ground. */
const measuredLevels: ReadonlySet<string> = new Set(['cadastral', 'survey']);

/** The error of a telephone's position in metres, which a plot may be missed by. */
const positionErrorMetres = 20;

/** A plot near a position: the metres to its outline, 0 inside, and the origin of the outline. */
export interface NearPlot {
  distance: number;
  level: string;
}

/** Returns how surely a position lies in a plot: high inside a measured outline, low far outside or by a mere sketch. */
export function getMatchConfidence({ distance, level }: NearPlot): MatchConfidence {
  if (level === 'schematic' || distance > positionErrorMetres) return 'low';
  return distance === 0 && measuredLevels.has(level) ? 'high' : 'medium';
}
