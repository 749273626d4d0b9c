import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { media } from '../../theme/media.ts';
import type { HeaderSheetProps } from './header.ts';

const afterLoadMs = 1000;

/** The sheet once it is there, and what loads it. */
export interface LateSheet {
  Sheet: ComponentType<HeaderSheetProps> | undefined;
  /** Tells whether the sheet is there now; without a connection it is not, and may be asked for again. */
  load: () => Promise<boolean>;
}

/** Loads the sheet of the header where a narrow screen will need it, a second after the page; sooner when asked. */
export function useLateSheet(): LateSheet {
  const [Sheet, setSheet] = useState<ComponentType<HeaderSheetProps>>();
  const load = useCallback(async () => {
    try {
      const { HeaderSheet } = await import('./HeaderSheet.tsx');
      setSheet(() => HeaderSheet);
      return true;
    } catch {
      return false;
    }
  }, []);
  useEffect(() => {
    if (!matchMedia(media.upToNavigation).matches) return undefined;
    const timer = setTimeout(() => void load(), afterLoadMs);
    return () => clearTimeout(timer);
  }, [load]);
  return { Sheet, load };
}
