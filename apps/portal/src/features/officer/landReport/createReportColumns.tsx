import { reportColumns, type LandInformation, type ReportLevel } from '@temple-land/portal-core';
import { Link, type DataColumn, type SortDescriptor } from '@temple-land/ui';
import { noWrap } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { formatCell, createComparator, numberKinds, type ReportRow } from './reportValues.ts';

// These long texts have a minimum width, or each row would be five lines high.
const longTextColumns: ReadonlySet<string> = new Set(['ownerLine', 'marfatdar']);
const longTextMinRem = 11;

const placeColumns = [
  'name',
  'count',
  'khatiyans',
  'plots',
  'area',
  'areaLeased',
  'areaApplied',
  'areaVacant',
];

// The eight columns that are read most; the others are in the column chooser and in the Excel file.
const shownColumns: Readonly<Record<ReportLevel, readonly string[]>> = {
  tahasil: placeColumns,
  mouza: placeColumns.map((key) => (key === 'count' ? 'thanaNo' : key)),
  khatiyan: ['name', 'marfatdar', 'satwa', 'count', 'area', 'amount', 'rorStatus', 'cases'],
  plot: ['name', 'sabikNo', 'kisam', 'area', 'status', 'presentUse', 'leaseNo', 'caseNo'],
};

// The three facts of a card on a phone; the other shown columns are its details.
const cardColumns: Readonly<Record<ReportLevel, readonly string[]>> = {
  tahasil: ['plots', 'area', 'areaVacant'],
  mouza: ['plots', 'area', 'areaVacant'],
  khatiyan: ['satwa', 'area', 'amount'],
  plot: ['kisam', 'area', 'status'],
};

/** Returns the columns of a report that are hidden at first. */
export const listHiddenColumns = (level: ReportLevel): string[] =>
  reportColumns[level].map(({ key }) => key).filter((key) => !shownColumns[level].includes(key));

const findKind = (level: ReportLevel, key: string) =>
  reportColumns[level].find((column) => column.key === key)?.kind ?? 'text';

/** Returns the serial number of each row by its code, in the order in which a table shows the rows. */
export function numberReportRows(
  { level, result }: Pick<LandInformation, 'level' | 'result'>,
  sort: SortDescriptor | null,
): ReadonlyMap<unknown, number> {
  const rows: readonly ReportRow[] = result;
  const { column = '', direction = 'ascending' } = sort ?? {};
  const compare = createComparator(column, numberKinds.has(findKind(level, column)));
  const sign = direction === 'ascending' ? 1 : -1;
  const shown = sort ? rows.toSorted((one, other) => sign * compare(one, other)) : rows;
  return new Map(shown.map(({ code }, index) => [code, index + 1]));
}

/** What the cells of a report have beside its values. */
interface ReportCells {
  /** Returns the path of a row's own report. */
  pathOf: (row: ReportRow) => string | undefined;
  /** The serial number of each row by its code. */
  serials: ReadonlyMap<unknown, number>;
}

/** Returns the columns of a report that the role may see with their totals, after serial numbers. */
export function createReportColumns(
  { level, totals, withheld = [] }: Pick<LandInformation, 'level' | 'totals' | 'withheld'>,
  text: Translation<'officer'>,
  { pathOf, serials }: ReportCells,
): DataColumn<ReportRow>[] {
  const sums: ReportRow = totals;
  const seen = reportColumns[level].filter(({ key }) => !withheld.includes(key));
  const serial: DataColumn<ReportRow> = {
    id: 'serial',
    header: text.t('specification:report.serial'),
    isSerial: true,
    renderCell: ({ code }) => formatCount(serials.get(code) ?? 0),
  };
  const own = seen.map((column, index): DataColumn<ReportRow> => {
    const { key, label, kind } = column;
    const isByNumber = numberKinds.has(kind);
    const total = sums[key];
    return {
      id: key,
      header: text.t(`specification:${label}`),
      ...(isByNumber ? { align: 'end' } : {}),
      ...(longTextColumns.has(key) ? { size: longTextMinRem } : {}),
      isCardDetail: index > 0 && !cardColumns[level].includes(key),
      compare: createComparator(key, isByNumber),
      ...(index > 0 && typeof total === 'number' ? { total: formatCell(column, total, text) } : {}),
      renderCell: (row) => {
        const cellText = formatCell(column, row[key], text);
        const path = index === 0 ? pathOf(row) : undefined;
        const message = <span {...langAttribute(cellText, languageOf(text.i18n))}>{cellText}</span>;
        if (path !== undefined) {
          return (
            <Link href={path} isAlone>
              {message}
            </Link>
          );
        }
        const isShort = isByNumber || kind === 'day' || kind === 'moment';
        return isShort ? <span className={noWrap}>{cellText}</span> : message;
      },
    };
  });
  return [serial, ...own];
}
