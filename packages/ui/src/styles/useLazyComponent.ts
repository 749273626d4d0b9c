import { useCallback, useEffect, useState, type ComponentType } from 'react';

const afterLoadMs = 1000;

/** A part that is not needed to draw the page: its component once it is there, and what loads it. */
export interface Late<Props> {
  Part: ComponentType<Props> | undefined;
  /** Tells whether the part is there now; without a connection it is not, and may be asked for again. */
  load: () => Promise<boolean>;
}

/** Loads a part a second after the page where it is likely to be needed; sooner when asked. */
export function useLate<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  isLikely: () => boolean,
): Late<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const load = useCallback(async () => {
    try {
      const loaded = await fetch();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [fetch]);
  useEffect(() => {
    if (!isLikely()) return undefined;
    const timer = setTimeout(() => void load(), afterLoadMs);
    return () => clearTimeout(timer);
  }, [load, isLikely]);
  return { Part, load };
}
