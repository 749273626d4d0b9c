import type { Input } from '@temple-land/portal-core';

type View = Input<'registerReportPlots'>;

/** Returns the path of the Web GIS that selects the plots of a report, as of its day. */
export function buildReportMapPath(view: View): string {
  const { day } = view;
  const query = { rows: JSON.stringify(view), ...(day === undefined ? {} : { day }) };
  return `/officer/explore-map?${new URLSearchParams(query)}`;
}

/** Returns the report of such a path; undefined without one. */
export function parseReportMapQuery(address: URLSearchParams): View | undefined {
  try {
    const view: unknown = JSON.parse(address.get('rows') ?? 'null');
    // The call checks the rest before it is sent.
    return typeof view === 'object' && view !== null && 'report' in view
      ? (view as View)
      : undefined;
  } catch {
    return undefined;
  }
}
