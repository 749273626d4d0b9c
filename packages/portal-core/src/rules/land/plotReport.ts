/** Ids of the plot search, from the district down; levels that are not selected are absent. */
export interface PlotSearch {
  districtId?: number | undefined;
  tahasilId?: number | undefined;
  mouzaId?: number | undefined;
  khatianId?: number | undefined;
}

/** The four land information reports, each one level below the selection. */
export type PlotReport = 'tahasil-report' | 'mouza-report' | 'khatiyan-report' | 'plot-report';

const levels = ['districtId', 'tahasilId', 'mouzaId', 'khatianId'] as const;
const reports = ['tahasil-report', 'mouza-report', 'khatiyan-report', 'plot-report'] as const;
const idShape = /^([1-9]\d{0,9})?$/;

/** Returns the report for the deepest selected level (spec 2.1); undefined without a district or with a gap. */
export function getPlotReport(search: PlotSearch): PlotReport | undefined {
  const firstEmpty = levels.findIndex((level) => search[level] === undefined);
  const depth = firstEmpty === -1 ? levels.length : firstEmpty;
  const hasGap = levels.slice(depth).some((level) => search[level] !== undefined);
  return hasGap ? undefined : reports[depth - 1];
}

/** Builds the text to seal in a report's address: four ids joined by colons, empty where not selected. */
export function formatPlotSearch(search: PlotSearch): string {
  return levels.map((level) => search[level] ?? '').join(':');
}

/** Parses the text of an opened report address; undefined unless it has four parts without a gap. */
export function parsePlotSearch(decoded: string | undefined): PlotSearch | undefined {
  const pieces = (decoded ?? '').split(':');
  if (pieces.length !== levels.length || !pieces.every((piece) => idShape.test(piece))) {
    return undefined;
  }
  const search: PlotSearch = {};
  levels.forEach((level, index) => {
    if (pieces[index]) search[level] = Number(pieces[index]);
  });
  return getPlotReport(search) === undefined ? undefined : search;
}

/** Builds the path of a report below `/officer`; `address` is the sealed text. */
export function buildPlotReportPath(report: PlotReport, address: string): string {
  return `/officer/report/land-information/${report}/${address}`;
}
