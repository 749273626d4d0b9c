import { formatDate } from '../../i18n/format.ts';
import { Button, Icon } from '@temple-land/ui';
import { Flag } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { getReviewDate } from '../../content/pageReviews.ts';
import { setPageReportOpen } from '../../state/dialogs.ts';
import * as styles from './PageFoot.css.ts';

// A document shows the day of its own review.
const documentPage = 'info/documents/DocumentPage';

/** Returns the day on which the page was last reviewed; undefined where the page itself shows it. */
function useReviewDate(): string | undefined {
  const handle = useMatches().at(-1)?.handle as { path: string; page: string } | undefined;
  if (handle === undefined || handle.page === documentPage) return undefined;
  return getReviewDate(handle.path);
}

/** The last line of a page: its owner, its last review, and a button that reports a problem with it. */
export function PageFoot({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const reviewed = useReviewDate();
  return (
    <section
      className={isWide ? styles.wideFoot : styles.foot}
      aria-label={t('common:pageFoot.label')}
    >
      <p className={styles.facts}>
        <span>{t('common:pageFoot.owner', { office: t('office:owner') })}</span>
        {reviewed !== undefined && (
          <span>{t('common:pageFoot.reviewed', { date: formatDate(reviewed) })}</span>
        )}
      </p>
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
