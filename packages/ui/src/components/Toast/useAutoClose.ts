'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';

const shownMs = 8000;
const tickMs = 250;

/** Closes the oldest message after eight seconds; the time starts again while the region is hovered or focused. */
export function useAutoClose(
  region: RefObject<HTMLElement | null>,
  oldestId: string | undefined,
  onClose: (id: string) => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (oldestId === undefined) return undefined;
    let shownFor = 0;
    const timer = setInterval(() => {
      const isBeingRead = region.current?.matches(':hover, :focus-within') ?? false;
      shownFor = isBeingRead ? 0 : shownFor + tickMs;
      if (shownFor === shownMs) close(oldestId);
    }, tickMs);
    return () => clearInterval(timer);
  }, [oldestId, region]);
}
