/** The views of a case page, in the order of its tabs. */
export const caseViews = ['summary', 'court', 'documents', 'timeline', 'notes', 'related'] as const;
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
