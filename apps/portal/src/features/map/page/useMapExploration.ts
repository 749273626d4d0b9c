import type { MapLayer } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { ShownExtent } from '../canvas/landMapOptions.ts';
import type { FollowExtent } from '../canvas/useCardPlace.ts';
import { useMapTools, type MapTools } from '../tools/useMapTools.ts';
import { parseMapAddress } from './mapAddress.ts';
import { openKeptView } from './openKeptView.ts';
import { useKeptAddress } from './useKeptAddress.ts';
import { useMapNavigation } from './useMapNavigation.ts';
import { useVisibleLayers } from './useVisibleLayers.ts';
import { useMapPlaces } from './useMapPlaces.ts';

const noCodes: readonly string[] = [];

/** Returns the codes of the plots with a strong rim: the picked one, else the selected ones, else those of a khatiyan. */
function useHighlighted(
  { tool, chosen, selection: { found } }: MapTools,
  picked: string,
  khatiyanPlots: readonly string[],
): readonly string[] {
  return useMemo(() => {
    if (picked !== '') return [picked];
    if (tool !== 'select') return khatiyanPlots;
    return (found ? found.plots : chosen).map(({ plotCode }) => plotCode);
  }, [picked, tool, found, chosen, khatiyanPlots]);
}

/** Returns the state of the map (view, hidden layers, picked plot, tools) and the functions that change it. */
export function useMapExploration(label: string, layers: readonly MapLayer[]) {
  const language = useLanguage();
  const tools = useMapTools();
  const [address] = useSearchParams();
  const [start] = useState(() => parseMapAddress(address));
  const [view, setView] = useState(start.view);
  const { shown, showLayers, ...legend } = useVisibleLayers(layers, start);
  const [startExtent, setStartExtent] = useState<ShownExtent | undefined>(
    start.extent && { ...start.extent, isWholeView: true },
  );
  const [picked, setPicked] = useState(start.plot);
  const [khatiyanPlots, setKhatiyanPlots] = useState(noCodes);
  const { tool, setPoint } = tools;
  const highlighted = useHighlighted(tools, picked, khatiyanPlots);
  const pick = (plotCode: string) => {
    setPicked(plotCode);
    setKhatiyanPlots(noCodes);
  };
  const { map, ...drawing } = useMapPlaces({
    label,
    language,
    layers,
    shown,
    startExtent,
    highlighted,
    sketched: tools.sketched,
    onPoint: (point, plot) => {
      if (!tools.takePoint(point, plot)) pick(plot?.plotCode ?? '');
    },
  });
  useKeptAddress({
    extent: drawing.scale?.extent ?? startExtent,
    ...legend,
    view,
    plot: picked,
  });
  const navigation = useMapNavigation({
    map,
    tools,
    pick,
    setStartExtent,
    showMap: () => {
      if (!drawing.hasFailed) setView('map');
    },
    showKhatiyanPlots: (plotCodes) => {
      setPicked('');
      setKhatiyanPlots(plotCodes);
    },
  });
  const close = (plotCode = '') => {
    setPoint(undefined);
    pick(plotCode);
  };
  const { hasFailed } = drawing;
  return {
    ...drawing,
    openView: (query: string) =>
      openKeptView(query, { showLayers, ...navigation, setView, pick: close, hasFailed }),
    tools,
    view,
    setView,
    ...legend,
    picked,
    toggleTool: (next: typeof tool) => {
      setPicked('');
      setPoint(undefined);
      tools.setTool(next === tool ? undefined : next);
    },
    close: () => close(),
    ...navigation,
    follow: ((extent, onMove) => map.current?.follow(extent, onMove)) satisfies FollowExtent,
    getVisibleExtent: () => map.current?.getExtent(),
    zoomBy: (steps: number) => map.current?.zoomBy(steps),
  };
}

/** What `useMapExploration` returns. */
export type MapExploration = ReturnType<typeof useMapExploration>;
