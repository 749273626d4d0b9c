import { formatTenderDate, type TenderChange } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

const words: Readonly<Record<string, TextKey<'tenders'>>> = {
  letterNo: 'common:admin.field.letterNo',
  title: 'title',
  startDate: 'opens',
  closeDate: 'closes',
  uploadDoc: 'common:admin.field.uploadDoc',
};

/** Returns the words of a changed field, undefined for one that has none. */
export const fieldWord = (label: string): TextKey<'tenders'> | undefined => words[label];

/** Returns a value of a change as it is read: a moment as dd-MM-yyyy, nothing as a dash. */
export function changedValue({ label }: TenderChange, value: string): string {
  if (value === '') return '-';
  return label.endsWith('Date') ? formatTenderDate(value) : value;
}
