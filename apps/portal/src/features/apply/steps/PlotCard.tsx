import { formatAcres, type PlotItem } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../common/form/formPage.css.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { Pairs } from './Pairs.tsx';

const statusKeys: Readonly<Record<string, TextKey<'apply'>>> = {
  available: 'plot.status.available',
  applied: 'plot.status.applied',
  leased: 'plot.status.leased',
  disputed: 'plot.status.disputed',
  temple: 'plot.status.temple',
};

/** What stands beside the land: the chosen plot, and that the answers are kept. */
export function PlotCard({ plot }: { plot: PlotItem | undefined }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const statusKey = plot && statusKeys[plot.status];
  const acres = (n: number) => t('common:application.acres', { n: formatAcres(n) });
  const free: readonly (readonly [string, string])[] =
    plot !== undefined && plot.freeArea < plot.area ? [[t('plot.free'), acres(plot.freeArea)]] : [];
  return (
    <aside className={styles.aside} aria-label={t('land.about')}>
      {plot && (
        <div className={styles.asideCard} aria-live="polite">
          <h3>{t('plot.card', { number: plot.plotNo })}</h3>
          <Pairs
            className={styles.pairs}
            pairs={[
              [t('kisam'), plot.kissam],
              [t('common:application.area'), acres(plot.area)],
              ...free,
              [t('common:application.status'), statusKey ? t(statusKey) : plot.status],
            ]}
          />
        </div>
      )}
      <Alert tone="info" role="none">
        <p>{t('saved')}</p>
      </Alert>
    </aside>
  );
}
