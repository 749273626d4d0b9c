import type { GeoPoint, Language, MapLayer } from '@temple-land/portal-core';
import { darkColours, lightColours } from '@temple-land/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { getSession } from '../../../state/session.ts';
import type { CallError } from '../../../api/call/callError.ts';
import { themeAtom } from '../../../state/theme.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import type { EditedOutline } from '../../../common/land/drawing/editOutline.ts';
import type { LandMap } from './landMap.ts';
import type { LandMapOptions, MapScale, MapView, ShownExtent } from './landMapOptions.ts';
import type { VisibleLayers } from './visibleLayers.ts';
import type { OwnLayer } from '../tools/ownLayers.ts';
import type { MapFeature } from '../page/mapFeatures.ts';

/** The options of `useLandMap`. */
export interface UseLandMapOptions {
  /** The accessible name of the map. */
  label: string;
  language: Language;
  layers: readonly MapLayer[];
  shown: VisibleLayers;
  /** The day of the plots; undefined for today's. */
  day: string | undefined;
  /** The first extent of the map, if it was shown before. */
  startExtent: ShownExtent | undefined;
  /** The codes of the highlighted plots. */
  highlighted: readonly string[];
  /** The points of the tool that is on. */
  sketched: readonly GeoPoint[];
  /** The outline that can be edited. */
  edited: EditedOutline;
  onEdit: LandMapOptions['onEdit'];
  /** Files of one's own. */
  ownLayers: readonly OwnLayer[];
  onPoint: LandMapOptions['onPoint'];
  onPlaces: (places: readonly MapFeature[], scale: MapScale) => void;
  /** Called when a tile could not be loaded. */
  onFailure: (error: CallError) => void;
}

/** Draws what tools show whenever it changes, once the map is ready. */
function useToolDrawing(
  { map, isReady }: { map: RefObject<LandMap | undefined>; isReady: RefObject<boolean> },
  { sketched, ownLayers, edited }: Pick<UseLandMapOptions, 'sketched' | 'ownLayers' | 'edited'>,
) {
  useEffect(() => {
    if (isReady.current) map.current?.sketch(sketched);
  }, [map, isReady, sketched]);
  useEffect(() => {
    if (isReady.current) map.current?.drawOwn(ownLayers);
  }, [map, isReady, ownLayers]);
  useEffect(() => {
    if (isReady.current) map.current?.edit(edited);
  }, [map, isReady, edited]);
}

/** Draws the map into an element while it is mounted; the library is loaded on first use. */
export function useLandMap(options: UseLandMapOptions) {
  const { language, layers, shown, day, startExtent, highlighted, sketched, ownLayers } = options;
  const { edited } = options;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [redraws, setRedraws] = useState(0);
  const map = useRef<LandMap>(undefined);
  const view = useRef<MapView>(undefined);
  const isReady = useRef(false);
  const [drawn, setDrawn] = useState<LandMap>();
  const colours = useStoredAtom(themeAtom, 'light') === 'dark' ? darkColours : lightColours;
  const onPoint = useEffectEvent(options.onPoint);
  const onEdit = useEffectEvent(options.onEdit);
  const onPlaces = useEffectEvent(options.onPlaces);
  const onFailure = useEffectEvent(options.onFailure);
  const getLabel = useEffectEvent(() => options.label);
  const applyOptions = useEffectEvent((made: LandMap) => {
    if (startExtent && !view.current) made.fit(startExtent);
    made.show(shown);
    made.highlight(highlighted);
    made.sketch(sketched);
    made.drawOwn(ownLayers);
    made.edit(edited);
    isReady.current = true;
    setDrawn(made);
  });
  useEffect(() => {
    if (!container || layers.length === 0) return undefined;
    let isUnmounted = false;
    const draw = async () => {
      const { createLandMap } = await import('./landMap.ts');
      if (isUnmounted) return;
      const token = getSession()?.token;
      const made = createLandMap({
        container,
        label: getLabel(),
        language,
        layers,
        colours,
        day,
        view: view.current,
        token,
        onPoint: (point, plot) => onPoint(point, plot),
        onEdit: (points) => onEdit(points),
        onPlaces: (places, scale) => onPlaces(places, scale),
        onFailure: (error) => onFailure(error),
        onReady: () => applyOptions(made),
      });
      map.current = made;
    };
    draw().catch(() => setHasFailed(true));
    return () => {
      isUnmounted = true;
      view.current = map.current?.getView();
      map.current?.remove();
      isReady.current = false;
      map.current = undefined;
      setDrawn(undefined);
    };
  }, [container, layers, colours, language, day]);
  useEffect(() => {
    if (isReady.current) map.current?.show(shown);
  }, [shown]);
  useEffect(() => {
    if (isReady.current) map.current?.highlight(highlighted);
  }, [highlighted]);
  useToolDrawing({ map, isReady }, options);
  // A new element makes the effect draw the map again.
  const redraw = () => setRedraws(redraws + 1);
  return { setContainer, round: redraws, map, drawn, colours, hasFailed, redraw };
}
