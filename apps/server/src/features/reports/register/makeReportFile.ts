import {
  getDataSubject,
  holdsDataRight,
  maxPdfRows,
  message,
  pickAllowedColumns,
  registerColumns,
  type DataRight,
  type Input,
  type RegisterColumn,
  type ReportView,
} from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import type { FileReply } from '../../../handler.ts';
import { readOfficeDetails } from '../../../db/office/officeDetails.ts';
import { findMark } from '../../../db/office/officeMarks.ts';
import { describeView, nameReport } from './describeView.ts';
import { numberRows, serialColumn } from '../serialNumbers.ts';
import { createMapFile } from './mapFile.ts';
import { renderReportPdf } from './pdfReport.ts';
import { readOutlinedReport, readReport } from './readReport.ts';
import { getEarlierDay, type RegisterReader } from './registerReader.ts';
import { createReportFile } from './reportFile.ts';
import { listDayNotes, refuseDay } from './reportHistory.ts';
import { listReportIds, sumReport } from './reportRows.ts';

type Rights = ReadonlySet<DataRight>;
type FileRequest = Input<'registerReportFile'>;

/** Returns whether every column by which a view filters, sorts or groups may be queried. */
function mayQuery({ report, filters = [], sort, group }: ReportView, rights: Rights): boolean {
  const allowed = pickAllowedColumns(report, registerColumns[report], rights, 'query');
  const keys = new Set(allowed.map(({ key }) => key));
  const asked = [...filters.map(({ column }) => column), sort?.column, group];
  return asked.every((key) => key === undefined || keys.has(key));
}

/** Returns the columns of a view for a use, the first one among them; undefined without it or a right to query. */
export function findColumns(view: ReportView, rights: Rights, use: 'see' | 'export') {
  const all = registerColumns[view.report];
  const columns = pickAllowedColumns(view.report, all, rights, use);
  return columns[0] === all[0] && mayQuery(view, rights) ? columns : undefined;
}

const isOfMap = (format: FileRequest['format']): format is 'geojson' | 'gpkg' | 'ladm' =>
  format === 'geojson' || format === 'gpkg' || format === 'ladm';

/** What a file of a report is made of: who reads it under which name, with which rights, and the database. */
export interface ReportFileSource {
  db: Database;
  reader: RegisterReader;
  fullName: string;
  rights: Rights;
  /** Whether the data are samples. */
  isSample: boolean;
}

/** A file of a report, the number of its rows, and the rights to data that it needs. */
export interface MadeReport {
  reply: FileReply;
  total: number;
  rights: DataRight[];
}

const listNeededRights = (
  { report }: ReportView,
  columns: readonly RegisterColumn[],
  format: FileRequest['format'],
): DataRight[] => {
  const subjects = new Set(columns.map((column) => getDataSubject(report, column)));
  if (isOfMap(format)) subjects.add('outlines');
  return [...subjects].map((subject) => `data.${subject}.export` as const);
};

type Content = Parameters<typeof createReportFile>[0];

async function makePdf(
  { db, reader: { language, now }, isSample }: ReportFileSource,
  content: Content,
): Promise<FileReply> {
  const office = await readOfficeDetails(db);
  const { title, name, columns, rows, totals, terms } = content;
  const bytes = await renderReportPdf({
    title,
    letterhead: { office, mark: await findMark(db, office.details.mark) },
    columns,
    rows,
    totals,
    terms,
    sample: isSample ? message(language, 'report.sample') : '',
    language,
    createdOn: now,
  });
  return { fileName: `${name}.pdf`, mediaType: 'application/pdf', bytes };
}

/**
 * Returns the file of all rows of a view, with the columns that may be downloaded; undefined without a right to
 * download the report, to query by a column, or to the outlines in a file for a map, and for a day without data;
 * `tooLarge` for more rows than a PDF has.
 */
export async function makeReportFile(
  source: ReportFileSource,
  { format, columns: keys, ...view }: FileRequest,
): Promise<MadeReport | 'tooLarge' | undefined> {
  const { db, reader, fullName, rights } = source;
  const allowed = findColumns(view, rights, 'export') ?? [];
  const columns = keys === undefined ? allowed : allowed.filter(({ key }) => keys.includes(key));
  const needed = listNeededRights(view, columns, format);
  if (columns.length === 0 || !needed.every((right) => holdsDataRight(rights, right))) {
    return undefined;
  }
  if ((await refuseDay(db, reader)) !== undefined) return undefined;
  const { total: counted, totals } = await sumReport(db, reader, columns);
  if (format === 'pdf' && counted > maxPdfRows) return 'tooLarge';
  const day = getEarlierDay(reader);
  const notes = await listDayNotes(db, reader);
  const name = `report-${view.report}${day === undefined ? '' : `-${day}`}`;
  const ids = await listReportIds(db, reader);
  const [parts, total] = [{ reader, columns, ids }, ids.length];
  if (isOfMap(format)) {
    const rows = readOutlinedReport(db, parts);
    const { report } = view;
    const map = { report, name, columns, rows, ...(day === undefined ? {} : { day, notes }) };
    return { reply: createMapFile(map, format), total, rights: needed };
  }
  const content = {
    name,
    title: nameReport(reader),
    columns: [serialColumn, ...columns],
    rows: numberRows(readReport(db, parts)),
    totals,
    total,
    terms: await describeView(db, reader, { name: fullName, total, notes }),
  };
  const reply =
    format === 'pdf'
      ? await makePdf(source, content)
      : createReportFile(content, format, reader.language);
  return { reply, total, rights: needed };
}
