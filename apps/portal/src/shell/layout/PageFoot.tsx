import { Button, Icon } from '@temple-land/ui';
import { Flag } from 'lucide';
import { useTranslation } from 'react-i18next';
import { setPageReportOpen } from '../../state/dialogs.ts';
import * as styles from './PageFoot.css.ts';

/** The last line of a page: a button that reports a problem with it. */
export function PageFoot({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation(['common', 'specification']);
  return (
    <section
      className={isWide ? styles.wideFoot : styles.foot}
      aria-label={t('common:pageFoot.label')}
    >
      <Button
        kind="quiet"
        className={styles.report}
        icon={<Icon of={Flag} />}
        onClick={() => setPageReportOpen(true)}
      >
        {t('common:pageFoot.report')}
      </Button>
    </section>
  );
}
