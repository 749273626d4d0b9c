import { scrollToTopAfterPx } from '@temple-land/portal-core';
import { ScrollToTop } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The way back to the heading from far down a page; the last thing of the main part (spec 2.2). */
export function ToTop() {
  const { t } = useTranslation(['common', 'specification']);
  return <ScrollToTop label={t('common:shell.toTop')} afterPx={scrollToTopAfterPx} />;
}
