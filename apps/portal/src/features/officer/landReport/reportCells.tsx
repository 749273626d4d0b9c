import { reportColumns, type LandInformation } from '@temple-land/portal-core';
import { Link, type DataColumn } from '@temple-land/ui';
import { noWrap } from '../../../common/page/surface.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { languageOf } from '../../../i18n/language.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { cellText, compared, numberKinds, type ReportRow } from './reportValues.ts';

// Without room of their own the only long texts of a report would make each row five lines high.
const longTexts: ReadonlySet<string> = new Set(['ownerLine', 'marfatdar']);
const longTextRem = 11;

/** Returns the columns of a report with its totals; `pathOf` leads from a row to the level below. */
export function landReportColumns(
  { level, totals }: Pick<LandInformation, 'level' | 'totals'>,
  text: Translation<'officer'>,
  pathOf: (row: ReportRow) => string | undefined,
): DataColumn<ReportRow>[] {
  const sums: ReportRow = totals;
  return reportColumns[level].map((column, index) => {
    const { key, label, kind } = column;
    const isByNumber = numberKinds.has(kind);
    const total = sums[key];
    return {
      id: key,
      header: text.t(`specification:${label}`),
      ...(isByNumber ? { align: 'end' } : {}),
      ...(longTexts.has(key) ? { size: longTextRem } : {}),
      compare: compared(key, isByNumber),
      ...(index > 0 && typeof total === 'number' ? { total: cellText(column, total, text) } : {}),
      renderCell: (row) => {
        const words = cellText(column, row[key], text);
        const path = index === 0 ? pathOf(row) : undefined;
        const message = <span {...langAttribute(words, languageOf(text.i18n))}>{words}</span>;
        if (path !== undefined) {
          return (
            <Link href={path} isAlone>
              {message}
            </Link>
          );
        }
        const isShort = isByNumber || kind === 'day' || kind === 'moment';
        return isShort ? <span className={noWrap}>{words}</span> : message;
      },
    };
  });
}
