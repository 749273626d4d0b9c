import type { Extent, FoundKhatiyan, MapLayer } from '@temple-land/portal-core';
import type { MapView } from '@temple-land/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { markLayers } from './marks.ts';
import type { DrawnPlace } from './places.ts';
import { shownOf, switched } from './shownLayers.ts';
import { useAreaPlaces, wholeState } from './useAreaPlaces.ts';
import { useLandMap } from './useLandMap.ts';
import { useTileFailure } from './useTileFailure.ts';

/** What the map shows while it stands still, and how many metres a point of the screen stands for. */
interface Drawn {
  places: readonly DrawnPlace[];
  aPoint: number | undefined;
}

const nothingDrawn: Drawn = { places: [], aPoint: undefined };

/** Holds where an officer looks on the map `name` and what is picked there; gives the ways to look elsewhere. */
export function useExplore(name: string, layers: readonly MapLayer[]) {
  const [view, setView] = useState<MapView>('map');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(markLayers));
  const [drawn, setDrawn] = useState(nothingDrawn);
  const [start, setStart] = useState<Extent>();
  const [picked, setPicked] = useState('');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const mark = (plotCodes: readonly string[]) => {
    setMarked(plotCodes);
    map.current?.mark(plotCodes);
  };
  const pick = (plotCode: string) => {
    setPicked(plotCode);
    mark([plotCode]);
  };
  const shown = shownOf(layers, hidden);
  const failure = useTileFailure();
  const { setContainer, map, hasFailed, redraw } = useLandMap({
    name,
    layers,
    shown,
    start,
    marked,
    onPick: pick,
    onPlaces: (places, aPoint) => setDrawn({ places, aPoint }),
    onFailure: failure.fail,
  });
  const read = useAreaPlaces({ layers, shown, area: start ?? wholeState }, hasFailed);
  const fail = useEffectEvent(failure.fail);
  useEffect(() => {
    if (read.error) fail(read.error);
  }, [read.error]);
  const askAgain = () => {
    failure.clear();
    if (hasFailed) void read.refetch();
    else redraw();
  };
  const goTo = (extent: Extent) => {
    setStart(extent);
    map.current?.fit(extent);
    if (!hasFailed) setView('map');
  };
  const goHome = () => {
    setStart(undefined);
    map.current?.home();
  };
  const goToPlot = ({ extent, plotCode }: { extent: Extent; plotCode: string }) => {
    goTo(extent);
    // A place that is no plot has no code.
    if (plotCode !== '') pick(plotCode);
  };
  const goToKhatiyan = ({ extent, plotCodes }: FoundKhatiyan) => {
    if (extent) goTo(extent);
    setPicked('');
    mark(plotCodes);
  };
  const toggle = (id: string, isShown: boolean) => {
    const next = switched(hidden, id, isShown);
    setHidden(next);
    map.current?.show(shownOf(layers, next));
  };
  return {
    setContainer,
    hasFailed,
    view,
    setView,
    hidden,
    toggle,
    picked,
    close: () => pick(''),
    goTo,
    goHome,
    goToPlot,
    goToKhatiyan,
    zoomBy: (steps: number) => map.current?.zoomBy(steps),
    places: hasFailed ? read.places : drawn.places,
    /** Why places are missing, and what asks for them again. */
    failed: { said: failure.said, refetch: askAgain },
    aPoint: hasFailed ? undefined : drawn.aPoint,
  };
}

/** What `useExplore` gives. */
export type Explore = ReturnType<typeof useExplore>;
