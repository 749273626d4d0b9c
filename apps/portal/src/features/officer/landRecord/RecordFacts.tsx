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

/** The fields of a record that the role may not see, which are left out. */
interface Withheld {
  withheld: readonly string[];
}

/** The entries of a plot as in its report, each with its name; an entry without a value is a dash. */
export function PlotFacts({ plot, withheld }: { plot: PlotRow } & Withheld) {
  const text = useTranslation(['landRecord', 'common', 'specification', 'officer']);
  const seen = reportColumns.plot.filter(({ key }) => !withheld.includes(key));
  const facts = seen.map((column): Fact => {
    const value = plot[column.key as keyof PlotRow];
    return [text.t(`specification:${column.label}`), formatCell(column, value, text)];
  });
  return <FactGrid facts={facts} />;
}

/** The front page of the record of rights. */
export function KhatiyanFacts({ khatiyan, withheld }: { khatiyan: KhatiyanFront } & Withheld) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const { ownerLine, marfatdar, satwa, rent, cess, rorStatus, publishedOn, recordedOn } = khatiyan;
  const published = publishedOn === null ? '-' : formatDate(publishedOn);
  const facts: readonly (readonly [key: string, ...Fact])[] = [
    ['ownerLine', t('specification:report.ownerLine'), ownerLine || '-'],
    ['marfatdar', t('specification:report.marfatdar'), marfatdar || '-'],
    ['satwa', t('specification:report.satwa'), satwa || '-'],
    ['rent', t('specification:report.rent'), formatRupees(rent)],
    ['cess', t('specification:report.cess'), formatRupees(cess)],
    ['rorStatus', t('specification:report.rorStatus'), t(rorWords[rorStatus])],
    ['publishedOn', t('specification:report.publishedOn'), published],
    ['recordedOn', t('specification:report.lastUpdated'), formatDateTime(recordedOn)],
  ];
  const seen = facts.filter(([key]) => !withheld.includes(key));
  return <FactGrid facts={seen.map(([, name, value]): Fact => [name, value])} />;
}
