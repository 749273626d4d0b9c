import type { MessageKey } from '../../messages/en.ts';

/**
 * How the values of a column are formatted: plain text, a whole number, acres as 0.0000, hectares likewise, rupees as
 * #,##0.00, a percentage, a quantity as 0.00, a day, a date with time, or a text of the catalogue under
 * `report.word.`.
 */
export type ColumnKind =
  'text' | 'count' | 'area' | 'money' | 'percent' | 'quantity' | 'year' | 'day' | 'moment' | 'word';

/** A column of a report: the row's key, the message key of its heading, and the format of its values. */
export interface ReportColumn<Key extends string = string> {
  key: Key;
  label: MessageKey;
  kind: ColumnKind;
}
