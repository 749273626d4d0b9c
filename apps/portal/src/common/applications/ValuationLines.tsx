import type { ValuationLine, ValuationRule } from '@temple-land/portal-core';
import { StatusPatch, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatAcres, formatCount, formatDate, formatRupees } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { meta, number } from '../page/card.css.ts';
import * as styles from './ApplicationDetails.css.ts';

const toRupees = (amount: number) => `₹ ${formatRupees(amount)}`;

/** Returns acres with the decimals of the land record. */
export const formatArea = (acres: number, { t }: Pick<Translation, 't'>): string =>
  t('common:sheet.area.text', {
    acres: t('common:application.acres', { n: formatAcres(acres) }),
    decimals: formatCount(Math.round(acres * 10_000) / 100),
  });

/** Returns which order fixed a rate, from when, and for which land. */
export function describeRule(
  { orderNo, effectiveFrom, kisam = '', isForMouza }: ValuationRule,
  { t }: Pick<Translation, 't'>,
): string {
  const order =
    effectiveFrom === undefined
      ? t('common:amountDue.rule.text', { number: orderNo })
      : t('common:sheet.order', { number: orderNo, date: formatDate(effectiveFrom) });
  const scope = isForMouza === true ? 'common:sheet.scope.mouza' : 'common:sheet.scope.all';
  return kisam === '' ? `${order}, ${t(scope)}` : `${order}, ${kisam}`;
}

/** Returns the slab of a rate: the concession for small areas, or that none applies above them. */
export function describeSlab(
  { concessionPercent, concessionUpTo }: ValuationRule,
  areaGranted: number,
  { t }: Pick<Translation, 't'>,
): string {
  if (concessionPercent === 0) return t('common:sheet.slab.none');
  const acres = formatArea(concessionUpTo, { t });
  return areaGranted <= concessionUpTo
    ? t('common:sheet.slab.under', { percent: formatCount(concessionPercent), acres })
    : t('common:sheet.slab.above', { acres });
}

function RateCell({ line, areaGranted }: { line: ValuationLine; areaGranted: number }) {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { ratePerAcre, rule, ownRate } = line;
  return (
    <>
      <span className={number}>{toRupees(ratePerAcre)}</span>
      {rule && (
        <span className={styles.sheetNote}>
          {describeRule(rule, { t })}. {describeSlab(rule, areaGranted, { t })}
        </span>
      )}
      {rule === null && (
        <span className={styles.sheetNote}>
          <StatusPatch tone="warning">{t('common:sheet.ownRate')}</StatusPatch>{' '}
          {ownRate && (
            <>
              {t('common:amountDue.rule.text', { number: ownRate.orderNo })}.{' '}
              <span {...langAttribute(ownRate.reason, language)}>{ownRate.reason}</span>
            </>
          )}
        </span>
      )}
    </>
  );
}

function AmountCell({ value, concession, amount, override }: ValuationLine) {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const calculation =
    concession > 0 ? `${toRupees(value)} − ${toRupees(concession)}` : toRupees(value);
  if (override === null) {
    return (
      <>
        <b className={number}>{toRupees(amount)}</b>
        {concession > 0 && <span className={styles.sheetNote}>{calculation}</span>}
      </>
    );
  }
  return (
    <>
      <b className={number}>{toRupees(override.amount)}</b>
      <span className={styles.sheetNote}>
        {t('common:sheet.calculated', { amount: toRupees(amount) })}
      </span>
      <span className={styles.sheetNote}>
        {t('common:sheet.changed')}{' '}
        <span {...langAttribute(override.reason, language)}>{override.reason}</span>
      </span>
    </>
  );
}

/** The lines of a valuation sheet: land, area, rate with its order, and the amount with what was calculated. */
export function ValuationLines({
  lines,
  areaGranted,
}: {
  lines: readonly ValuationLine[];
  areaGranted: number;
}) {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const columns: readonly Column<ValuationLine & { index: number }>[] = [
    {
      id: 'land',
      header: t('common:sheet.land'),
      renderCell: ({ plotNo, kisam }) => (
        <>
          {plotNo === '' ? t('common:sheet.noPlot') : t('common:sheet.plot', { n: plotNo })}
          <span className={meta} {...langAttribute(kisam, language)}>
            {' '}
            {kisam}
          </span>
        </>
      ),
    },
    {
      id: 'area',
      header: t('common:sheet.area'),
      renderCell: ({ area }) => formatArea(area, { t }),
    },
    {
      id: 'rate',
      header: t('common:sheet.rate'),
      renderCell: (line) => <RateCell line={line} areaGranted={areaGranted} />,
    },
    {
      id: 'amount',
      header: t('common:sheet.amount'),
      align: 'end',
      renderCell: (line) => <AmountCell {...line} />,
    },
  ];
  return (
    <Table
      caption={t('common:sheet')}
      columns={columns}
      rows={lines.map((line, index) => ({ ...line, index }))}
      keyOf={({ index }) => index}
    />
  );
}
