import { useState, type ComponentType } from 'react';
import type { DateLayerProps } from './DateLayer.tsx';

type Layer = ComponentType<DateLayerProps>;

let loaded: Layer | undefined;

/**
 * Gives the layer with the calendar, undefined until its code is there, and `approach`, which asks for it.
 * What could not be loaded is asked for again with the next approach.
 */
export function useLateLayer(): { Layer: Layer | undefined; approach: () => void } {
  const [Layer, setLayer] = useState(() => loaded);
  const load = async () => {
    loaded ??= (await import('./DateLayer.tsx')).DateLayer;
    setLayer(() => loaded);
  };
  const approach = () => {
    if (Layer === undefined) load().catch(() => undefined);
  };
  return { Layer, approach };
}
