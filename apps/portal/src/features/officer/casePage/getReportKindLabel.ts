import type { TextKey } from '../../../i18n/textKey.ts';

const kindLabels: Readonly<Record<string, TextKey<'officer'>>> = {
  structure: 'kind.structure',
  cultivation: 'kind.cultivation',
  fence: 'kind.fence',
  sale: 'kind.sale',
  mining: 'kind.mining',
  dumping: 'kind.dumping',
  felling: 'kind.felling',
  againstLease: 'kind.againstLease',
};

/** Returns the label of a kind of illegitimate use; unknown kinds have the label of "other". */
export const getReportKindLabel = (kind: string): TextKey<'officer'> =>
  kindLabels[kind] ?? 'kind.other';
