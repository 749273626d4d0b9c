import {
  registerColumns,
  type RegisterColumn,
  type RegisterReportGroup,
  type RegisterReportResult,
  type RegisterReportRow,
  type ReportView,
} from '@temple-land/portal-core';
import type { DataColumn } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { buildKhatiyanPath, buildPlotPath } from '../../../common/land/recordPaths.ts';
import { AllowedLink } from '../../../common/page/AllowedLink.tsx';
import { noWrap } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { getApplicationPath } from '../inbox/inboxQuery.ts';
import { formatCell, numberKinds } from '../landReport/reportValues.ts';
import { buildBehindPath, buildGroupPath } from './rowsBehind.ts';
import * as styles from './registerReport.css.ts';

const groupMinRem = 11;

/**
 * A line of the table: a row with its serial number, the line with the subtotals of the group below it, or the last one
 * with the totals of the page.
 */
export type ReportLine =
  | { row: RegisterReportRow; serial: number }
  | { group: RegisterReportGroup }
  | { pageTotals: Readonly<Record<string, number>> };

const smallestUnits = 10_000;

/** Returns the sums of the rows of a page in the columns that are added up, exact to four digits after the point. */
function addUpPage({ rows, totals }: RegisterReportResult): Record<string, number> {
  const addUp = (key: string) =>
    rows.reduce((sum, { cells }) => sum + Math.round(Number(cells[key] ?? 0) * smallestUnits), 0) /
    smallestUnits;
  return Object.fromEntries(Object.keys(totals).map((key) => [key, addUp(key)]));
}

/**
 * Returns the lines of a page whose rows come after `offset` others: each group with its subtotals above its rows, and
 * the totals of the page where they are not those of the whole.
 */
export function listLines(
  found: RegisterReportResult,
  { group, offset }: { group: string | undefined; offset: number },
): ReportLine[] {
  const hasPages = found.total > found.rows.length && Object.keys(found.totals).length > 0;
  const last = hasPages ? [{ pageTotals: addUpPage(found) }] : [];
  return [...listRows(found, group, offset), ...last];
}

function listRows(
  found: RegisterReportResult,
  group: string | undefined,
  offset: number,
): ReportLine[] {
  const toLine = (row: RegisterReportRow, index: number) => ({ row, serial: offset + index + 1 });
  if (group === undefined) return found.rows.map(toLine);
  const groups = new Map(found.groups.map((one) => [one.value, one]));
  const shown = new Set<string>();
  return found.rows.flatMap((row, index): ReportLine[] => {
    const value = String(row.cells[group] ?? '');
    const own = groups.get(value);
    if (!own || shown.has(value)) return [toLine(row, index)];
    shown.add(value);
    return [{ group: own }, toLine(row, index)];
  });
}

/** Returns the path of what a cell names: a plot, a khatiyan or an application. */
function getRecordPath({ key }: RegisterColumn, { ids, cells }: RegisterReportRow) {
  if (key === 'plotNo' && ids.plotCode !== undefined) return buildPlotPath(ids.plotCode);
  if (key === 'khatiyanNo' && ids.khatiyanId !== undefined)
    return buildKhatiyanPath(ids.khatiyanId);
  const text = String(cells[key] ?? '');
  return key === 'applicationNo' && text !== '' ? getApplicationPath(text) : undefined;
}

type Text = Translation<'officer'>;

function renderText(column: RegisterColumn, value: unknown, text: Text): ReactNode {
  const shown = formatCell(column, value, text);
  if (numberKinds.has(column.kind) || column.kind === 'day')
    return <span className={noWrap}>{shown}</span>;
  return <span {...langAttribute(shown, languageOf(text.i18n))}>{shown}</span>;
}

function renderRowCell(
  view: ReportView,
  column: RegisterColumn,
  row: RegisterReportRow,
  text: Text,
) {
  const value = row.cells[column.key];
  const content = renderText(column, value, text);
  const behind = column.rows && Number(value) !== 0 ? column.rows : undefined;
  const path = behind
    ? buildBehindPath(view, behind, row.ids, row.cells)
    : getRecordPath(column, row);
  return path === undefined ? content : <AllowedLink href={path}>{content}</AllowedLink>;
}

function renderGroupCell(
  view: ReportView,
  column: RegisterColumn,
  isFirst: boolean,
  group: RegisterReportGroup,
  text: Text,
) {
  const total = group.totals[column.key];
  if (!isFirst) {
    return total === undefined ? null : (
      <strong className={noWrap}>{formatCell(column, total, text)}</strong>
    );
  }
  const grouped = registerColumns[view.report].find(({ key }) => key === view.group) ?? column;
  return (
    <AllowedLink href={buildGroupPath(view, group.value, group.ids)} className={styles.group}>
      {renderText(grouped, group.value, text)}{' '}
      <span className={styles.groupCount}>
        {text.t('register.group.rows', { count: group.count, n: formatCount(group.count) })}
      </span>
    </AllowedLink>
  );
}

function renderPageTotal(
  column: RegisterColumn,
  isFirst: boolean,
  totals: Readonly<Record<string, number>>,
  text: Text,
) {
  if (isFirst) return <span className={styles.group}>{text.t('register.pageTotal')}</span>;
  const total = totals[column.key];
  return total === undefined ? null : (
    <strong className={noWrap}>{formatCell(column, total, text)}</strong>
  );
}

/**
 * Returns the columns of a report: serial numbers, then its own with subtotals, totals and links to the rows behind
 * each figure.
 */
export function createRegisterColumns(
  view: ReportView,
  found: RegisterReportResult,
  text: Text,
): DataColumn<ReportLine>[] {
  const seen = registerColumns[view.report].filter(({ key }) => found.columns.includes(key));
  const serial: DataColumn<ReportLine> = {
    id: 'serial',
    header: text.t('specification:report.serial'),
    isSerial: true,
    renderCell: (line) => ('serial' in line ? formatCount(line.serial) : null),
  };
  const own = seen.map((column, index): DataColumn<ReportLine> => {
    const { key, label, kind, rows } = column;
    const total = found.totals[key];
    const sum = total === undefined ? undefined : renderText(column, total, text);
    const behind = rows?.by === undefined && total !== 0 ? rows : undefined;
    return {
      id: key,
      header: text.t(`specification:${label}`),
      ...(numberKinds.has(kind) ? { align: 'end' } : {}),
      // A group has its name in the first column.
      ...(index === 0 && view.group !== undefined ? { size: groupMinRem } : {}),
      isSortable: column.isMasked !== true,
      isCardDetail: index > 0 && total === undefined,
      ...(index > 0 && sum !== undefined
        ? {
            total: behind ? (
              <AllowedLink href={buildBehindPath(view, behind, {}, {})}>{sum}</AllowedLink>
            ) : (
              sum
            ),
          }
        : {}),
      renderCell: (line) => {
        if ('group' in line) return renderGroupCell(view, column, index === 0, line.group, text);
        if ('pageTotals' in line) {
          return renderPageTotal(column, index === 0, line.pageTotals, text);
        }
        return renderRowCell(view, column, line.row, text);
      },
    };
  });
  return [serial, ...own];
}
