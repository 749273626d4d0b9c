import { getReportMessageKey, type ReportColumn } from '@temple-land/portal-core';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres, formatCount, formatRupees, formatDate } from '../../../i18n/format.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import type { Translation } from '../../../i18n/textKey.ts';

/** A row of any of the four reports. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** The kinds of columns with numbers, which are aligned to the end. */
export const numberKinds = new Set<ReportColumn['kind']>([
  'count',
  'area',
  'money',
  'percent',
  'quantity',
  'year',
]);

/** Returns a value as text: acres 0.0000, rupees #,##0.00 (spec 9). */
export function formatCell(
  { kind }: ReportColumn,
  value: unknown,
  { t }: Translation<'officer'>,
): string {
  if (value === null || value === undefined || value === '') return '-';
  if (kind === 'area') return formatAcres(Number(value));
  if (kind === 'money') return formatRupees(Number(value));
  if (kind === 'count') return formatCount(Number(value));
  if (kind === 'percent' || kind === 'quantity') return localizeDigits(Number(value).toFixed(2));
  if (kind === 'year') return localizeDigits(String(value));
  if (kind === 'day') return formatDate(String(value));
  if (kind === 'moment') return formatDateTime(String(value));
  if (kind !== 'word') return String(value);
  const key = getReportMessageKey(String(value));
  return key === undefined ? String(value) : t(`specification:${key}`);
}

/** Returns a function that compares two rows by a column; numbers in texts are compared by value. */
export function createComparator(key: string, isByNumber: boolean) {
  return (one: ReportRow, other: ReportRow) =>
    isByNumber
      ? Number(one[key] ?? 0) - Number(other[key] ?? 0)
      : String(one[key] ?? '').localeCompare(String(other[key] ?? ''), 'en', { numeric: true });
}
