import type { Extent, FoundKhatiyan, MapLayer } from '@temple-land/portal-core';
import type { MapView } from '@temple-land/ui';
import { useState } from 'react';
import { markLayers } from '../canvas/marks.ts';
import { shownOf, switched } from '../canvas/shownLayers.ts';
import { useMapPlaces } from './useMapPlaces.ts';

/** Holds where an officer looks on the map `name` and what is picked there; returns the ways to look elsewhere. */
export function useExplore(name: string, layers: readonly MapLayer[]) {
  const [view, setView] = useState<MapView>('map');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(markLayers));
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
  const { map, ...drawing } = useMapPlaces({ name, layers, shown, start, marked, onPick: pick });
  const goTo = (extent: Extent) => {
    setStart(extent);
    map.current?.fit(extent);
    if (!drawing.hasFailed) setView('map');
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
    ...drawing,
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
  };
}

/** What `useExplore` gives. */
export type Explore = ReturnType<typeof useExplore>;
