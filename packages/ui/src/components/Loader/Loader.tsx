'use client';
import { useEffect, useState, type ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { loaderWords } from './Loader.words.ts';
import { TopLayer } from '../Field/TopLayer.tsx';
import * as styles from './Loader.css.ts';
import { useBlockedInput } from './useBlockedInput.ts';

/** The props of `Loader`, with those of a native `div`. */
export interface LoaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A request is pending. */
  isPending: boolean;
  /** The text that is shown and announced. */
  label?: string | undefined;
}

const showDelayMs = 400;
const minimumShownMs = 400;

/** Returns true with a delay, so that a short wait shows nothing, and false with a delay, so that it can be read. */
function useIsShown(isPending: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isPending === isShown) return undefined;
    const timer = setTimeout(() => setShown(isPending), isPending ? showDelayMs : minimumShownMs);
    return () => clearTimeout(timer);
  }, [isPending, isShown]);
  return isShown;
}

/** Covers the page and its dialogs while requests are pending; a short wait shows nothing. */
export function Loader({ isPending, label, ...rest }: LoaderProps) {
  const words = useWords('loader', loaderWords);
  const isShown = useIsShown(isPending);
  useBlockedInput(isShown && isPending);
  return (
    <div {...mergeProps({ role: 'status', className: styles.root }, rest)}>
      {isShown && (
        <div popover="manual" className={styles.overlay}>
          <TopLayer>
            <span className={styles.box}>
              <span className={styles.ring} aria-hidden />
              {label ?? words.label}
            </span>
          </TopLayer>
        </div>
      )}
    </div>
  );
}
