import type { MapLayer } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { getVisibleLayers, toggleHidden } from '../canvas/visibleLayers.ts';
import type { MapAddress } from './mapAddress.ts';

/** Returns what the legend hides and by what plots are coloured, with the functions that change it. */
export function useVisibleLayers(
  layers: readonly MapLayer[],
  start: Pick<MapAddress, 'hidden' | 'opacity' | 'theme'>,
) {
  const [hidden, setHidden] = useState(start.hidden);
  const [theme, setTheme] = useState(start.theme);
  const [opacity, setOpacity] = useState(start.opacity);
  const shown = useMemo(
    () => getVisibleLayers(layers, hidden, { theme, opacity }),
    [layers, hidden, theme, opacity],
  );
  const toggle = (id: string, isShown: boolean) => setHidden(toggleHidden(hidden, id, isShown));
  /** Shows the layers of another view. */
  const showLayers = (next: typeof start) => {
    setHidden(next.hidden);
    setTheme(next.theme);
    setOpacity(next.opacity);
  };
  return { shown, hidden, toggle, theme, colourBy: setTheme, opacity, setOpacity, showLayers };
}
