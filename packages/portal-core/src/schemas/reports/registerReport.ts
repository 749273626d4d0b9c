import * as v from 'valibot';
import { Day, Id, Moment, answer, text } from '../common.ts';
import { registerColumns } from './registerColumns.ts';
import {
  hasReportOutlines,
  registerReports,
  type RegisterColumn,
  type RegisterReport,
} from './reportColumn.ts';

/** The numbers of rows that a page of a report can have. */
export const reportPageSizes = [10, 25, 50, 100, 250, 500, 1000] as const;

const ColumnName = v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/));
const isBound = /^(-?\d{1,15}(\.\d{1,4})?|\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/;
const Bound = v.pipe(v.string(), v.regex(isBound));

const Filter = v.object({
  column: ColumnName,
  is: v.optional(v.pipe(v.array(text(120)), v.minLength(1), v.maxLength(50))),
  from: v.optional(Bound),
  to: v.optional(Bound),
});

const maxFilters = 12;
const numbers: ReadonlySet<string> = new Set(['count', 'area', 'money', 'percent', 'quantity']);
const isDay = (value: string) =>
  value.length === 10 && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;

const view = {
  report: v.picklist(registerReports),
  districtCode: v.optional(Id),
  tahasilCode: v.optional(Id),
  villageCode: v.optional(Id),
  /** The day as of which the report is; today's without one. */
  day: v.optional(Day),
  filters: v.optional(v.pipe(v.array(Filter), v.maxLength(maxFilters))),
  /** The column by which the rows are grouped. */
  group: v.optional(ColumnName),
  sort: v.optional(
    v.object({ column: ColumnName, direction: v.picklist(['ascending', 'descending']) }),
  ),
};

const View = v.object(view);

/** A view of a report: which rows, in which order and groups. */
export type ReportView = v.InferOutput<typeof View>;

const isSearchable = (column: RegisterColumn | undefined): column is RegisterColumn =>
  column !== undefined && column.isMasked !== true;

/** Returns whether the columns of a view exist, and its conditions are of the kind of their column. */
function isValidView({ report, filters = [], group, sort }: ReportView): boolean {
  const find = (key: string) => registerColumns[report].find((column) => column.key === key);
  if (group !== undefined && find(group)?.isGroup !== true) return false;
  if (sort !== undefined && !isSearchable(find(sort.column))) return false;
  return filters.every(({ column, is, from, to }) => {
    const found = find(column);
    if (!isSearchable(found)) return false;
    const bounds = [from, to].filter((bound) => bound !== undefined);
    if (is !== undefined) return bounds.length === 0 && ['text', 'word'].includes(found.kind);
    if (bounds.length === 0) return false;
    if (numbers.has(found.kind)) return bounds.every((bound) => !isDay(bound));
    return found.kind === 'day' && bounds.every((bound) => isDay(bound));
  });
}

/** A view whose plots are shown on the map. */
export const RegisterReportPlotsRequest = v.pipe(
  v.object(view),
  v.check((request) => isValidView(request)),
);

/** The codes of the plots of a view; 404 without any, 413 for more than can be selected by their codes. */
export const RegisterReportPlotsAnswer = answer(v.object({ plotCodes: v.array(v.string()) }));

export const RegisterReportRequest = v.pipe(
  v.object({
    ...view,
    pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    pageSize: v.picklist(reportPageSizes),
  }),
  v.check((request) => isValidView(request)),
);

/** The formats of a report's file. */
export const reportFormats = ['xlsx', 'csv', 'pdf', 'geojson', 'gpkg', 'ladm'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Returns whether a report has files of a format: those of maps need outlines, those of LADM plots. */
export function isReportFormat(report: RegisterReport, format: ReportFormat): boolean {
  if (format === 'ladm') return report === 'plots';
  return ['xlsx', 'csv', 'pdf'].includes(format) || hasReportOutlines(report);
}

/** The most rows of a PDF. */
export const maxPdfRows = 1000;

/** A file of all rows of a view, with some columns in their order. */
export const RegisterReportFileRequest = v.pipe(
  v.object({
    ...view,
    format: v.picklist(reportFormats),
    columns: v.optional(v.pipe(v.array(ColumnName), v.minLength(1), v.maxLength(60))),
  }),
  v.check((request) => isValidView(request) && isReportFormat(request.report, request.format)),
);

const Cell = v.nullable(v.union([v.string(), v.number()]));

/** The ids of what a row is about, for the links from it. */
const RowIds = v.object({
  plotCode: v.optional(v.string()),
  khatiyanId: v.optional(v.number()),
  mouzaId: v.optional(v.number()),
  tahasilId: v.optional(v.number()),
  districtId: v.optional(v.number()),
});
export type ReportRowIds = v.InferOutput<typeof RowIds>;

const Totals = v.record(v.string(), v.number());

const ReportRow = v.object({ id: v.number(), ids: RowIds, cells: v.record(v.string(), Cell) });
export type RegisterReportRow = v.InferOutput<typeof ReportRow>;

/** A group with the number of its rows on all pages, and their sums. */
const ReportGroup = v.object({ value: v.string(), ids: RowIds, count: v.number(), totals: Totals });
export type RegisterReportGroup = v.InferOutput<typeof ReportGroup>;

const RegisterReportResult = v.object({
  /** The columns that the reader may see, in order. */
  columns: v.array(v.string()),
  rows: v.array(ReportRow),
  /** The number of rows on all pages. */
  total: v.number(),
  totals: Totals,
  /** The groups of the rows of the page, in order. */
  groups: v.array(ReportGroup),
  /** When it was read. */
  asOn: Moment,
  /** The first day as of which the report can be read. */
  firstDay: Day,
  /** What is not of the day of the view, in sentences; none for today. */
  notes: v.array(v.string()),
});
export type RegisterReportResult = v.InferOutput<typeof RegisterReportResult>;
export const RegisterReportAnswer = answer(RegisterReportResult);
