import { type KhatiyanFacts, type PlotTotals } from '@temple-land/portal-core';
import { formatAcres, formatCount, formatRupees } from '../../../i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { card, meta } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../layout/officer.css.ts';

/** The props of `KhatiyanCard`. */
export interface KhatiyanCardProps {
  khatiyan: KhatiyanFacts;
  totals: PlotTotals;
  /** The facts that the role may not see. */
  withheld?: readonly string[] | undefined;
}

/** The facts of a khatiyan, above its plots. */
export function KhatiyanCard({ khatiyan, totals, withheld }: KhatiyanCardProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { ownerLine, marfatdar, rent, cess } = khatiyan;
  const facts = [
    ['ownerLine', t('specification:report.ownerLine'), ownerLine],
    ['marfatdar', t('specification:report.marfatdar'), marfatdar],
    ['plots', t('specification:report.plots'), formatCount(totals.count)],
    ['area', t('specification:report.area'), formatAcres(totals.area)],
    ['rent', t('landReport.dues'), `₹ ${formatRupees(rent + cess)}`],
  ].filter(([key = '']) => withheld?.includes(key) !== true);
  return (
    <dl className={`${card} ${styles.khatiyan}`}>
      {facts.map(([key, name, value = '']) => (
        <div key={key}>
          <dt className={meta}>{name}</dt>
          <dd className={styles.factValue} {...langAttribute(value, language)}>
            {value || '-'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
