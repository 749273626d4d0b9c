import type { Extent, GeoPoint } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { parseCorners, toCoordinateText } from './coordinates.ts';

const undoMax = 100;

/** Returns the corners of the tools that draw, as text and as points, with the functions that change them. */
export function useCorners() {
  const [corners, setText] = useState('');
  const [past, setPast] = useState<readonly string[]>([]);
  const [isSnapping, setSnapping] = useState(true);
  const typed = useMemo(() => parseCorners(corners), [corners]);
  const setCorners = (text: string) => {
    setPast([...past, corners].slice(-undoMax));
    setText(text);
  };
  const undo = () => {
    setText(past.at(-1) ?? '');
    setPast(past.slice(0, -1));
  };
  const setPoints = (points: readonly GeoPoint[]) =>
    setCorners(points.map(toCoordinateText).join('\n'));
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
    /** Whether corners snap to those and to the sides of plots. */
    isSnapping,
    setSnapping,
  };
}
