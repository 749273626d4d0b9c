import { type TenderChange } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/textKey.ts';

const fieldLabels: Readonly<Record<string, TextKey<'tenders'>>> = {
  letterNo: 'common:admin.field.letterNo',
  title: 'title',
  startDate: 'opens',
  closeDate: 'closes',
  uploadDoc: 'common:admin.field.uploadDoc',
};

/** Returns the label of a changed field, undefined for an unknown one. */
export const findFieldLabel = (label: string): TextKey<'tenders'> | undefined => fieldLabels[label];

/** Returns a value of a change as text: dates as dd-MM-yyyy, an empty value as a dash. */
export function formatChangedValue({ label }: TenderChange, value: string): string {
  if (value === '') return '-';
  return label.endsWith('Date') ? formatDate(value) : value;
}
