import type { MapLayer } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { getVisibleLayers, toggleHidden } from '../canvas/visibleLayers.ts';
import type { MapAddress } from './mapAddress.ts';

/** Returns what the legend hides and by what plots are coloured, with the functions that change it. */
export function useVisibleLayers(
  layers: readonly MapLayer[],
  start: Pick<MapAddress, 'hidden' | 'theme'>,
) {
  const [hidden, setHidden] = useState(start.hidden);
  const [theme, setTheme] = useState(start.theme);
  const shown = useMemo(() => getVisibleLayers(layers, hidden, theme), [layers, hidden, theme]);
  const toggle = (id: string, isShown: boolean) => setHidden(toggleHidden(hidden, id, isShown));
  return { shown, hidden, toggle, theme, colourBy: setTheme };
}
