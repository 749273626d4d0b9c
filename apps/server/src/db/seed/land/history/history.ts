import type { RecordChange } from '@temple-land/portal-core';
import { packRing, toBox, type Ring } from '../../../land/ring.ts';
import type { SeededRandom } from '../../random.ts';
import type { RegisterRows } from '../buildRegister.ts';
import type { PlotRow } from '../landRows.ts';

/** A khatiyan as it is stored. */
export type KhatiyanRow = RegisterRows['khatiyans'][number];

/** A change of the sample's history: the day since which it is in force (yyyy-MM-dd) and the document on which it rests. */
export interface PastChange {
  day: string;
  source: string;
}

/** A change of some columns of a record, which give it the values of today. */
export interface PastEdit extends PastChange {
  entity: 'plot' | 'khatian';
  id: number;
  set: Partial<PlotRow & KhatiyanRow>;
  fields: RecordChange['fields'];
}

/** Plots that were divided or joined: the old plots, and the ones of today. */
export interface PastDivision extends PastChange {
  kind: 'split' | 'merge';
  parents: PlotRow[];
  children: PlotRow[];
}

/** The history of the sample: its records as they were first, and what changed since then, in order of the days. */
export interface LandHistory {
  plots: PlotRow[];
  khatiyans: KhatiyanRow[];
  changes: (PastEdit | PastDivision)[];
}

/** Returns whether a change is a division. */
export const isDivision = (change: PastEdit | PastDivision): change is PastDivision =>
  'kind' in change;

const dayMs = 86_400_000;
const newestDays = 45;
const lengthDays = 400;

/** What a history is planned with. */
export interface HistoryScope {
  random: SeededRandom;
  now: Date;
  history: LandHistory;
  /** The ids of the plots that have a change. */
  used: Set<number>;
  nextId: () => number;
}

/** Returns a day of the last fifteen months, but not of the last six weeks. */
export function pickPast({ random, now }: HistoryScope): Pick<PastChange, 'day'> {
  const at = new Date(now.getTime() - (newestDays + random.below(lengthDays)) * dayMs);
  return { day: at.toISOString().slice(0, 10) };
}

/** Returns the number of an invented document. */
export const toOrder = ({ random }: HistoryScope, day: string, kind: string) =>
  `${kind} ${1 + random.below(90)}/${day.slice(0, 4)} (sample)`;

/** Returns whether a plot has no tenant and no other change. */
export const isFree = ({ used }: HistoryScope, { id, status }: PlotRow): boolean =>
  status === 'available' && !used.has(id);

/** Returns the columns of an outline. */
export const toShape = (ring: Ring) => ({ ring: packRing(ring), bounds: toBox(ring) });
