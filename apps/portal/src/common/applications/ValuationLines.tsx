import { isWithoutRate, type ValuationLine, type ValuationRule } from '@temple-land/portal-core';
import { StatusPatch } from '@temple-land/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAcres, formatCount, formatDate, formatRupees } from '../../i18n/format.ts';
import { langAttribute } from '../../i18n/langAttribute.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { meta, noWrap } from '../page/card.css.ts';
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

interface LineProps {
  line: ValuationLine;
  areaGranted: number;
}

/** Where the rate of a line is from: the list with its order, or the officer's own order and reason. */
function RateNote({ line: { rule, ownRate }, areaGranted }: LineProps) {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  if (rule !== null) {
    return (
      <p className={meta}>
        {describeRule(rule, { t })}. {describeSlab(rule, areaGranted, { t })}
      </p>
    );
  }
  return (
    <>
      <div>
        <StatusPatch tone="warning">{t('common:sheet.ownRate')}</StatusPatch>
      </div>
      {ownRate && (
        <p className={meta}>
          {t('common:amountDue.rule.text', { number: ownRate.orderNo })}.{' '}
          <span {...langAttribute(ownRate.reason, language)}>{ownRate.reason}</span>
        </p>
      )}
    </>
  );
}

function Override({ line: { amount, override } }: { line: ValuationLine }) {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  if (override === null) return null;
  return (
    <>
      <p>
        {t('common:sheet.changed')}{' '}
        <span {...langAttribute(override.reason, language)}>{override.reason}</span>
      </p>
      <p className={meta}>{t('common:sheet.calculated', { amount: toRupees(amount) })}</p>
    </>
  );
}

function Line(props: LineProps) {
  const { t } = useTranslation(['common', 'specification']);
  const language = useLanguage();
  const { line } = props;
  const { plotNo, kisam, area, ratePerAcre, concession, amount, override } = line;
  const hasAmount = !isWithoutRate(line);
  return (
    <li className={styles.sheetLine}>
      <p className={styles.sheetHead}>
        <span>
          <b>{plotNo === '' ? t('common:sheet.noPlot') : t('common:sheet.plot', { n: plotNo })}</b>{' '}
          <span className={meta} {...langAttribute(kisam, language)}>
            {kisam}
          </span>
        </span>{' '}
        {hasAmount && <b className={styles.sheetAmount}>{toRupees(override?.amount ?? amount)}</b>}
      </p>
      <p className={styles.sheetCalculation}>
        {formatArea(area, { t })}
        {hasAmount && (
          <>
            {' × '}
            <span className={noWrap}>{toRupees(ratePerAcre)}</span>
            {concession > 0 && <span className={noWrap}>{` − ${toRupees(concession)}`}</span>}
          </>
        )}
      </p>
      <RateNote {...props} />
      <Override line={line} />
    </li>
  );
}

/** The props of `ValuationLines`. */
export interface ValuationLinesProps {
  lines: readonly ValuationLine[];
  areaGranted: number;
}

/** The lines of a valuation sheet: land, the amount with its calculation, the order of its rate, and what was changed. */
export function ValuationLines({ lines, areaGranted }: ValuationLinesProps) {
  const { t } = useTranslation(['common', 'specification']);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles.sheetTitle}>
        {t('common:sheet')}
      </h4>
      <ol className={styles.sheetLines}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines can be about one plot, and their order is fixed
          <Line key={index} line={line} areaGranted={areaGranted} />
        ))}
      </ol>
    </section>
  );
}
