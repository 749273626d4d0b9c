import type { Extent, FoundKhatiyan, GeoPoint } from '@temple-land/portal-core';
import type { RefObject } from 'react';
import type { LandMap } from '../canvas/landMap.ts';
import type { MapTools } from '../tools/useMapTools.ts';

/** The half side of what is shown around a point, in degrees; about 200 m. */
const aroundPoint = 0.002;

/** What navigation changes. */
export interface MapNavigation {
  map: RefObject<LandMap | undefined>;
  tools: MapTools;
  pick: (plotCode: string) => void;
  setStartExtent: (extent: Extent | undefined) => void;
  /** Shows the map instead of the table, if there is one. */
  showMap: () => void;
  showKhatiyanPlots: (plotCodes: readonly string[]) => void;
}

/** Returns the functions that go to a place, plot, point or khatiyan. */
export function useMapNavigation(changed: MapNavigation) {
  const { map, tools, pick, setStartExtent, showMap, showKhatiyanPlots } = changed;
  const { tool, chosen, setPoint } = tools;
  const fit = (extent: Extent) => {
    setStartExtent(extent);
    map.current?.fit(extent);
  };
  const showExtent = (extent: Extent, isMapShown = true) => {
    fit(extent);
    if (isMapShown) showMap();
  };
  const showHome = () => {
    setStartExtent(undefined);
    map.current?.home();
  };
  const showPlot = (plot: { extent: Extent; plotCode: string; plotNo?: string }) => {
    const { extent, plotCode, plotNo } = plot;
    showExtent(extent);
    // A place that is not a plot has no code.
    if (plotCode === '') return;
    if (tool === 'select' && plotNo !== undefined) {
      if (chosen.every((each) => each.plotCode !== plotCode))
        tools.toggleChosen({ plotCode, plotNo });
      return;
    }
    setPoint(undefined);
    pick(plotCode);
  };
  const showKhatiyan = ({ extent, plotCodes }: FoundKhatiyan) => {
    if (extent) showExtent(extent);
    setPoint(undefined);
    showKhatiyanPlots(plotCodes);
  };
  const showPoint = (point: GeoPoint) => {
    const { longitude: x, latitude: y } = point;
    setPoint(point);
    fit({
      minX: x - aroundPoint,
      minY: y - aroundPoint,
      maxX: x + aroundPoint,
      maxY: y + aroundPoint,
    });
  };
  return {
    goTo: showExtent,
    /** Moves the map, also while the table is shown. */
    fitTo: fit,
    goHome: showHome,
    goToPlot: showPlot,
    /** Shows a selected plot among the others, without choosing it. */
    goToSelected: ({ extent }: { extent: Extent }) => showExtent(extent),
    goToPoint: showPoint,
    goToKhatiyan: showKhatiyan,
  };
}
