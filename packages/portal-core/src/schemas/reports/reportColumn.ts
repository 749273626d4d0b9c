import type { MessageKey } from '../../messages/en.ts';
import type { ColumnKind, ReportColumn } from './columnKind.ts';

/** The reports over the registers, named after their rows or their question. */
export const registerReports = [
  'districts',
  'mouzas',
  'khatiyans',
  'plots',
  'kisams',
  'satwas',
  'rorPending',
  'encroachments',
  'leases',
  'pendency',
  'disposals',
  'tenderResults',
  'quarryReturns',
  'dataQuality',
] as const;
export type RegisterReport = (typeof registerReports)[number];

const outlined: ReadonlySet<RegisterReport> = new Set<RegisterReport>([
  'districts',
  'mouzas',
  'plots',
  'encroachments',
  'leases',
  'quarryReturns',
  'dataQuality',
]);

/** Returns whether the rows of a report are plots or places with outlines. */
export const hasReportOutlines = (report: RegisterReport): boolean => outlined.has(report);

/** A condition on a column: one of some values, or a range of numbers or days, ends included. */
export interface ColumnFilter {
  column: string;
  is?: string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The rows behind a figure: those of a report that meet conditions and have the same value in some columns. */
export interface RowsBehind {
  report: RegisterReport;
  where?: readonly ColumnFilter[];
  by?: readonly string[];
}

/** A column of a report over the registers. */
export interface RegisterColumn extends ReportColumn {
  /** Whether its values are added up in subtotals and totals. */
  isSum?: boolean;
  /** Whether rows can be grouped by it. */
  isGroup?: boolean;
  /** Whether it holds names of people, which are masked and can be neither searched nor sorted. */
  isMasked?: boolean;
  /** Whether it holds names of the record that are of people or bodies. */
  isPersonal?: boolean;
  /** Whether it is hidden until a reader chooses it. */
  isHidden?: boolean;
  /** The rows behind each of its figures. */
  rows?: RowsBehind;
}

type Options = Omit<RegisterColumn, 'key' | 'label' | 'kind'>;

/** Returns a column; `options` by their names. */
export const column = (
  key: string,
  label: MessageKey,
  kind: ColumnKind,
  options: Options = {},
): RegisterColumn => ({ key, label, kind, ...options });

/** Returns a column of texts by which rows can be grouped. */
export const group = (key: string, label: MessageKey, kind: ColumnKind = 'text') =>
  column(key, label, kind, { isGroup: true });

/** Returns a column of acres that are added up. */
export const acres = (key: string, label: MessageKey, options: Options = {}) =>
  column(key, label, 'area', { isSum: true, ...options });

/** Returns a column of rupees that are added up. */
export const rupees = (key: string, label: MessageKey, options: Options = {}) =>
  column(key, label, 'money', { isSum: true, ...options });

/** Returns a column of counts that are added up. */
export const counts = (key: string, label: MessageKey, options: Options = {}) =>
  column(key, label, 'count', { isSum: true, ...options });

/** The smallest area that the record contains. */
const leastAcres = '0.0001';

/** Returns the condition that a column of acres is not zero. */
export const hasAcres = (name: string): ColumnFilter => ({ column: name, from: leastAcres });
