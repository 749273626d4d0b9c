import type { MapLayer } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { moveLayer } from '../canvas/layerOrder.ts';
import { getVisibleLayers, toggleHidden } from '../canvas/visibleLayers.ts';
import type { MapAddress } from './mapAddress.ts';

/** Returns what the legend hides and by what plots are coloured, with the functions that change it. */
export function useVisibleLayers(
  layers: readonly MapLayer[],
  start: Pick<MapAddress, 'hidden' | 'opacity' | 'order' | 'theme'>,
) {
  const [hidden, setHidden] = useState(start.hidden);
  const [theme, setTheme] = useState(start.theme);
  const [opacity, setOpacity] = useState(start.opacity);
  const [order, setOrder] = useState(start.order);
  const shown = useMemo(
    () => getVisibleLayers(layers, hidden, { theme, opacity, order }),
    [layers, hidden, theme, opacity, order],
  );
  const toggle = (id: string, isShown: boolean) => setHidden(toggleHidden(hidden, id, isShown));
  /** Shows the layers of another view. */
  const showLayers = (next: typeof start) => {
    setHidden(next.hidden);
    setTheme(next.theme);
    setOpacity(next.opacity);
    setOrder(next.order);
  };
  return {
    shown,
    hidden,
    toggle,
    theme,
    colourBy: setTheme,
    opacity,
    setOpacity,
    order,
    moveLayer: (id: MapLayer['id'], step: -1 | 1) => setOrder(moveLayer(order, id, step)),
    showLayers,
  };
}
