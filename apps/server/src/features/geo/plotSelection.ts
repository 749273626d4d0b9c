import {
  getReportMessageKey,
  holdsDataRight,
  maxLayerPlots,
  maxSelectedPlots,
  message,
  plotLayerFormats,
  type DataRight,
  type Language,
  type PlotDetails,
  type PlotLayerFormat,
  type PlotSelectionRequest,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { buildTableFile, type FileColumn } from '../../db/query/tableFile.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { listPlotDetails } from './geo.repository.ts';
import { buildPlotLayerFile } from './layerFiles/plotLayerFile.ts';
import {
  countPlots,
  findShapePlotIds,
  hasIds,
  listShapes,
  matchesFilter,
} from './plotSelection.repository.ts';

const limit = { action: 'plotSelection', requests: 600, windowMs: 600_000 };
/** The most rows of a file. */
const maxRows = 100_000;

/** Returns whether the role may query by every condition: marks are data of registers and applications. */
function mayQuery({ dataRights }: SignedIn, { corners, near, marked }: PlotSelectionRequest) {
  const needed: DataRight[] = [
    ...(corners || near ? (['data.outlines.query'] as const) : []),
    ...(marked === 'lease' ? (['data.registers.query'] as const) : []),
    ...(marked === 'case' ? (['data.applications.query'] as const) : []),
  ];
  return needed.every((right) => holdsDataRight(dataRights, right));
}

/** Returns the condition of a selection, or that its outline contains too much. */
async function findSelection(context: SignedIn, request: PlotSelectionRequest) {
  const { db, caller } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const isWanted = matchesFilter(request);
  const ids = await findShapePlotIds(db, caller, request, isWanted);
  if (ids === 'tooMany') return ids;
  return { where: ids === undefined ? isWanted : hasIds(ids) };
}

/**
 * Answers geo/select: count and acres of the plots that meet every condition, and the first of them; 403 for a condition
 * by which the role may not query.
 */
export const plotSelection: MemberHandler<'plotSelection'> = async (request, context) => {
  const { db, caller, language } = context;
  if (!mayQuery(context, request))
    return { status: 403, message: message(language, 'report.noData') };
  const selection = await findSelection(context, request);
  if (selection === 'tooMany')
    return { status: 413, message: message(language, 'map.select.tooMany') };
  const { where } = selection;
  const figures = await countPlots(db, caller, where);
  const plots = await listPlotDetails(db, caller, where, { limit: maxSelectedPlots, language });
  return { status: 200, result: { ...figures, plots } };
};

const toWord = (value: string, language: Language) => {
  const key = getReportMessageKey(value);
  return key === undefined ? value : message(language, key);
};
const columns: readonly FileColumn<PlotDetails>[] = [
  ['plotSearch.district', (row) => row.district_name],
  ['report.tahasil', (row) => row.tehsil_name],
  ['report.mouza', (row) => row.mouza_name],
  ['report.khatiyanNo', (row) => row.khataNo],
  ['report.plotNo', (row) => row.plotNo],
  ['report.kisam', (row) => row.kissam],
  ['report.kisamClass', (row, language) => toWord(row.kissamClass, language)],
  ['report.area', (row) => row.area],
  ['report.status', (row, language) => toWord(row.status, language)],
  ['report.rorStatus', (row, language) => toWord(row.rorStatus, language)],
];

const isLayerFormat = (format: string): format is PlotLayerFormat =>
  plotLayerFormats.some((each) => each === format);

/**
 * Answers geo/select/export: all plots of a selection as a file, recorded; no file for one with too much land, or with
 * data that the role may not query or download.
 */
export const plotSelectionExport: MemberHandler<'plotSelectionExport'> = async (
  { format, ...request },
  context,
) => {
  const { db, caller, language, dataRights } = context;
  const needsOutlines = isLayerFormat(format);
  const mayHave = !needsOutlines || holdsDataRight(dataRights, 'data.outlines.export');
  if (!mayHave || !mayQuery(context, request)) return undefined;
  const selection = await findSelection(context, request);
  if (selection === 'tooMany') return undefined;
  const { where } = selection;
  const limit = isLayerFormat(format) ? maxLayerPlots + 1 : maxRows;
  const rows = await listPlotDetails(db, caller, where, { limit, language });
  if (isLayerFormat(format) && rows.length > maxLayerPlots) return undefined;
  const remark = `plots of the map as ${format}, ${rows.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  if (isLayerFormat(format)) {
    const shapes = await listShapes(db, caller, where);
    return buildPlotLayerFile(rows, new Map(shapes.map(({ code, ring }) => [code, ring])), format);
  }
  return buildTableFile(rows, columns, { fileName: 'plots', format, language });
};
