import { StatusPatch } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './DemoBanner.css.ts';

/** The banner of the demo mode, or of a test copy, in two words, for the header of a work area. */
export function DemoTag() {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <>
      <span className={styles.tag}>
        <StatusPatch tone="neutral" title={t('common:shell.demo')}>
          {t('common:shell.demo.short')}
        </StatusPatch>
      </span>
      <span className={styles.copyTag}>
        <StatusPatch tone="warning" title={t('common:shell.copy')}>
          {t('common:shell.copy.short')}
        </StatusPatch>
      </span>
    </>
  );
}
