import { acresText, countText } from '@temple-land/portal-core';
import { wrap } from '../../blocks/layout.css.ts';
import { TryAgain } from '../../blocks/TryAgain.tsx';
import { useSummary } from '../../blocks/useSummary.ts';
import { useText } from '../../i18n/useText.ts';
import * as styles from './HomeFigures.css.ts';
import { lead, section } from './shared.css.ts';

/** The four figures of the land record; they stand at 0 until they are loaded (spec 3). */
export function HomeFigures() {
  const { t } = useText();
  const { summary, said, isPending, refetch } = useSummary();
  const figures = [
    [acresText(summary.total_area), t('home.figures.area')],
    [countText(summary.total_district), t('home.figures.districts')],
    [countText(summary.total_tahasil), t('home.figures.tahasils')],
    [countText(summary.total_village), t('home.figures.mouzas')],
  ] as const;
  return (
    <section className={`${wrap} ${section} ${styles.figures}`} aria-labelledby="figures">
      <div>
        <h2 id="figures">{t('home.figures.title')}</h2>
        <p className={lead}>{t('home.figures.lead')}</p>
        <div className={styles.failure}>
          <TryAgain said={said} onAgain={refetch} />
        </div>
      </div>
      <dl className={styles.figureList} aria-busy={isPending}>
        {figures.map(([value, label]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
