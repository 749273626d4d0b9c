import { applicationTypes } from '@temple-land/portal-core';

/** The views of a case page, in the order of its tabs. */
export const caseViews = [
  'summary',
  'court',
  'documents',
  'fieldReport',
  'valuation',
  'legal',
  'timeline',
  'notes',
  'questions',
  'related',
] as const;
export type CaseViewName = (typeof caseViews)[number];

const parameter = 'view';

/** Returns the view in the query of an address; the summary for an unknown one. */
export const parseCaseView = (address: URLSearchParams): CaseViewName =>
  caseViews.find((view) => view === address.get(parameter)) ?? 'summary';

/** Returns the query of an address with another view. */
export function setCaseView(address: URLSearchParams, view: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (view === 'summary') next.delete(parameter);
  else next.set(parameter, view);
  return next;
}

/**
 * Returns the views of an application: only a case has parties, only land is valued and needs a legal opinion, and
 * nobody reports about a quarry on site.
 */
export const listCaseViews = (type: number): readonly CaseViewName[] =>
  caseViews.filter((view) => {
    if (view === 'court') return type === applicationTypes.caseNumber;
    if (view === 'valuation' || view === 'legal') return type === applicationTypes.land;
    return view !== 'fieldReport' || type !== applicationTypes.quarry;
  });
