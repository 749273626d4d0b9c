import { type PlotItem } from '@temple-land/portal-core';
import { formatAcres } from '../../../i18n/format.ts';
import { Stack, visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/form/formPage.css.ts';
import { findStatusKey } from '../plots/plotStatusKeys.ts';
import { AnswerList } from '../../../common/applications/AnswerList.tsx';

/** The card beside the land step: the chosen plot, and a note that answers are saved. */
export function PlotCard({ plot }: { plot: PlotItem | undefined }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const statusKey = plot && findStatusKey(plot.status);
  const acres = (n: number) => t('common:application.acres', { n: formatAcres(n) });
  const free: readonly (readonly [string, string])[] =
    plot !== undefined && plot.freeArea < plot.area ? [[t('plot.free'), acres(plot.freeArea)]] : [];
  const status = plot && (statusKey ? t(statusKey) : plot.status);
  return (
    <Stack elementType="aside" aria-label={t('land.about')}>
      {/* Not the card itself: it explains terms, which are announced on their own. */}
      <p role="status" className={visuallyHidden}>
        {plot && [t('plot.card', { number: plot.plotNo }), acres(plot.area), status].join(', ')}
      </p>
      {plot && (
        <div className={styles.asideCard}>
          <h3>{t('plot.card', { number: plot.plotNo })}</h3>
          <AnswerList
            className={styles.pairs}
            answers={[
              [t('kisam'), plot.kissam, 'kisam'],
              ...(plot.satwa === '' ? [] : [[t('plots.satwa'), plot.satwa, 'satwa'] as const]),
              [t('common:application.area'), acres(plot.area)],
              ...free,
              [t('common:application.status'), status ?? ''],
            ]}
          />
        </div>
      )}
    </Stack>
  );
}
