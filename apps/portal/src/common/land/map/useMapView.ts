import { useLayoutEffect, useRef, useState } from 'react';
import { mapSize, type MapPoint } from './mapProjection.ts';

const zooms = [1, 2, 4, 8, 16] as const;
/** The pixels at the edge of the frame in which a point counts as out of sight. */
const edge = 24;

/** Returns how much a map is enlarged in its frame, in which it scrolls. */
export function useMapView() {
  const [level, setLevel] = useState(0);
  const [width, setWidth] = useState<number>(mapSize.width);
  const frame = useRef<HTMLDivElement>(null);
  const centre = useRef<MapPoint>({ x: 0.5, y: 0.5 });
  const zoom = zooms[level] ?? 1;

  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const { x, y } = centre.current;
    current.scrollLeft = x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = y * current.scrollHeight - current.clientHeight / 2;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the drawing has another size then
  }, [zoom, width]);

  /** Enlarges the map around the middle of the frame, or around a mark when the whole map was in sight. */
  const zoomBy = (steps: number, mark: MapPoint) => {
    const { current } = frame;
    if (current === null) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    const seen = { x: scrollLeft + clientWidth / 2, y: scrollTop + clientHeight / 2 };
    const { x, y } = level === 0 ? mark : seen;
    centre.current = { x: x / scrollWidth, y: y / scrollHeight };
    setLevel(Math.min(zooms.length - 1, Math.max(0, level + steps)));
  };
  /** Scrolls to a point that is out of sight. */
  const reveal = ({ x, y }: MapPoint) => {
    const { current } = frame;
    if (current === null) return;
    const { clientWidth, clientHeight } = current;
    const [left, top] = [x - current.scrollLeft, y - current.scrollTop];
    const isAcross = left > edge && left < clientWidth - edge;
    const isUp = top > edge && top < clientHeight - edge;
    if (!isAcross) current.scrollLeft = x - clientWidth / 2;
    if (!isUp) current.scrollTop = y - clientHeight / 2;
  };
  return {
    frame,
    scale: (width * zoom) / mapSize.width,
    isLeast: level === 0,
    isMost: level === zooms.length - 1,
    zoomBy,
    reveal,
  };
}
