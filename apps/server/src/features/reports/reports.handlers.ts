import { message, reportColumns, type LandInformation } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import type { MemberHandler } from '../../handler.ts';
import { loadReport } from './landInformation.ts';
import { createWorkbook, type WorkbookRow } from './workbook.ts';

/** Answers the land information report of a level; 404 without rows, or outside the territory. */
export const landInformation: MemberHandler<'landInformation'> = async (
  request,
  { db, caller, clock },
) => (await loadReport(db, caller, request, clock())) ?? { status: 404 };

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

/** Answers the same report as an Excel file with the same rows, and records the download. */
export const landInformationExcel: MemberHandler<'landInformationExcel'> = async (
  request,
  context,
) => {
  const { db, caller, clock, language } = context;
  const report = await loadReport(db, caller, request, clock());
  if (!report) return undefined;
  const rows: readonly WorkbookRow[] = report.result;
  const place = names(report).join(', ');
  const remark = `land information by ${report.level} of ${place}, ${rows.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  const columns = reportColumns[report.level];
  const title = message(language, columns[0]?.label ?? 'report.total');
  const { totals } = report;
  return createWorkbook(
    { fileName: buildFileName(report), title, columns, rows, totals },
    language,
  );
};
