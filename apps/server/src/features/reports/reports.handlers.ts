import {
  listWithheldFields,
  message,
  reportColumns,
  type DataUse,
  type Input,
  type LandInformation,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { loadReport } from './landInformation.ts';
import { numberRows, serialColumn } from './serialNumbers.ts';
import { withhold } from './withheld.ts';
import { createWorkbook, type WorkbookRow } from './workbook.ts';

/** Returns a report without the fields that the role may not use; undefined as for `loadReport`. */
async function loadAllowedReport(
  { db, caller, clock, dataRights }: SignedIn,
  request: Input<'landInformation'>,
  use: DataUse,
): Promise<LandInformation | undefined> {
  const report = await loadReport(db, caller, request, clock());
  const withheld = listWithheldFields(dataRights, use);
  if (!report || withheld.length === 0) return report;
  const { result, totals } = report;
  return {
    ...report,
    result: result.map((row) => withhold(row, withheld)),
    totals: withhold(totals, withheld),
    ...('khatiyan' in report ? { khatiyan: withhold(report.khatiyan, withheld) } : {}),
    withheld,
  } as LandInformation;
}

/**
 * Answers the land information report of a level; 404 without rows, or outside the territory. Names and amounts that the
 * role may not see are withheld.
 */
export const landInformation: MemberHandler<'landInformation'> = async (request, context) =>
  (await loadAllowedReport(context, request, 'see')) ?? { status: 404 };

const names = ({ place }: LandInformation) =>
  [place.district_name, place.tehsil_name, place.mouza_name, place.khata_no].filter(
    (name) => name !== undefined,
  );

// A khatiyan number can contain a slash, which a file name cannot.
const buildFileName = (report: LandInformation) =>
  `land-information-${[report.level, ...names(report)].join('-')}.xlsx`.replaceAll(
    /[^\p{L}\p{M}\p{N}.]+/gu,
    '-',
  );

/** Answers the same report as an Excel file with the columns that the role may download, and records the download. */
export const landInformationExcel: MemberHandler<'landInformationExcel'> = async (
  request,
  context,
) => {
  const { db, language } = context;
  const report = await loadAllowedReport(context, request, 'export');
  if (!report) return undefined;
  const rows: readonly WorkbookRow[] = report.result;
  const place = names(report).join(', ');
  const remark = `land information by ${report.level} of ${place}, ${rows.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  const { withheld = [] } = report;
  const seen = reportColumns[report.level].filter(({ key }) => !withheld.includes(key));
  const columns = [serialColumn, ...seen];
  const title = message(language, seen[0]?.label ?? 'report.total');
  const { totals } = report;
  return createWorkbook(
    { fileName: buildFileName(report), title, columns, rows: numberRows(rows), totals },
    language,
  );
};
