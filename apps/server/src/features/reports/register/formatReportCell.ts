import {
  formatAcres,
  formatCount,
  formatDate,
  formatRupees,
  getReportMessageKey,
  message,
  type Language,
  type RegisterColumn,
} from '@temple-land/portal-core';

/** Returns a cell as text: acres as 0.0000, rupees as #,##0.00, days and words in the language of the report. */
export function formatReportCell(
  { kind }: RegisterColumn,
  value: unknown,
  language: Language,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'area') return formatAcres(Number(value));
  if (kind === 'money') return formatRupees(Number(value));
  if (kind === 'count') return formatCount(Number(value));
  if (kind === 'percent' || kind === 'quantity') return Number(value).toFixed(2);
  const text = String(value);
  if (kind === 'day') return formatDate(text);
  const key = kind === 'word' ? getReportMessageKey(text) : undefined;
  return key === undefined ? text : message(language, key);
}
