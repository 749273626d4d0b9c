import {
  formatAcres,
  formatDate,
  formatIndianDateTime,
  formatRupees,
  message,
  type OfficeField,
  type PaymentOrder,
  type Valuation,
  type ValuationLine,
} from '@temple-land/portal-core';
import type { PrintoutRow } from './renderPrintout.ts';
import { texts } from './printoutTexts.ts';

/** Builds the rows of a line: how it was calculated, by which order, and the amount instead. */
function buildLineRows(line: ValuationLine): PrintoutRow[] {
  const { plotNo, kisam, area, ratePerAcre, concession, amount, rule, ownRate, override } = line;
  const land = [plotNo, kisam && `(${kisam})`].filter((part) => part !== '').join(' ');
  const product = `${formatAcres(area)} × ${formatRupees(ratePerAcre)}`;
  const less = concession === 0 ? '' : ` − ${formatRupees(concession)}`;
  const order = ownRate === null ? (rule?.orderNo ?? '') : `${ownRate.orderNo}, ${ownRate.reason}`;
  const value = `${land}: ${product}${less} = ${formatRupees(amount)}; ${order}`;
  return [
    { label: texts.sheetLine, value },
    ...(override === null
      ? []
      : [{ label: texts.override, value: `${formatRupees(override.amount)}; ${override.reason}` }]),
  ];
}

/** Returns the lines of a sheet that one rate and its order do not tell. */
const listToldLines = ({ lines = [] }: Pick<Valuation, 'lines'>): ValuationLine[] =>
  lines.length > 1 || lines.some(({ ownRate, override }) => ownRate ?? override) ? lines : [];

function buildRateRows({ rule, ratePerAcre }: Pick<Valuation, 'ratePerAcre' | 'rule'>) {
  const rate = { label: texts.rate, value: formatRupees(ratePerAcre) };
  if (rule?.ratePerAcre !== ratePerAcre) return [rate];
  return [rate, { label: texts.rule, value: rule.orderNo }];
}

/**
 * Builds a row for each online payment: amount, method, reference and time in India, and why one is to be refunded or
 * was.
 */
export function buildPaymentRows(orders: readonly PaymentOrder[]): PrintoutRow[] {
  return orders.flatMap(({ purpose, payments }) =>
    payments.flatMap((payment): PrintoutRow[] => {
      const { amount, method, reference, paidOn, refundReason, refund } = payment;
      const [day = '', time = ''] = formatIndianDateTime(new Date(paidOn)).split('T');
      const how = message('en', `paymentMethod.${method}`);
      const value = `${formatRupees(amount)}; ${how}; ${reference}; ${formatDate(day)}, ${time}`;
      const label = purpose === 'demand' ? texts.paidOnline : texts.feePaidOnline;
      if (refundReason === null) return [{ label, value }];
      const reason = message('en', `refundReason.${refundReason}`);
      const end =
        refund === undefined
          ? { label: texts.toRefund, value: reason }
          : {
              label: texts.refunded,
              value: `${formatDate(refund.refundedOn)}; ${refund.reference}; ${reason}`,
            };
      return [{ label, value }, end];
    }),
  );
}

/** Builds the rows of the amount due to an office: how it came about, to whom it is due, and its payment. */
export function buildAmountRows(
  sheet: Omit<Valuation, 'isProposed'> | undefined,
  office: Readonly<Record<OfficeField, string>>,
  orders: readonly PaymentOrder[] = [],
): PrintoutRow[] {
  if (sheet === undefined) return [];
  const { concession, fee, termYears, paidOn, challanNo } = sheet;
  const lines = listToldLines(sheet);
  const received = orders.flatMap(({ payments }) => payments);
  const isOnline = received.some(({ reference }) => reference === challanNo);
  return [
    { label: texts.areaGranted, value: formatAcres(sheet.areaGranted) },
    ...(lines.length > 0 ? lines.flatMap(buildLineRows) : buildRateRows(sheet)),
    { label: texts.value, value: formatRupees(sheet.value) },
    ...(concession === 0 ? [] : [{ label: texts.concession, value: formatRupees(concession) }]),
    ...(fee === 0 ? [] : [{ label: texts.fee, value: formatRupees(fee) }]),
    { label: texts.amountDue, value: formatRupees(sheet.amountDue) },
    { label: texts.payee, value: `${office['owner.en']} · ${office['owner.or']}` },
    ...(termYears === null ? [] : [{ label: texts.termYears, value: String(termYears) }]),
    ...(paidOn === null || isOnline
      ? []
      : [{ label: texts.paidBy, value: `${challanNo}, ${formatDate(paidOn)}` }]),
    ...buildPaymentRows(orders),
  ];
}
