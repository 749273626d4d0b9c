import { formatAcres, formatCount } from '../../../i18n/format.ts';
import { StatTile, visuallyHidden, Icon } from '@temple-land/ui';
import { FolderOpen, Hourglass, Inbox, LandPlot } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../../common/feedback/Retry.tsx';
import * as styles from '../layout/officer.css.ts';
import { useInboxCounts } from '../inbox/useInboxCounts.ts';
import { useOfficerFigures } from './useOfficerFigures.ts';

/** The figures of an officer's own area. */
export function OfficerFigures() {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { summary, isPending, message, refetch } = useOfficerFigures();
  const { counts } = useInboxCounts();
  const overdue = counts?.mineOverdue;
  const shown = (count: number | null | undefined, text = formatCount) =>
    count === null || count === undefined ? '-' : text(count);
  return (
    <section aria-labelledby="figures" aria-busy={isPending}>
      <h2 id="figures" className={visuallyHidden}>
        {t('summary')}
      </h2>
      <Retry message={message} part={t('summary')} onRetry={refetch} />
      {message === undefined && (
        <dl className={styles.tiles}>
          <StatTile
            icon={<Icon of={Inbox} />}
            label={t('inbox.waiting')}
            value={shown(counts?.mine)}
            context={
              overdue === undefined
                ? '-'
                : t('stat.overdue', { count: overdue, n: formatCount(overdue) })
            }
          />
          <StatTile
            icon={<Icon of={FolderOpen} />}
            label={t('inbox.office')}
            value={shown(counts?.office)}
            context={
              counts === undefined
                ? '-'
                : t('inbox.office.text', {
                    count: counts.applicant,
                    n: formatCount(counts.applicant),
                  })
            }
          />
          <StatTile
            icon={<Icon of={Hourglass} />}
            label={t('stat.median')}
            value={shown(summary?.medianDays)}
            unit={t('stat.days')}
            context={t('stat.median.text')}
          />
          <StatTile
            icon={<Icon of={LandPlot} />}
            label={t('stat.area')}
            value={shown(summary?.total_area, formatAcres)}
            unit={t('stat.acres')}
            context={t('stat.area.text')}
          />
        </dl>
      )}
    </section>
  );
}
