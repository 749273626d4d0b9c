import type { Extent, GeoPoint } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { parseCorners, toCoordinateText } from './coordinates.ts';

const undoMax = 100;
const noTexts: readonly string[] = [];

/** Returns points as text, one a line: latitude, longitude. */
export const toCornersText = (points: readonly GeoPoint[]): string =>
  points.map(toCoordinateText).join('\n');

/**
 * Returns the corners of a text, one a line, as points, with the functions that change it: each change can be taken back
 * and made again.
 */
export function useCorners(corners: string, onCorners: (text: string) => void) {
  const [past, setPast] = useState(noTexts);
  const [future, setFuture] = useState(noTexts);
  const [isSnapping, setSnapping] = useState(true);
  const typed = useMemo(() => parseCorners(corners), [corners]);
  const setCorners = (text: string) => {
    if (text === corners) return;
    setPast([...past, corners].slice(-undoMax));
    setFuture(noTexts);
    onCorners(text);
  };
  const undo = () => {
    setFuture([corners, ...future]);
    setPast(past.slice(0, -1));
    onCorners(past.at(-1) ?? '');
  };
  const redo = () => {
    setPast([...past, corners]);
    setFuture(future.slice(1));
    onCorners(future[0] ?? '');
  };
  const setPoints = (points: readonly GeoPoint[]) => setCorners(toCornersText(points));
  return {
    corners,
    setCorners,
    typed,
    setPoints,
    addCorner: (corner: GeoPoint) =>
      setCorners(
        `${corners.trimEnd()}${corners.trim() === '' ? '' : '\n'}${toCoordinateText(corner)}`,
      ),
    setBox: ({ minX, minY, maxX, maxY }: Extent) =>
      setPoints([
        { longitude: minX, latitude: minY },
        { longitude: maxX, latitude: maxY },
      ]),
    /** Takes the last change of the corners back; undefined when there is none. */
    undo: past.length === 0 ? undefined : undo,
    /** Makes the change again that was taken back last; undefined when there is none. */
    redo: future.length === 0 ? undefined : redo,
    /** Whether corners that are pressed or dragged snap to those and to the sides of plots. */
    isSnapping,
    setSnapping,
  };
}

/** What `useCorners` returns. */
export type Corners = ReturnType<typeof useCorners>;
