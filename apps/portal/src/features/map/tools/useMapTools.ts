import type { Extent, GeoPoint, PlotSelectionRequest } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import type { DrawnPlot } from '../canvas/landMapOptions.ts';
import { parseCorners, toCoordinateText } from './coordinates.ts';
import { noSelectionFields } from './selectionRequest.ts';

/** The tools with a panel. */
export type MapTool = 'go' | 'measure' | 'select' | 'basket' | 'print' | 'bookmarks';

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
export function useMapTools() {
  const [tool, setTool] = useState<MapTool>();
  const [point, setPoint] = useState<GeoPoint>();
  const [corners, setCorners] = useState('');
  const [chosen, setChosen] = useState(noPlots);
  const [fields, setFields] = useState(noSelectionFields);
  const selection = useSelection();
  const typed = useMemo(() => parseCorners(corners), [corners]);
  const drawsCorners = tool === 'measure' || (tool === 'select' && fields.place === 'outline');
  const sketched = useMemo(
    () => (drawsCorners ? typed.points : point ? [point] : []),
    [drawsCorners, typed, point],
  );
  const addCorner = (corner: GeoPoint) =>
    setCorners(
      `${corners.trimEnd()}${corners.trim() === '' ? '' : '\n'}${toCoordinateText(corner)}`,
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
  const setBox = ({ minX, minY, maxX, maxY }: Extent) =>
    setCorners(
      [
        { longitude: minX, latitude: minY },
        { longitude: maxX, latitude: maxY },
      ]
        .map(toCoordinateText)
        .join('\n'),
    );
  return {
    tool,
    setTool,
    point,
    setPoint,
    corners,
    setCorners,
    setBox,
    typed,
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
