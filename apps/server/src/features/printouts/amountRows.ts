import { formatAcres, formatDate, formatRupees, type Valuation } from '@temple-land/portal-core';
import type { PrintoutRow } from './renderPrintout.ts';
import { texts } from './printoutTexts.ts';

/** Builds the rows of the amount due: how it came about, to whom it is due, and its payment. */
export function buildAmountRows(sheet: Omit<Valuation, 'isProposed'> | undefined): PrintoutRow[] {
  if (sheet === undefined) return [];
  const { rule, concession, fee, termYears, paidOn, challanNo } = sheet;
  const { en, or } = texts.payeeName;
  return [
    { label: texts.areaGranted, value: formatAcres(sheet.areaGranted) },
    { label: texts.rate, value: formatRupees(sheet.ratePerAcre) },
    ...(rule?.ratePerAcre === sheet.ratePerAcre
      ? [{ label: texts.rule, value: rule.orderNo }]
      : []),
    { label: texts.value, value: formatRupees(sheet.value) },
    ...(concession === 0 ? [] : [{ label: texts.concession, value: formatRupees(concession) }]),
    ...(fee === 0 ? [] : [{ label: texts.fee, value: formatRupees(fee) }]),
    { label: texts.amountDue, value: formatRupees(sheet.amountDue) },
    { label: texts.payee, value: `${en} · ${or}` },
    ...(termYears === null ? [] : [{ label: texts.termYears, value: String(termYears) }]),
    ...(paidOn === null
      ? []
      : [{ label: texts.paidBy, value: `${challanNo}, ${formatDate(paidOn)}` }]),
  ];
}
