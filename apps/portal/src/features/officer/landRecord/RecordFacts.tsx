import { reportColumns, type KhatiyanFront, type PlotRow } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { formatDate, formatRupees } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { formatCell } from '../landReport/reportValues.ts';
import * as styles from '../layout/officer.css.ts';
import { rorWords } from './recordWords.ts';

type Fact = readonly [name: string, value: string];

function FactGrid({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...langAttribute(value, language)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The entries of a plot as in its report, each with its name; an entry without a value is a dash. */
export function PlotFacts({ plot }: { plot: PlotRow }) {
  const text = useTranslation(['landRecord', 'common', 'specification', 'officer']);
  const facts = reportColumns.plot.map((column): Fact => {
    const value = plot[column.key as keyof PlotRow];
    return [text.t(`specification:${column.label}`), formatCell(column, value, text)];
  });
  return <FactGrid facts={facts} />;
}

/** The front page of the record of rights. */
export function KhatiyanFacts({ khatiyan }: { khatiyan: KhatiyanFront }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const { ownerLine, marfatdar, satwa, rent, cess, rorStatus, publishedOn, recordedOn } = khatiyan;
  return (
    <FactGrid
      facts={[
        [t('specification:report.ownerLine'), ownerLine || '-'],
        [t('specification:report.marfatdar'), marfatdar || '-'],
        [t('specification:report.satwa'), satwa || '-'],
        [t('specification:report.rent'), formatRupees(rent)],
        [t('specification:report.cess'), formatRupees(cess)],
        [t('specification:report.rorStatus'), t(rorWords[rorStatus])],
        [
          t('specification:report.publishedOn'),
          publishedOn === null ? '-' : formatDate(publishedOn),
        ],
        [t('specification:report.lastUpdated'), formatDateTime(recordedOn)],
      ]}
    />
  );
}
