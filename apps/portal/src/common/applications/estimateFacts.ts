import { resolveKind, type LandEstimate, type ValuationRule } from '@temple-land/portal-core';
import { formatAcres, formatDate, formatRupees } from '../../i18n/format.ts';
import type { Translation } from '../../i18n/textKey.ts';

type Fact = readonly [name: string, value: string];

/** The land that an estimate is for. */
export interface EstimatedLand {
  applicationKind: string;
  /** The name of its mouza. */
  mouza: string;
}

const toRupees = (amount: number) => `₹ ${formatRupees(amount)}`;

/** Returns the application fee in words. */
export const formatApplicationFee = (fee: number, { t }: Pick<Translation, 't'>) =>
  fee === 0 ? t('common:estimate.applicationFee.none') : toRupees(fee);

/** Returns whether an estimate is the sum of lines with a rate each, so that no one rate says how it is computed. */
export const hasSeveralLines = ({ lines = [] }: LandEstimate): boolean => lines.length > 1;

function listConcessionFacts(
  concession: number,
  rule: ValuationRule,
  { t }: Pick<Translation, 't'>,
): Fact[] {
  if (rule.concessionPercent === 0) return [];
  const acres = t('common:application.acres', { n: formatAcres(rule.concessionUpTo) });
  const text =
    concession === 0
      ? t('common:estimate.concession.above', { acres })
      : `− ${toRupees(concession)} (${t('common:amountDue.concession.rule', { percent: rule.concessionPercent, acres })})`;
  return [[t('common:amountDue.concession'), text]];
}

function formatScope(rule: ValuationRule, mouza: string, { t }: Pick<Translation, 't'>) {
  const { kisam = '', isForMouza = false } = rule;
  return [
    isForMouza ? t('common:estimate.scope.mouza', { mouza }) : t('common:estimate.scope.anyMouza'),
    kisam === ''
      ? t('common:estimate.scope.anyKisam')
      : t('common:estimate.scope.kisam', { kisam }),
  ].join(', ');
}

function formatRule(
  { orderNo: number, effectiveFrom }: ValuationRule,
  { t }: Pick<Translation, 't'>,
) {
  return effectiveFrom === undefined
    ? t('common:amountDue.rule.text', { number })
    : t('common:estimate.rule.text', { number, date: formatDate(effectiveFrom) });
}

/** Returns what land would cost, how that is computed, and the rate that it is computed by unless lines say that. */
export function listEstimateFacts(
  estimate: LandEstimate,
  { applicationKind, mouza }: EstimatedLand,
  { t }: Pick<Translation, 't'>,
): Fact[] {
  const isLease = resolveKind({ applicationKind }).holding === 'lease';
  const { areaGranted, ratePerAcre, value, concession, fee, amountDue } = estimate;
  const rule = hasSeveralLines(estimate) ? null : estimate.rule;
  const rate: Fact = [
    t(isLease ? 'common:amountDue.rate.lease' : 'common:amountDue.rate.purchase'),
    toRupees(ratePerAcre),
  ];
  const concessionOfLines: Fact[] =
    concession === 0 ? [] : [[t('common:amountDue.concession'), `− ${toRupees(concession)}`]];
  return [
    [t('common:estimate.total'), toRupees(amountDue)],
    [t('common:estimate.area'), t('common:application.acres', { n: formatAcres(areaGranted) })],
    ...(rule === null ? [] : [rate]),
    [
      t(isLease ? 'common:amountDue.value.lease' : 'common:amountDue.value.purchase'),
      toRupees(value),
    ],
    ...(rule === null ? concessionOfLines : listConcessionFacts(concession, rule, { t })),
    ...(fee === 0 ? [] : [[t('common:estimate.fee'), toRupees(fee)] as const]),
    ...(rule === null
      ? []
      : ([
          [t('common:estimate.scope'), formatScope(rule, mouza, { t })],
          [t('common:estimate.rule'), formatRule(rule, { t })],
        ] satisfies Fact[])),
  ];
}

/** Returns the amount of each line of an estimate for several plots, by its plot. */
export const listLineAmounts = (estimate: LandEstimate, { t }: Pick<Translation, 't'>): Fact[] =>
  hasSeveralLines(estimate)
    ? (estimate.lines ?? []).map(({ plotNo, rule, amount }) => [
        t('common:estimate.line', { plot: plotNo }),
        rule === null ? t('common:sheet.ownRate') : toRupees(amount),
      ])
    : [];
