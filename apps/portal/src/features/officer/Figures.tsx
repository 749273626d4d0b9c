import { acresText, countText } from '@temple-land/portal-core';
import { Button, StatTile, visuallyHidden } from '@temple-land/ui';
import { CircleCheck, Hourglass, Inbox, LandPlot } from 'lucide';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useText } from '../../i18n/useText.ts';
import * as styles from './officer.css.ts';
import { useSummary } from './useSummary.ts';

/** The figures of an officer's own area. */
export function Figures() {
  const { t } = useText();
  const { summary, isPending, said, refetch } = useSummary();
  const shown = summary ?? { pending: 0, overdue: 0, approved: 0, total_area: 0, medianDays: null };
  return (
    <section aria-labelledby="figures" aria-busy={isPending}>
      <h2 id="figures" className={visuallyHidden}>
        {t('officer.summary')}
      </h2>
      <OutcomeMessage said={said} />
      {said && <Button onClick={() => void refetch()}>{t('application.retry')}</Button>}
      <dl className={styles.tiles}>
        <StatTile
          icon={Inbox}
          label={t('officer.stat.pending')}
          value={countText(shown.pending)}
          context={t('officer.stat.overdue', { n: countText(shown.overdue) })}
        />
        <StatTile
          icon={CircleCheck}
          label={t('officer.stat.approved')}
          value={countText(shown.approved)}
          context={t('officer.stat.approved.text')}
        />
        <StatTile
          icon={Hourglass}
          label={t('officer.stat.median')}
          value={shown.medianDays === null ? '-' : countText(shown.medianDays)}
          unit={t('officer.stat.days')}
          context={t('officer.stat.median.text')}
        />
        <StatTile
          icon={LandPlot}
          label={t('officer.stat.area')}
          value={acresText(shown.total_area)}
          unit={t('officer.stat.acres')}
          context={t('officer.stat.area.text')}
        />
      </dl>
    </section>
  );
}
