'use client';
import { ArrowUp } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import type { ComponentProps } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { scrollToTopWords } from './ScrollToTop.words.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './ScrollToTop.css.ts';
import { useIsScrolledPast } from './useIsScrolledPast.ts';

/** The props of `ScrollToTop`, with those of the `div` around the button. */
export interface ScrollToTopProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the button, "Back to top" by default. */
  label?: string | undefined;
  /** Scroll distance in px after which the button is shown; 100 by default. */
  afterPx?: number | undefined;
}

function scrollToTop(): void {
  window.scrollTo({ top: 0 });
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** A button that scrolls to the top and focuses the heading; shown after scrolling. */
export function ScrollToTop({ label, afterPx = 100, lang, ref, ...rest }: ScrollToTopProps) {
  const words = useWords('scrollToTop', scrollToTopWords);
  const { isPast, boxRef } = useIsScrolledPast(afterPx);
  const mergedRef = useMergedRefs(boxRef, ref);
  if (!isPast) return null;
  return (
    <div {...mergeProps({ className: styles.root }, rest)} ref={mergedRef}>
      <Button icon={<Icon of={ArrowUp} />} isIconOnly lang={lang} onClick={scrollToTop}>
        {label ?? words.label}
      </Button>
    </div>
  );
}
