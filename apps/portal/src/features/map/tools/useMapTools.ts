import type { GeoPoint, PlotSelectionRequest } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { DrawnPlot } from '../../../common/land/drawing/pointHandlers.ts';
import type { OwnLayer } from './ownLayers.ts';
import {
  listSelectionFaults,
  noSelectionFields,
  toSelectionRequest,
  type SelectionInput,
} from './selectionRequest.ts';
import { useCorners } from '../../../common/land/drawing/useCorners.ts';

/** The tools with a panel. */
export type MapTool =
  'go' | 'measure' | 'select' | 'basket' | 'print' | 'bookmarks' | 'files' | 'draw' | 'days';

const noPlots: readonly DrawnPlot[] = [];

/** Returns the selected plots, which are found again when the request changes. */
function useSelection() {
  const [request, setRequest] = useState<PlotSelectionRequest>();
  const { data, error, isFetching, refetch } = useQuery(
    serviceQuery('plotSelection', request, { isQuiet: true }),
  );
  const found = data && 'result' in data ? data.result : undefined;
  const message = error?.userMessage;
  return { request, select: setRequest, found, message, isFetching, refetch };
}

/** Returns the state of the tools of the map: which is on, its points, its chosen plots and what it selects. */
export function useMapTools(ownLayers: readonly OwnLayer[]) {
  const [tool, setTool] = useState<MapTool>();
  const [point, setPoint] = useState<GeoPoint>();
  const cornersTool = useCorners(...useState(''));
  const { typed, addCorner } = cornersTool;
  const [chosen, setChosen] = useState(noPlots);
  const [fields, setFields] = useState(noSelectionFields);
  const selection = useSelection();
  const drawsCorners =
    tool === 'measure' || tool === 'draw' || (tool === 'select' && fields.place === 'outline');
  const sketched = useMemo(
    () => (drawsCorners ? typed.points : point ? [point] : []),
    [drawsCorners, typed, point],
  );
  const toggleChosen = (plot: DrawnPlot) =>
    setChosen(
      chosen.some(({ plotCode }) => plotCode === plot.plotCode)
        ? chosen.filter(({ plotCode }) => plotCode !== plot.plotCode)
        : [...chosen, plot],
    );
  /** Uses a point of the map for the tool that is on; returns false when none takes it. */
  const takePoint = (at: GeoPoint, plot: DrawnPlot | undefined): boolean => {
    if (drawsCorners) addCorner(at);
    else if (tool === 'select') {
      if (plot) toggleChosen(plot);
    } else setPoint(at);
    return drawsCorners || tool !== undefined;
  };
  const getInput = (given = fields): SelectionInput => ({
    fields: given,
    points: typed.points,
    plotCodes: chosen.map(({ plotCode }) => plotCode),
    ownLayers,
  });
  const selectWith = (changes: Partial<typeof fields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    setTool('select');
    const input = getInput(next);
    if (listSelectionFaults(input).length === 0) selection.select(toSelectionRequest(input));
  };
  return {
    tool,
    getInput,
    /** Selects the plots that a file of one's own touches, as its fields then say. */
    selectTouched: (layer: string) => selectWith({ place: 'layer', layer, shape: '' }),
    /** Selects the plots in the drawn outline, as its fields then say. */
    selectInOutline: () => selectWith({ place: 'outline' }),
    setTool,
    point,
    setPoint,
    ...cornersTool,
    /** The corners that can be moved on the map. */
    editable: drawsCorners && typed.wrongLine === undefined ? typed.points : undefined,
    chosen,
    toggleChosen,
    fields,
    setFields,
    selection,
    sketched,
    takePoint,
  };
}

/** What `useMapTools` returns. */
export type MapTools = ReturnType<typeof useMapTools>;
