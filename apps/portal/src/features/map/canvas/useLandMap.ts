import type { Extent, MapLayer } from '@temple-land/portal-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSession } from '../../../state/session.ts';
import type { CallError } from '../../../api/call/callError.ts';
import type { LandMap } from './landMap.ts';
import type { Shown } from './shownLayers.ts';
import type { DrawnPlace } from '../page/places.ts';

/** What the map of the page takes. */
export interface UseLandMap {
  /** What a screen reader calls the drawing. */
  name: string;
  layers: readonly MapLayer[];
  shown: Shown;
  /** Where the map begins, when it stood somewhere before. */
  start: Extent | undefined;
  /** The codes of the plots with a strong outline. */
  marked: readonly string[];
  onPick: (plotCode: string) => void;
  onPlaces: (places: readonly DrawnPlace[], aPoint: number) => void;
  /** A tile did not come. */
  onFailure: (error: CallError) => void;
}

/** Draws the map into an element while it is there; its library is loaded with the first use. */
export function useLandMap(options: UseLandMap) {
  const { layers, shown, start, marked } = options;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const map = useRef<LandMap>(undefined);
  const pick = useEffectEvent(options.onPick);
  const places = useEffectEvent(options.onPlaces);
  const fail = useEffectEvent(options.onFailure);
  const nameNow = useEffectEvent(() => options.name);
  const begin = useEffectEvent((made: LandMap) => {
    if (start) made.fit(start);
    made.show(shown);
    made.mark(marked);
  });
  useEffect(() => {
    if (!container || layers.length === 0) return undefined;
    let isGone = false;
    const draw = async () => {
      const { createLandMap } = await import('./landMap.ts');
      if (isGone) return;
      const token = getSession()?.token;
      const made = createLandMap({
        container,
        name: nameNow(),
        layers,
        token,
        onPick: (code) => pick(code),
        onPlaces: (drawn, aPoint) => places(drawn, aPoint),
        onFailure: (error) => fail(error),
        onReady: () => begin(made),
      });
      map.current = made;
    };
    draw().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = undefined;
    };
  }, [container, layers]);
  // Another element has the map drawn again.
  const redraw = () => setRound(round + 1);
  return { setContainer, round, map, hasFailed, redraw };
}
