import type { Extent, FoundKhatiyan, MapLayer } from '@temple-land/portal-core';
import type { MapView } from '@temple-land/ui';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { FollowExtent } from '../canvas/useCardPlace.ts';
import { overlayLayers } from '../canvas/overlayLayers.ts';
import { getVisibleLayers, toggleHidden } from '../canvas/visibleLayers.ts';
import { useMapPlaces } from './useMapPlaces.ts';

/** Returns the state of the map (view, hidden layers, picked plot) and the functions that change it. */
export function useMapExploration(label: string, layers: readonly MapLayer[]) {
  const language = useLanguage();
  const [view, setView] = useState<MapView>('map');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(overlayLayers));
  const [startExtent, setStartExtent] = useState<Extent>();
  const [picked, setPicked] = useState('');
  const [highlighted, setHighlighted] = useState<readonly string[]>([]);
  const highlight = (plotCodes: readonly string[]) => {
    setHighlighted(plotCodes);
    map.current?.highlight(plotCodes);
  };
  const pick = (plotCode: string) => {
    setPicked(plotCode);
    highlight([plotCode]);
  };
  const shown = getVisibleLayers(layers, hidden);
  const { map, ...drawing } = useMapPlaces({
    label,
    language,
    layers,
    shown,
    startExtent,
    highlighted,
    onPick: pick,
  });
  const showExtent = (extent: Extent) => {
    setStartExtent(extent);
    map.current?.fit(extent);
    if (!drawing.hasFailed) setView('map');
  };
  const showHome = () => {
    setStartExtent(undefined);
    map.current?.home();
  };
  const showPlot = ({ extent, plotCode }: { extent: Extent; plotCode: string }) => {
    showExtent(extent);
    // A place that is not a plot has no code.
    if (plotCode !== '') pick(plotCode);
  };
  const showKhatiyan = ({ extent, plotCodes }: FoundKhatiyan) => {
    if (extent) showExtent(extent);
    setPicked('');
    highlight(plotCodes);
  };
  const toggle = (id: string, isShown: boolean) => {
    const next = toggleHidden(hidden, id, isShown);
    setHidden(next);
    map.current?.show(getVisibleLayers(layers, next));
  };
  return {
    ...drawing,
    view,
    setView,
    hidden,
    toggle,
    picked,
    close: () => pick(''),
    goTo: showExtent,
    goHome: showHome,
    goToPlot: showPlot,
    goToKhatiyan: showKhatiyan,
    follow: ((extent, onMove) => map.current?.follow(extent, onMove)) satisfies FollowExtent,
    zoomBy: (steps: number) => map.current?.zoomBy(steps),
  };
}

/** What `useMapExploration` returns. */
export type MapExploration = ReturnType<typeof useMapExploration>;
