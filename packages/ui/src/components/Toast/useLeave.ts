import { useEffect, useEffectEvent, type RefObject } from 'react';

const shownMs = 8000;
const tickMs = 250;

/** Closes the oldest message when it was shown for eight seconds; while it is read, they begin again. */
export function useLeave(
  region: RefObject<HTMLElement | null>,
  oldestId: string | undefined,
  onClose: (id: string) => void,
): void {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (oldestId === undefined) return undefined;
    let shownFor = 0;
    const timer = setInterval(() => {
      const isRead = region.current?.matches(':hover, :focus-within') ?? false;
      shownFor = isRead ? 0 : shownFor + tickMs;
      if (shownFor === shownMs) leave(oldestId);
    }, tickMs);
    return () => clearInterval(timer);
  }, [oldestId, region]);
}
