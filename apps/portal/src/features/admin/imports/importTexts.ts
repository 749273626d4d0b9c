import {
  listLinks,
  type ImportBatch,
  type ImportJobSummary,
  type ImportState,
  type ImportEntity,
  type ImportFaultKind,
} from '@temple-land/portal-core';
import type { StatusTone } from '@temple-land/ui';
import type { TextKey } from '../../../i18n/textKey.ts';

type Key = TextKey<'imports'>;

/** The label of each kind of record. */
export const entityLabels = {
  district: 'imports:entity.district',
  tahasil: 'imports:entity.tahasil',
  mouza: 'imports:entity.mouza',
  khatiyan: 'imports:entity.khatiyan',
  plot: 'imports:entity.plot',
  officer: 'imports:entity.officer',
  citizen: 'imports:entity.citizen',
  lease: 'imports:entity.lease',
  encroachment: 'imports:entity.encroachment',
  saleCase: 'imports:entity.saleCase',
  courtCase: 'imports:entity.courtCase',
  landApplication: 'imports:entity.landApplication',
  tender: listLinks.tender.label,
  kisam: listLinks.kisam.label,
  satwa: listLinks.satwa.label,
  rate: listLinks.rate.label,
  contact: listLinks.contact.label,
  faq: listLinks.faq.label,
  holiday: listLinks.holiday.label,
  skip: 'imports:entity.skip',
} as const satisfies Record<ImportEntity | 'skip', Key>;

/** Returns the label of a kind of record. */
export const getEntityLabel = (entity: string): Key =>
  entityLabels[entity as keyof typeof entityLabels];

/** The label of each kind of fault. */
export const faultLabels = {
  empty: 'imports:fault.empty',
  tooLong: 'imports:fault.tooLong',
  badCharacters: 'imports:fault.badCharacters',
  badShape: 'imports:fault.badShape',
  notNumber: 'imports:fault.notNumber',
  outOfRange: 'imports:fault.outOfRange',
  notDate: 'imports:fault.notDate',
  notInList: 'imports:fault.notInList',
  cellCount: 'imports:fault.cellCount',
  unknownPlace: 'imports:fault.unknownPlace',
  unknownKisam: 'imports:fault.unknownKisam',
  ambiguousPlace: 'imports:fault.ambiguousPlace',
  duplicate: 'imports:fault.duplicate',
  contradiction: 'imports:fault.contradiction',
  taken: 'imports:fault.taken',
  retired: 'imports:fault.retired',
  inUse: 'imports:fault.inUse',
  unknownRecord: 'imports:fault.unknownRecord',
  needed: 'imports:fault.needed',
  differs: 'imports:fault.differs',
  unfit: 'imports:fault.unfit',
  overlap: 'imports:fault.overlap',
  nobody: 'imports:fault.nobody',
  outlineShape: 'imports:fault.outlineShape',
  outlineParts: 'imports:fault.outlineParts',
  outlineTooLarge: 'imports:fault.outlineTooLarge',
  outlineOutside: 'imports:fault.outlineOutside',
  outlineCrossing: 'imports:fault.outlineCrossing',
  outlineOverlap: 'imports:fault.outlineOverlap',
  outlineOutsidePlace: 'imports:fault.outlineOutsidePlace',
} as const satisfies Record<ImportFaultKind, Key>;

/** The reasons of a failure that the screen knows; others are the words of the reader of the file. */
export const failures: Readonly<Record<string, Key>> = {
  empty: 'imports:failed.empty',
  harmful: 'imports:failed.harmful',
  incomplete: 'imports:failed.incomplete',
  notScanned: 'imports:failed.notScanned',
  skipped: 'imports:failed.skipped',
  unexpected: 'imports:failed.unexpected',
};

interface StateLook {
  tone: StatusTone;
  label: Key;
}

const runningLabels = {
  read: 'imports:state.reading',
  check: 'imports:state.checking',
  import: 'imports:state.importing',
  undo: 'imports:state.undoing',
} as const satisfies Record<ImportJobSummary['step'], Key>;

const looks: Readonly<Record<Exclude<ImportState, 'running'>, StateLook>> = {
  uploading: { tone: 'warning', label: 'imports:state.uploading' },
  queued: { tone: 'info', label: 'imports:state.queued' },
  mapping: { tone: 'warning', label: 'imports:state.mapping' },
  faults: { tone: 'danger', label: 'imports:state.faults' },
  ready: { tone: 'success', label: 'imports:state.ready' },
  done: { tone: 'success', label: 'imports:state.done' },
  failed: { tone: 'danger', label: 'imports:state.failed' },
  interrupted: { tone: 'danger', label: 'imports:state.interrupted' },
  discarded: { tone: 'neutral', label: 'imports:state.discarded' },
};

/** Returns how the state of an import is shown. */
export function getStateLook({ state, step, isWaiting }: ImportJobSummary): StateLook {
  if (state === 'running') return { tone: 'info', label: runningLabels[step] };
  return isWaiting ? { tone: 'warning', label: 'imports:state.waiting' } : looks[state];
}

/** Returns how the state of a finished import is shown. */
export function getBatchLook({ undoneOn, isUndoing }: ImportBatch): StateLook {
  if (undoneOn !== null) return { tone: 'neutral', label: 'imports:batch.state.undone' };
  return isUndoing
    ? { tone: 'warning', label: 'imports:batch.state.undoing' }
    : { tone: 'success', label: 'imports:batch.state.done' };
}
