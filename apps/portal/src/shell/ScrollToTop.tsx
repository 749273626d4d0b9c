import { scrollToTopAfterPx } from '@temple-land/portal-core';
import { Button } from '@temple-land/ui';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import * as styles from './ScrollToTop.css.ts';

function goUp(): void {
  window.scrollTo({ top: 0 });
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Leads back to the heading of a page that was scrolled by more than 100 px (spec 2.2). */
export function ScrollToTop() {
  const { t } = useText();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () => setIsShown(window.scrollY > scrollToTopAfterPx);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isShown) return null;
  return (
    <div className={styles.corner}>
      <Button icon={ArrowUp} isIconOnly onClick={goUp}>
        {t('shell.toTop')}
      </Button>
    </div>
  );
}
