import type { reportKinds } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** The labels of the kinds of illegitimate use. */
export const reportKindLabels = {
  structure: 'common:report.kind.structure',
  cultivation: 'common:report.kind.cultivation',
  fence: 'common:report.kind.fence',
  sale: 'common:report.kind.sale',
  mining: 'common:report.kind.mining',
  dumping: 'common:report.kind.dumping',
  felling: 'common:report.kind.felling',
  againstLease: 'common:report.kind.againstLease',
  other: 'common:report.kind.other',
} as const satisfies Record<(typeof reportKinds)[number], TextKey>;
