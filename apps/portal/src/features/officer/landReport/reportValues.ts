import {
  formatAcres,
  formatCount,
  formatRupees,
  getReportMessageKey,
  formatTenderDate,
  type ReportColumn,
} from '@temple-land/portal-core';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import type { Translation } from '../../../i18n/textKey.ts';

/** A row of any of the four reports. */
export type ReportRow = Readonly<Record<string, unknown>>;

/** Kinds whose values are numbers and stand at the end of their column. */
export const numberKinds = new Set<ReportColumn['kind']>([
  'count',
  'area',
  'money',
  'percent',
  'year',
]);

/** Returns a value as the report writes it: acres 0.0000, rupees #,##0.00 (spec 9). */
export function cellText(
  { kind }: ReportColumn,
  value: unknown,
  { t }: Translation<'officer'>,
): string {
  if (value === null || value === undefined || value === '') return '-';
  if (kind === 'area') return formatAcres(Number(value));
  if (kind === 'money') return formatRupees(Number(value));
  if (kind === 'count') return formatCount(Number(value));
  if (kind === 'percent') return Number(value).toFixed(2);
  if (kind === 'day') return formatTenderDate(String(value));
  if (kind === 'moment') return formatDateTime(String(value));
  if (kind !== 'word') return String(value);
  const key = getReportMessageKey(String(value));
  return key === undefined ? String(value) : t(`specification:${key}`);
}

/** Returns the order of two rows by a column, numbers in texts by their value. */
export function compared(key: string, isByNumber: boolean) {
  return (one: ReportRow, other: ReportRow) =>
    isByNumber
      ? Number(one[key] ?? 0) - Number(other[key] ?? 0)
      : String(one[key] ?? '').localeCompare(String(other[key] ?? ''), 'en', { numeric: true });
}
