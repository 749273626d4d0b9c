import { scrollToTopAfterPx } from '@temple-land/portal-core';
import { ScrollToTop } from '@temple-land/ui';
import { useText } from '../i18n/useText.ts';

/** The way back to the heading from far down a page; the last thing of the main part (spec 2.2). */
export function ToTop() {
  const { t } = useText();
  return <ScrollToTop label={t('shell.toTop')} afterPx={scrollToTopAfterPx} />;
}
