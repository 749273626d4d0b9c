import type { ReportRowIds, ReportView, RowsBehind } from '@temple-land/portal-core';
import { buildViewPath } from './reportAddress.ts';

type Cells = Readonly<Record<string, string | number | null>>;

/** Returns the place of a row or group, and that of the view where it has none of its own. */
export const placeOf = (view: ReportView, { districtId, tahasilId, mouzaId }: ReportRowIds) => ({
  districtCode: districtId ?? view.districtCode,
  tahasilCode: tahasilId ?? view.tahasilCode,
  villageCode: mouzaId ?? view.villageCode,
});

const omitAbsent = (view: ReportView): ReportView =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as ReportView;

/** Returns the path of the rows behind a figure of a row, as of the same day; of the row of totals without `cells`. */
export function buildBehindPath(
  view: ReportView,
  { report, where = [], by = [] }: RowsBehind,
  ids: ReportRowIds,
  cells: Cells,
): string {
  const same = by.map((column) => ({ column, is: [String(cells[column] ?? '')] }));
  return buildViewPath(
    omitAbsent({
      report,
      ...placeOf(view, ids),
      day: view.day,
      filters: [...where, ...same],
    }),
  );
}

const placeColumns: ReadonlySet<string> = new Set(['district', 'tahasil', 'mouza']);

/** Returns the path of the rows of a group: the view, without the group, in its place or with its value. */
export function buildGroupPath(view: ReportView, value: string, ids: ReportRowIds): string {
  const { group = '', filters = [], ...rest } = view;
  if (placeColumns.has(group)) {
    return buildViewPath(omitAbsent({ ...rest, filters, ...placeOf(view, ids) }));
  }
  const others = filters.filter(({ column }) => column !== group);
  return buildViewPath({ ...rest, filters: [...others, { column: group, is: [value] }] });
}
