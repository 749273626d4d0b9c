import type { Extent, MapLayer } from '@temple-land/portal-core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShownExtent } from '../canvas/landMapOptions.ts';
import { useMapDays } from '../days/useMapDays.ts';
import { useMapTools, type MapTools } from '../tools/useMapTools.ts';
import { useOwnLayers } from '../tools/useOwnLayers.ts';
import { parseMapAddress } from './mapAddress.ts';
import { joinExtents } from './mapFeatures.ts';
import { openKeptView } from './openKeptView.ts';
import { useKeptAddress } from './useKeptAddress.ts';
import { useMapDrawing } from './useMapDrawing.ts';
import { useMapNavigation } from './useMapNavigation.ts';
import { useVisibleLayers } from './useVisibleLayers.ts';

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

/** Returns the picked plot and the plots of a shown khatiyan; one is empty while there is the other. */
function usePicked(start: string) {
  const [picked, setPicked] = useState(start);
  const [khatiyanPlots, setKhatiyanPlots] = useState(noCodes);
  const set = (plotCode: string, plotCodes: readonly string[]) => {
    setPicked(plotCode);
    setKhatiyanPlots(plotCodes);
  };
  return {
    picked,
    setPicked,
    khatiyanPlots,
    pick: (plotCode: string) => set(plotCode, noCodes),
    showKhatiyanPlots: (plotCodes: readonly string[]) => set('', plotCodes),
  };
}

/** Returns a function that selects plots by their codes, such as those of a report, and shows them all once found. */
function useSelectedPlots({ selection, setTool }: MapTools, show: (extent: Extent) => void) {
  const [plotCodes, setPlotCodes] = useState<string[]>();
  const { request, found, select } = selection;
  const isAsked = plotCodes !== undefined && request?.plotCodes === plotCodes;
  const showFound = useEffectEvent(show);
  useEffect(() => {
    const extent = isAsked && found && joinExtents(found.plots.map((one) => one.extent));
    if (extent) showFound(extent);
  }, [isAsked, found]);
  return (codes: string[]) => {
    setPlotCodes(codes);
    setTool('select');
    select({ plotCodes: codes });
  };
}

/** Returns the state of the map (view, hidden layers, picked plot, tools) and the functions that change it. */
export function useMapExploration(label: string, layers: readonly MapLayer[]) {
  const ownLayers = useOwnLayers();
  const tools = useMapTools(ownLayers.layers);
  const [address] = useSearchParams();
  const [start] = useState(() => parseMapAddress(address));
  const [view, setView] = useState(start.view);
  const days = useMapDays(layers, start);
  const { shown, showLayers, ...legend } = useVisibleLayers(layers, start);
  const [startExtent, setStartExtent] = useState<ShownExtent | undefined>(
    start.extent && { ...start.extent, isWholeView: true },
  );
  const { picked, setPicked, khatiyanPlots, pick, showKhatiyanPlots } = usePicked(start.plot);
  const highlighted = useHighlighted(tools, picked, khatiyanPlots);
  const { map, ...drawing } = useMapDrawing({
    label,
    layers,
    shown,
    startExtent,
    highlighted,
    days,
    tools,
    ownLayers: ownLayers.layers,
    pick,
    isTable: view === 'table',
  });
  useKeptAddress({
    extent: drawing.scale?.extent ?? startExtent,
    ...legend,
    view,
    plot: picked,
    ...days.chosen,
  });
  const navigation = useMapNavigation({
    map,
    tools,
    pick,
    setStartExtent,
    showMap: () => {
      if (!drawing.hasFailed) setView('map');
    },
    showKhatiyanPlots,
  });
  const close = (plotCode = '') => {
    tools.setPoint(undefined);
    pick(plotCode);
  };
  const { hasFailed } = drawing;
  return {
    ...drawing,
    openView: (query: string) =>
      openKeptView(query, {
        showLayers,
        ...navigation,
        setView,
        pick: close,
        chooseDays: days.choose,
        hasFailed,
      }),
    tools,
    ownLayers,
    view,
    setView,
    ...legend,
    days,
    picked,
    toggleTool: (next: typeof tools.tool) => {
      setPicked('');
      tools.setPoint(undefined);
      tools.setTool(next === tools.tool ? undefined : next);
    },
    close: () => close(),
    selectPlots: useSelectedPlots(tools, navigation.fitTo),
    ...navigation,
  };
}

/** What `useMapExploration` returns. */
export type MapExploration = ReturnType<typeof useMapExploration>;
