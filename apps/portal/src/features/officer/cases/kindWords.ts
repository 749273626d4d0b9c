import type { TextKey } from '../../../i18n/textKey.ts';

const kinds: Readonly<Record<string, TextKey<'officer'>>> = {
  structure: 'kind.structure',
  cultivation: 'kind.cultivation',
  fence: 'kind.fence',
  sale: 'kind.sale',
  mining: 'kind.mining',
  dumping: 'kind.dumping',
  felling: 'kind.felling',
  againstLease: 'kind.againstLease',
};

/** The words of a kind of illegitimate use; one that is not known is another use. */
export const kindWord = (kind: string): TextKey<'officer'> => kinds[kind] ?? 'kind.other';
