import type { PageKey } from '../../i18n/pageKey.ts';

const kinds: Readonly<Record<string, PageKey>> = {
  structure: 'officer.kind.structure',
  cultivation: 'officer.kind.cultivation',
  fence: 'officer.kind.fence',
  sale: 'officer.kind.sale',
  mining: 'officer.kind.mining',
  dumping: 'officer.kind.dumping',
  felling: 'officer.kind.felling',
  againstLease: 'officer.kind.againstLease',
};

/** The words of a kind of illegitimate use; one that is not known is another use. */
export const kindWord = (kind: string): PageKey => kinds[kind] ?? 'officer.kind.other';
