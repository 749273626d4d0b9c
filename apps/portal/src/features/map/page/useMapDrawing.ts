import type { MapLayer } from '@temple-land/portal-core';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { ShownExtent } from '../canvas/landMapOptions.ts';
import type { FollowExtent } from '../canvas/useCardPlace.ts';
import type { VisibleLayers } from '../canvas/visibleLayers.ts';
import { useLaterMap } from '../days/useLaterMap.ts';
import type { ChosenDays } from '../days/useMapDays.ts';
import type { OwnLayer } from '../tools/ownLayers.ts';
import type { MapTools } from '../tools/useMapTools.ts';
import { useMapPlaces } from './useMapPlaces.ts';

/** What the map draws, and what a press on it does. */
export interface MapDrawing {
  label: string;
  layers: readonly MapLayer[];
  shown: VisibleLayers;
  startExtent: ShownExtent | undefined;
  highlighted: readonly string[];
  days: ChosenDays;
  tools: MapTools;
  ownLayers: readonly OwnLayer[];
  /** Whether the table is shown instead of the map. */
  isTable: boolean;
  /** Picks a plot; empty for none. */
  pick: (plotCode: string) => void;
}

/**
 * Draws the map, and while days are compared that of the later one above it. A press picks the plot of the side on which it
 * is; `pickedDay` is the day of that side, undefined for today.
 */
export function useMapDrawing({ days, tools, pick, ...drawn }: MapDrawing) {
  const language = useLanguage();
  const [isPickedLater, setPickedLater] = useState(false);
  const laterDay = days.compared?.to === days.known.today ? undefined : days.compared?.to;
  const {
    drawn: base,
    colours,
    ...drawing
  } = useMapPlaces({
    ...drawn,
    language,
    day: days.day,
    sketched: tools.sketched,
    editable: tools.editable,
    isSnapping: tools.isSnapping,
    onEdit: tools.setPoints,
    onPoint: (point, plotOfBase) => {
      const later = swipe.map.current?.getPointOn(point);
      const isLater = later !== undefined && later.share > swipe.share / 100;
      const plot = isLater ? later.plot : plotOfBase;
      if (tools.takePoint(point, plot)) return;
      setPickedLater(isLater);
      pick(plot?.plotCode ?? '');
    },
  });
  const { label, layers, shown, highlighted } = drawn;
  const swipe = useLaterMap({
    base,
    day: laterDay,
    label,
    language,
    layers,
    shown,
    colours,
    highlighted,
    onFailure: drawing.failure.fail,
  });
  const { map } = drawing;
  return {
    ...drawing,
    swipe,
    pickedDay: days.compared && isPickedLater ? laterDay : days.day,
    follow: ((extent, onMove) => map.current?.follow(extent, onMove)) satisfies FollowExtent,
    getVisibleExtent: () => map.current?.getExtent(),
    zoomBy: (steps: number) => map.current?.zoomBy(steps),
  };
}
