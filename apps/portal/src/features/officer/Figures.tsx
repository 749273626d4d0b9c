import { acresText, countText } from '@temple-land/portal-core';
import { StatTile, visuallyHidden } from '@temple-land/ui';
import { CircleCheck, Hourglass, Inbox, LandPlot } from 'lucide';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useText } from '../../i18n/useText.ts';
import * as styles from './officer.css.ts';
import { useSummary } from './useSummary.ts';

/** The figures of an officer's own area. */
export function Figures() {
  const { t } = useText();
  const { summary, isPending, said, refetch } = useSummary();
  const shown = (count: number | null | undefined, text = countText) =>
    count === null || count === undefined ? '-' : text(count);
  return (
    <section aria-labelledby="figures" aria-busy={isPending}>
      <h2 id="figures" className={visuallyHidden}>
        {t('officer.summary')}
      </h2>
      <TryAgain said={said} onAgain={refetch} />
      {said === undefined && (
        <dl className={styles.tiles}>
          <StatTile
            icon={Inbox}
            label={t('officer.stat.pending')}
            value={shown(summary?.pending)}
            context={t('officer.stat.overdue', { n: shown(summary?.overdue) })}
          />
          <StatTile
            icon={CircleCheck}
            label={t('officer.stat.approved')}
            value={shown(summary?.approved)}
            context={t('officer.stat.approved.text')}
          />
          <StatTile
            icon={Hourglass}
            label={t('officer.stat.median')}
            value={shown(summary?.medianDays)}
            unit={t('officer.stat.days')}
            context={t('officer.stat.median.text')}
          />
          <StatTile
            icon={LandPlot}
            label={t('officer.stat.area')}
            value={shown(summary?.total_area, acresText)}
            unit={t('officer.stat.acres')}
            context={t('officer.stat.area.text')}
          />
        </dl>
      )}
    </section>
  );
}
