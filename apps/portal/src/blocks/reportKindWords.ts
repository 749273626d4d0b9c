import type { reportKinds } from '@temple-land/portal-core';
import type { PageKey } from '../i18n/pageKey.ts';

/** The words of each kind of illegitimate use. */
export const reportKindWords = {
  structure: 'report.kind.structure',
  cultivation: 'report.kind.cultivation',
  fence: 'report.kind.fence',
  sale: 'report.kind.sale',
  mining: 'report.kind.mining',
  dumping: 'report.kind.dumping',
  felling: 'report.kind.felling',
  againstLease: 'report.kind.againstLease',
  other: 'report.kind.other',
} as const satisfies Record<(typeof reportKinds)[number], PageKey>;
