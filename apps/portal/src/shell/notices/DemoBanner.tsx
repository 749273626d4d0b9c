import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '@temple-land/ui';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import * as styles from './DemoBanner.css.ts';

/**
 * The banner of the demo mode, the data is a sample, or of a test copy, persons are masked. The service sets the mode
 * on its pages, so that the banner is shown with the first paint.
 */
export function DemoBanner() {
  const { t } = useTranslation(['common', 'specification']);
  const mode = useConfiguration()?.mode;
  useEffect(() => {
    if (mode !== undefined) document.documentElement.dataset['mode'] = mode;
  }, [mode]);
  if (mode === 'production') return null;
  return (
    <>
      {mode !== 'copy' && (
        <aside className={styles.banner} aria-label={t('common:shell.demo.name')}>
          <Container elementType="p">{t('common:shell.demo')}</Container>
        </aside>
      )}
      {mode !== 'demo' && (
        <aside className={styles.copyBanner} aria-label={t('common:shell.demo.name')}>
          <Container elementType="p">{t('common:shell.copy')}</Container>
        </aside>
      )}
    </>
  );
}
