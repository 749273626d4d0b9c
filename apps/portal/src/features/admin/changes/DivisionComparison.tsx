import { roundAcres, type DivisionOutlines } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { muted } from '../../../common/page/card.css.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { DivisionSketch } from '../plotDivision/DivisionSketch.tsx';
import * as styles from './changes.css.ts';

type Outline = DivisionOutlines['after'][number];

const sumAreas = (plots: readonly Outline[]) =>
  roundAcres(plots.reduce((sum, { area }) => sum + area, 0));

function Side({ title, plots }: { title: string; plots: readonly Outline[] }) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  return (
    <div className={styles.side}>
      <h3 className={styles.sideTitle}>{title}</h3>
      <DivisionSketch parts={plots} neighbours={[]} />
      <ul className={styles.areas}>
        {plots.map(({ plotNo, area }) => (
          <li key={plotNo}>{t('admin:division.plot', { n: plotNo, area: formatAcres(area) })}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The outlines of plots before and after a split, a merge or its undo beside each other, with their areas and the
 * balance.
 */
export function DivisionComparison({ outlines }: { outlines: DivisionOutlines }) {
  const { t } = useTranslation(['plotDivision', 'admin', 'common', 'specification']);
  const [before, after] = [sumAreas(outlines.before), sumAreas(outlines.after)];
  return (
    <>
      <div className={styles.sides}>
        <Side title={t('admin:division.before')} plots={outlines.before} />
        <Side title={t('admin:division.after')} plots={outlines.after} />
      </div>
      <p className={muted}>
        {before === after
          ? t('admin:division.balanced', { n: formatAcres(before) })
          : t('admin:division.unbalanced', {
              before: formatAcres(before),
              after: formatAcres(after),
            })}
      </p>
    </>
  );
}
