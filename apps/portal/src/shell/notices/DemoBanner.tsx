import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '../../api/configuration/useConfiguration.ts';
import { wrap } from '../../common/page/layout.css.ts';
import * as styles from './DemoBanner.css.ts';

/**
 * Says on every page that the data is a sample, as long as the service runs with samples. The
 * service marks its pages with the mode, so that the banner stands there from the first paint.
 */
export function DemoBanner() {
  const { t } = useTranslation(['common', 'specification']);
  const mode = useConfiguration()?.mode;
  useEffect(() => {
    if (mode !== undefined) document.documentElement.dataset['mode'] = mode;
  }, [mode]);
  if (mode === 'production') return null;
  return (
    <aside className={styles.banner} aria-label={t('common:shell.demo.name')}>
      <p className={wrap}>{t('common:shell.demo')}</p>
    </aside>
  );
}
