import { useEffect, useState } from 'react';
import { TopLayer } from '../Field/TopLayer.tsx';
import * as styles from './Loader.css.ts';
import { useStillPage } from './useStillPage.ts';

/** The props of `Loader`. */
export interface LoaderProps {
  /** Something is on its way. */
  isLoading: boolean;
  /** The word that is shown and spoken. */
  label: string;
}

const afterMs = 400;
const atLeastMs = 400;

/** Waits before it shows and, once shown, stays long enough to be read. */
function useShown(isLoading: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isLoading === isShown) return undefined;
    const timer = setTimeout(() => setShown(isLoading), isLoading ? afterMs : atLeastMs);
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
}

/** Covers the page, dialogs too, while requests are pending; short waits show nothing. */
export function Loader({ isLoading, label }: LoaderProps) {
  const isShown = useShown(isLoading);
  useStillPage(isShown && isLoading);
  return (
    <div role="status">
      {isShown && (
        <div popover="manual" className={styles.overlay}>
          <TopLayer>
            <span className={styles.box}>
              <span className={styles.ring} aria-hidden />
              {label}
            </span>
          </TopLayer>
        </div>
      )}
    </div>
  );
}
