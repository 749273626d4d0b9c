import type {
  EndedDemand,
  LandApplication,
  PaymentOrder,
  Valuation,
} from '@temple-land/portal-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAcres, formatDate, formatRupees } from '../../i18n/format.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { AnswerList } from './AnswerList.tsx';
import * as styles from './ApplicationDetails.css.ts';
import { ValuationLines } from './ValuationLines.tsx';

/** The part of an application that its amount due needs. */
export type PayableApplication = Pick<
  LandApplication,
  'holding' | 'state' | 'dueOn' | 'tehsil_name'
> & {
  paymentOrders?: readonly PaymentOrder[] | undefined;
  endedDemand?: EndedDemand | undefined;
};

/** The props of `AmountDue`. */
export interface AmountDueProps {
  valuation: Valuation;
  application: PayableApplication;
}

type Fact = readonly [name: string, value: string];

/** Returns whether each line of a sheet has its own rate; sheets of earlier releases have none. */
const hasLines = ({ lines = [] }: Valuation): boolean => lines.length > 0;

const toRupees = (amount: number) => `₹ ${formatRupees(amount)}`;

function formatRule({ rule, ratePerAcre }: Valuation, { t }: Pick<Translation, 't'>): string {
  if (rule === null) return t('common:amountDue.rule.none');
  const values = { number: rule.orderNo };
  return rule.ratePerAcre === ratePerAcre
    ? t('common:amountDue.rule.text', values)
    : t('common:amountDue.rule.other', values);
}

function formatConcession({ concession, rule }: Valuation, { t }: Pick<Translation, 't'>): string {
  const acres = t('common:application.acres', { n: formatAcres(rule?.concessionUpTo ?? 0) });
  if (rule === null) return `− ${toRupees(concession)}`;
  const values = { percent: rule.concessionPercent, acres };
  return `− ${toRupees(concession)} (${t('common:amountDue.concession.rule', values)})`;
}

/** Returns how the amount due came about: rate by area, concession, fee, and the rule. */
function listSumFacts(
  { valuation, application }: AmountDueProps,
  { t }: Pick<Translation, 't'>,
): Fact[] {
  const isLease = application.holding !== 'purchase';
  const isEnded = application.endedDemand !== undefined;
  const { areaGranted, ratePerAcre, value, concession, fee, amountDue, termYears } = valuation;
  const isFree = concession === 0;
  return [
    [t(isEnded ? 'common:amountDue.demanded' : 'common:amountDue.total'), toRupees(amountDue)],
    [t('common:amountDue.area'), t('common:application.acres', { n: formatAcres(areaGranted) })],
    ...(hasLines(valuation)
      ? []
      : [
          [
            t(isLease ? 'common:amountDue.rate.lease' : 'common:amountDue.rate.purchase'),
            toRupees(ratePerAcre),
          ] as const,
        ]),
    [
      t(isLease ? 'common:amountDue.value.lease' : 'common:amountDue.value.purchase'),
      toRupees(value),
    ],
    ...(isFree
      ? []
      : [[t('common:amountDue.concession'), formatConcession(valuation, { t })] as const]),
    ...(fee === 0 ? [] : [[t('common:amountDue.fee'), toRupees(fee)] as const]),
    ...(hasLines(valuation)
      ? []
      : [[t('common:amountDue.rule'), formatRule(valuation, { t })] as const]),
    ...(termYears === null
      ? []
      : [[t('common:amountDue.term'), t('common:amountDue.years', { count: termYears })] as const]),
  ];
}

/** Returns when and how an amount was paid; undefined for one that was not. */
function formatPaid(
  { valuation, application }: AmountDueProps,
  { t }: Pick<Translation, 't'>,
): string | undefined {
  const { paidOn, challanNo } = valuation;
  if (paidOn === null) return undefined;
  const values = { date: formatDate(paidOn), number: challanNo };
  const { paymentOrders = [] } = application;
  const isOnline = paymentOrders
    .flatMap(({ payments }) => payments)
    .some(({ reference }) => reference === challanNo);
  return t(isOnline ? 'common:amountDue.paid.online' : 'common:amountDue.paid.text', values);
}

function listPaymentFacts(props: AmountDueProps, { t }: Pick<Translation<'office'>, 't'>): Fact[] {
  const { application } = props;
  const paid = formatPaid(props, { t });
  const { endedDemand } = application;
  if (endedDemand !== undefined) {
    const { dueOn, endedOn } = endedDemand;
    return [
      [t('common:amountDue.couldPayBy'), formatDate(dueOn)],
      [t('common:amountDue.paid'), paid ?? t('common:amountDue.paid.not')],
      [t('common:amountDue.now'), t('common:amountDue.now.nothing', { date: formatDate(endedOn) })],
    ];
  }
  if (paid !== undefined) return [[t('common:amountDue.paid'), paid]];
  if (application.state !== 'DEMAND') return [];
  const payee = t('common:amountDue.payee.text', {
    office: t('office:owner'),
    tahasil: application.tehsil_name,
  });
  return [
    [t('common:amountDue.payee'), payee],
    ...(application.dueOn === null
      ? []
      : [[t('common:amountDue.payBy'), formatDate(application.dueOn)] as const]),
  ];
}

/** The amount due and its parts, to whom it is due and its payment, as a list. */
export function AmountFacts(props: AmountDueProps) {
  const { t } = useTranslation(['common', 'office', 'specification']);
  const facts = [...listSumFacts(props, { t }), ...listPaymentFacts(props, { t })];
  return <AnswerList answers={facts} className={styles.amounts} />;
}

/** The amount due for land: to whom, until when, how it came about by the lines of its sheet, and its payment. */
export function AmountDue(props: AmountDueProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { lines = [], areaGranted } = props.valuation;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('common:amountDue')}
      </h3>
      <AmountFacts {...props} />
      {lines.length > 0 && <ValuationLines lines={lines} areaGranted={areaGranted} />}
    </section>
  );
}
