import type { GeoPoint } from '@temple-land/portal-core';
import { darkColours, lightColours } from '@temple-land/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { themeAtom } from '../../../state/theme.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import type { DrawingMap, ShownPlots } from './drawingMap.ts';
import type { DrawnKind } from './drawnOutline.ts';
import type { SnapRing } from './snapPoint.ts';
import type { Corners } from './useCorners.ts';

const noRings: readonly SnapRing[] = [];
const noPoints: readonly GeoPoint[] = [];

/** The options of `useDrawingMap`. */
export interface UseDrawingMapOptions extends ShownPlots {
  /** The accessible name of the map. */
  label: string;
  kind: DrawnKind;
  tools: Corners;
  /** The outlines to whose corners and sides points snap. */
  rings: readonly SnapRing[];
}

/** Returns the extent of the plots that a drawing is about, else of all plots; undefined without any. */
function useExtent({ plots, subjects }: ShownPlots) {
  const shown = subjects.length > 0 ? subjects : plots;
  const corners = shown.flatMap((plot) => plot.corners);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const extent = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const key = corners.length === 0 ? '' : JSON.stringify(extent);
  return useMemo(
    () => (key === '' ? undefined : (JSON.parse(key) as [number, number, number, number])),
    [key],
  );
}

/** Draws plots and a drawing into an element while it is mounted; the library is loaded on first use. */
export function useDrawingMap(options: UseDrawingMapOptions) {
  const { kind, tools, rings, plots, subjects } = options;
  const { typed, isSnapping } = tools;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('loading');
  const map = useRef<DrawingMap>(undefined);
  const extent = useExtent({ plots, subjects });
  const colours = useStoredAtom(themeAtom, 'light') === 'dark' ? darkColours : lightColours;
  const onPoint = useEffectEvent(tools.addCorner);
  const onEdit = useEffectEvent(tools.setPoints);
  const getLabel = useEffectEvent(() => options.label);
  useEffect(() => {
    if (!container) return undefined;
    let isUnmounted = false;
    const draw = async () => {
      const { createDrawingMap } = await import('./drawingMap.ts');
      if (isUnmounted) return;
      map.current = createDrawingMap({
        container,
        label: getLabel(),
        colours,
        kind,
        onPoint: (point) => onPoint(point),
        onEdit: (points) => onEdit(points),
        onReady: () => setState('ready'),
      });
    };
    draw().catch(() => setState('failed'));
    return () => {
      isUnmounted = true;
      map.current?.remove();
      map.current = undefined;
      setState('loading');
    };
  }, [container, colours, kind]);
  const isReady = state === 'ready';
  useEffect(() => {
    if (isReady) map.current?.show({ plots, subjects });
  }, [isReady, plots, subjects]);
  useEffect(() => {
    if (isReady && extent) map.current?.fit(extent);
  }, [isReady, extent]);
  const points = typed.wrongLine === undefined ? typed.points : undefined;
  useEffect(() => {
    if (isReady) map.current?.sketch(points ?? noPoints);
  }, [isReady, points]);
  useEffect(() => {
    if (isReady) map.current?.edit({ points, rings: isSnapping ? rings : noRings });
  }, [isReady, points, rings, isSnapping]);
  return {
    setContainer,
    state,
    zoomBy: (steps: number) => map.current?.zoomBy(steps),
    fit: () => extent && map.current?.fit(extent),
  };
}
