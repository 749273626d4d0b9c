import { resolveKind, type LandEstimate } from '@temple-land/portal-core';
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

function listConcessionFacts(
  { concession, rule }: LandEstimate,
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

function formatScope({ rule }: LandEstimate, mouza: string, { t }: Pick<Translation, 't'>) {
  const { kisam = '', isForMouza = false } = rule;
  return [
    isForMouza ? t('common:estimate.scope.mouza', { mouza }) : t('common:estimate.scope.anyMouza'),
    kisam === ''
      ? t('common:estimate.scope.anyKisam')
      : t('common:estimate.scope.kisam', { kisam }),
  ].join(', ');
}

function formatRule({ rule }: LandEstimate, { t }: Pick<Translation, 't'>) {
  const { orderNo: number, effectiveFrom } = rule;
  return effectiveFrom === undefined
    ? t('common:amountDue.rule.text', { number })
    : t('common:estimate.rule.text', { number, date: formatDate(effectiveFrom) });
}

/** Returns what land would cost, how that is computed, and the rate that it is computed by. */
export function listEstimateFacts(
  estimate: LandEstimate,
  { applicationKind, mouza }: EstimatedLand,
  { t }: Pick<Translation, 't'>,
): Fact[] {
  const isLease = resolveKind({ applicationKind }).holding === 'lease';
  const { areaGranted, ratePerAcre, value, fee, amountDue } = estimate;
  return [
    [t('common:estimate.total'), toRupees(amountDue)],
    [t('common:estimate.area'), t('common:application.acres', { n: formatAcres(areaGranted) })],
    [
      t(isLease ? 'common:amountDue.rate.lease' : 'common:amountDue.rate.purchase'),
      toRupees(ratePerAcre),
    ],
    [
      t(isLease ? 'common:amountDue.value.lease' : 'common:amountDue.value.purchase'),
      toRupees(value),
    ],
    ...listConcessionFacts(estimate, { t }),
    ...(fee === 0 ? [] : [[t('common:estimate.fee'), toRupees(fee)] as const]),
    [t('common:estimate.scope'), formatScope(estimate, mouza, { t })],
    [t('common:estimate.rule'), formatRule(estimate, { t })],
  ];
}
