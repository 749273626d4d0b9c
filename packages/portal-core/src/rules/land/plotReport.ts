/** Ids of the plot search, from the district down; what is not chosen is left out. */
export interface PlotSearch {
  districtId?: number | undefined;
  tahasilId?: number | undefined;
  mouzaId?: number | undefined;
  khatianId?: number | undefined;
}

/** The four reports on land information, each one level below what was chosen. */
export type PlotReport = 'tahasil-report' | 'mouza-report' | 'khatiyan-report' | 'plot-report';

const levels = ['districtId', 'tahasilId', 'mouzaId', 'khatianId'] as const;
const reports = ['tahasil-report', 'mouza-report', 'khatiyan-report', 'plot-report'] as const;
const idShape = /^([1-9]\d{0,9})?$/;

/** Gives the report of the deepest chosen level (spec 2.1); undefined without a district or with a gap. */
export function plotReportOf(search: PlotSearch): PlotReport | undefined {
  const firstEmpty = levels.findIndex((level) => search[level] === undefined);
  const depth = firstEmpty === -1 ? levels.length : firstEmpty;
  const hasGap = levels.slice(depth).some((level) => search[level] !== undefined);
  return hasGap ? undefined : reports[depth - 1];
}

/** Gives the text that a report's address hides: four ids joined by colons, empty where not chosen. */
export function plotSearchText(search: PlotSearch): string {
  return levels.map((level) => search[level] ?? '').join(':');
}

/** Gives the ids of a decoded address; undefined unless they are four places without a gap. */
export function plotSearchOf(decoded: string | undefined): PlotSearch | undefined {
  const pieces = (decoded ?? '').split(':');
  if (pieces.length !== levels.length || !pieces.every((piece) => idShape.test(piece))) {
    return undefined;
  }
  const search: PlotSearch = {};
  levels.forEach((level, index) => {
    if (pieces[index]) search[level] = Number(pieces[index]);
  });
  return plotReportOf(search) === undefined ? undefined : search;
}

/** Gives the path of a report below `/officer`; `address` is the hidden text. */
export function plotReportPath(report: PlotReport, address: string): string {
  return `/officer/report/land-information/${report}/${address}`;
}
