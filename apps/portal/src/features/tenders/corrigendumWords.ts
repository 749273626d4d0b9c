import { tenderDate, type TenderChange } from '@temple-land/portal-core';
import type { PageKey } from '../../i18n/pageKey.ts';

const words: Readonly<Record<string, PageKey>> = {
  letterNo: 'admin.field.letterNo',
  title: 'tender.title',
  startDate: 'tender.opens',
  closeDate: 'tender.closes',
  uploadDoc: 'admin.field.uploadDoc',
};

/** Gives the words of a changed field, undefined for one that has none. */
export const fieldWord = (label: string): PageKey | undefined => words[label];

/** Gives a value of a change as it is read: a moment as dd-MM-yyyy, nothing as a dash. */
export function changedValue({ label }: TenderChange, value: string): string {
  if (value === '') return '-';
  return label.endsWith('Date') ? tenderDate(value) : value;
}
