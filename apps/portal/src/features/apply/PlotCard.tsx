import { acresText, type PlotItem } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';
import type { PageKey } from '../../i18n/pageKey.ts';
import * as styles from '../../blocks/formPage.css.ts';
import { Pairs } from './Pairs.tsx';

const statusKeys: Readonly<Record<string, PageKey>> = {
  available: 'apply.plot.status.available',
  applied: 'apply.plot.status.applied',
  leased: 'apply.plot.status.leased',
  disputed: 'apply.plot.status.disputed',
  temple: 'apply.plot.status.temple',
};

/** What stands beside the land: the chosen plot, and that the answers are kept. */
export function PlotCard({ plot }: { plot: PlotItem | undefined }) {
  const { t } = useText();
  const statusKey = plot && statusKeys[plot.status];
  const acres = (n: number) => t('application.acres', { n: acresText(n) });
  const free: readonly (readonly [string, string])[] =
    plot !== undefined && plot.freeArea < plot.area
      ? [[t('apply.plot.free'), acres(plot.freeArea)]]
      : [];
  return (
    <aside className={styles.aside} aria-label={t('apply.land.about')}>
      {plot && (
        <div className={styles.asideCard} aria-live="polite">
          <h3>{t('apply.plot.card', { number: plot.plotNo })}</h3>
          <Pairs
            className={styles.pairs}
            pairs={[
              [t('apply.kisam'), plot.kissam],
              [t('application.area'), acres(plot.area)],
              ...free,
              [t('application.status'), statusKey ? t(statusKey) : plot.status],
            ]}
          />
        </div>
      )}
      <Alert tone="info" role="none">
        <p>{t('apply.saved')}</p>
      </Alert>
    </aside>
  );
}
