import { scrollToTopAfterPx } from '@temple-land/portal-core';
import { ScrollToTop } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The button that scrolls to the heading; the last element of the main landmark (spec 2.2). */
export function BackToTop() {
  const { t } = useTranslation(['common', 'specification']);
  return <ScrollToTop label={t('common:shell.toTop')} afterPx={scrollToTopAfterPx} />;
}
