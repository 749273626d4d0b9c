import type { Language, MapLayer } from '@temple-land/portal-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSession } from '../../../state/session.ts';
import type { CallError } from '../../../api/call/callError.ts';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';
import type { LandMap } from '../canvas/landMap.ts';
import { stateExtent } from '../canvas/useAreaPlaces.ts';
import type { VisibleLayers } from '../canvas/visibleLayers.ts';

/** The share of the map in percent that shows the earlier day at first; the panel of search and layers covers a part. */
const startShare = 60;

/** The options of `useLaterMap`. */
export interface LaterMapOptions {
  /** The map of the earlier day, once it is drawn. */
  base: LandMap | undefined;
  /** The day of the plots; undefined for today's. */
  day: string | undefined;
  label: string;
  language: Language;
  layers: readonly MapLayer[];
  shown: VisibleLayers;
  colours: MapColours;
  highlighted: readonly string[];
  onFailure: (error: CallError) => void;
}

const doNothing = () => undefined;

/** Draws the map of the later of two days into an element while it is mounted; it follows the other map. */
export function useLaterMap(options: LaterMapOptions) {
  const { base, day, language, layers, shown, colours, highlighted } = options;
  const [share, setShare] = useState(startShare);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const map = useRef<LandMap>(undefined);
  const isReady = useRef(false);
  const onFailure = useEffectEvent(options.onFailure);
  const getLabel = useEffectEvent(() => options.label);
  const applyOptions = useEffectEvent((made: LandMap) => {
    made.show(shown);
    made.highlight(highlighted);
    isReady.current = true;
  });
  useEffect(() => {
    if (!container || !base) return undefined;
    let isUnmounted = false;
    let stop = doNothing as () => void;
    const draw = async () => {
      const { createLandMap } = await import('../canvas/landMap.ts');
      if (isUnmounted) return;
      const view = base.getView();
      const made = createLandMap({
        container,
        label: getLabel(),
        language,
        layers,
        colours,
        day,
        view: { ...view, ownExtent: view.ownExtent ?? stateExtent },
        isInteractive: false,
        token: getSession()?.token,
        onPoint: doNothing,
        onEdit: doNothing,
        onPlaces: doNothing,
        onFailure: (error) => onFailure(error),
        onReady: () => applyOptions(made),
      });
      map.current = made;
      stop = base.onMove(() => made.setView(base.getView()));
    };
    // The table has the same changes where a second map cannot be drawn.
    draw().catch(doNothing);
    return () => {
      isUnmounted = true;
      stop();
      map.current?.remove();
      map.current = undefined;
      isReady.current = false;
    };
  }, [container, base, day, language, layers, colours]);
  useEffect(() => {
    if (isReady.current) map.current?.show(shown);
  }, [shown]);
  useEffect(() => {
    if (isReady.current) map.current?.highlight(highlighted);
  }, [highlighted]);
  return { share, setShare, setContainer, map };
}

/** What `useLaterMap` returns. */
export type LaterMap = ReturnType<typeof useLaterMap>;
