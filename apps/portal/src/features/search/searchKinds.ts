/** The kinds of results, in the order of the page. */
export const searchKinds = ['tenders', 'notices', 'questions', 'plots', 'pages'] as const;

/** A kind of results. */
export type SearchKind = (typeof searchKinds)[number];

/** Returns the kind that an address shows; undefined for all kinds. */
export const parseSearchKind = (kind: string | null): SearchKind | undefined =>
  searchKinds.find((known) => known === kind);
