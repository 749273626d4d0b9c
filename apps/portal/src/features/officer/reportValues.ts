import {
  acresText,
  countText,
  moneyText,
  reportWordKey,
  tenderDate,
  type ReportColumn,
} from '@temple-land/portal-core';
import { momentText } from '../../blocks/moments.ts';
import type { Translation } from '../../i18n/textKey.ts';

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

/** Gives a value as the report writes it: acres 0.0000, rupees #,##0.00 (spec 9). */
export function cellText(
  { kind }: ReportColumn,
  value: unknown,
  { t }: Translation<'officer'>,
): string {
  if (value === null || value === undefined || value === '') return '-';
  if (kind === 'area') return acresText(Number(value));
  if (kind === 'money') return moneyText(Number(value));
  if (kind === 'count') return countText(Number(value));
  if (kind === 'percent') return Number(value).toFixed(2);
  if (kind === 'day') return tenderDate(String(value));
  if (kind === 'moment') return momentText(String(value));
  if (kind !== 'word') return String(value);
  const key = reportWordKey(String(value));
  return key === undefined ? String(value) : t(`specification:${key}`);
}

/** Gives the order of two rows by a column, numbers in texts by their value. */
export function compared(key: string, isByNumber: boolean) {
  return (one: ReportRow, other: ReportRow) =>
    isByNumber
      ? Number(one[key] ?? 0) - Number(other[key] ?? 0)
      : String(one[key] ?? '').localeCompare(String(other[key] ?? ''), 'en', { numeric: true });
}
