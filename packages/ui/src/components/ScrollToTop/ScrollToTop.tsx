import { ArrowUp } from 'lucide';
import { Button } from '../Button/Button.tsx';
import * as styles from './ScrollToTop.css.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** The props of `ScrollToTop`. */
export interface ScrollToTopProps {
  /** Name of the button, for example "Back to top". */
  label: string;
  /** How far the page is scrolled before the button shows, in pixels. */
  afterPx?: number;
  /** The language of the name, where it is not that of the page. */
  lang?: string;
}

function goUp(): void {
  window.scrollTo({ top: 0 });
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Leads from far down a page back to its heading. */
export function ScrollToTop({ label, afterPx = 100, lang }: ScrollToTopProps) {
  const { isPast, boxRef } = useScrolledPast(afterPx);
  if (!isPast) return null;
  return (
    <div ref={boxRef} className={styles.corner}>
      <Button icon={ArrowUp} isIconOnly lang={lang} onClick={goUp}>
        {label}
      </Button>
    </div>
  );
}
