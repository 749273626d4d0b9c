import { vars } from '@temple-land/ui/theme';
import { PatternSample } from './PatternSample.tsx';
import type { ThemeEntry } from './mapThemes.ts';
import { drawPatternPath, patternSize } from './patterns.ts';

const tile = {
  width: patternSize / 2,
  height: patternSize / 2,
  viewBox: `0 0 ${patternSize} ${patternSize}`,
};

/** The sample of a value of a theme: the fill and the pattern that it has on the map. */
export function ThemeSample({ fill, pattern }: Pick<ThemeEntry, 'fill' | 'pattern'>) {
  return (
    <PatternSample tile={tile}>
      <rect width={patternSize} height={patternSize} fill={vars.colour[fill]} />
      <path d={drawPatternPath(pattern)} fill={vars.colour.mapStroke} fillOpacity={0.67} />
    </PatternSample>
  );
}
