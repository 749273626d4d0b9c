import * as v from 'valibot';
import { answer, Day, Id } from '../common.ts';
import { Extent } from './geo.ts';

/**
 * What can change about a plot between two days: it is new, divided, merged, out of use because a division was undone, or
 * retired; or one of its values is another one.
 */
export const landChangeKinds = [
  'new',
  'split',
  'merge',
  'undo',
  'retired',
  'number',
  'outline',
  'area',
  'kisam',
  'status',
  'khatiyan',
  'satwa',
  'owner',
] as const;
export type LandChangeKind = (typeof landChangeKinds)[number];

/** Two days to compare, each at its end, and the mouza to which the comparison is limited. */
export const LandChangesRequest = v.object({
  from: Day,
  to: Day,
  villageCode: v.optional(Id),
});
export type LandChangesRequest = v.InferInput<typeof LandChangesRequest>;
export const LandChangesExportRequest = v.object({
  ...LandChangesRequest.entries,
  format: v.picklist(['xlsx', 'csv']),
});

/** The largest number of changes in an answer; the counts are those of all. */
export const maxLandChanges = 500;

/** A change of a plot between two days. */
export const LandChange = v.object({
  kind: v.picklist(landChangeKinds),
  plotCode: v.string(),
  /** The number on the later day; on the earlier one where it is no longer in use. */
  plotNo: v.string(),
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  /**
   * The values on both days: acres as 0.0000, corners of an outline as their number, plots as their numbers with acres.
   * Empty where there is none.
   */
  before: v.string(),
  after: v.string(),
  /** Null for a plot without an outline. */
  extent: v.nullable(Extent),
});
export type LandChange = v.InferOutput<typeof LandChange>;

export const LandChanges = v.object({
  /** The number of changes of each kind that occurs. */
  counts: v.record(v.string(), v.number()),
  count: v.number(),
  changes: v.array(LandChange),
});
export type LandChanges = v.InferOutput<typeof LandChanges>;
/** The changes between two days; 400 for days in the wrong order, before the history of the record or after today. */
export const LandChangesAnswer = answer(LandChanges);
