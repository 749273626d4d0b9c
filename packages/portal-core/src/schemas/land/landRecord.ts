import * as v from 'valibot';
import { RecordChange } from '../admin/recordHistory.ts';
import { PlotOutline } from '../applications/casePage.ts';
import { ApplicationType, StatusCode } from '../applications/track.ts';
import { answer, Id, Moment } from '../common.ts';
import { PlotDivision } from './plotDivision.ts';
import { PlotEvent } from './plotEvents.ts';
import { KhatiyanFacts, PlotRow, PlotTotals, RorStatus } from './reports.ts';

export const KhatiyanRecordRequest = v.object({ khataNoId: Id });

/** Where a record lies: the names and ids of its places down to the khatiyan. */
export const RecordPlace = v.object({
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  khataNoId: Id,
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  thanaNo: v.string(),
  khataNo: v.string(),
});
export type RecordPlace = v.InferOutput<typeof RecordPlace>;

/** The front page of the record of rights of a khatiyan. */
export const KhatiyanFront = v.object({
  ...KhatiyanFacts.entries,
  satwa: v.string(),
  rorStatus: RorStatus,
  /** yyyy-MM-dd; null before the final publication. */
  publishedOn: v.nullable(v.string()),
  recordedOn: Moment,
});
export type KhatiyanFront = v.InferOutput<typeof KhatiyanFront>;

/** A lease of a plot, the lessee masked. */
export const RecordLease = v.object({
  leaseNo: v.string(),
  kind: v.picklist(['agricultural', 'homestead', 'commercial', 'quarry']),
  /** Acres. */
  area: v.number(),
  lessee: v.string(),
  /** yyyy-MM-dd. */
  startsOn: v.string(),
  endsOn: v.string(),
  yearlyRent: v.number(),
  state: v.picklist(['active', 'ended', 'cancelled']),
  /** The application that granted it; empty for a lease of an import. */
  applicationNo: v.string(),
});
export type RecordLease = v.InferOutput<typeof RecordLease>;

/** An application, a report or a case about a plot. */
export const RecordApplication = v.object({
  applicationNo: v.string(),
  applicationType: ApplicationType,
  statusType: StatusCode,
  createdOn: Moment,
});
export type RecordApplication = v.InferOutput<typeof RecordApplication>;

/** All of a plot: both pages of its record of rights, its outline, what is about it, and its history, newest first. */
export const PlotRecord = v.object({
  place: RecordPlace,
  /** False for a plot that is out of use. */
  isActive: v.boolean(),
  plot: PlotRow,
  khatiyan: KhatiyanFront,
  /** The plot and those around it; empty without an outline. */
  outlines: v.array(PlotOutline),
  leases: v.array(RecordLease),
  applications: v.array(RecordApplication),
  changes: v.array(RecordChange),
  /** How it, the plots before it and those after it were divided and joined. */
  divisions: v.array(PlotDivision),
  events: v.array(PlotEvent),
  /** The fields and lists that the role may not see, which are empty or 0; absent without any. */
  withheld: v.optional(v.array(v.string())),
});
export type PlotRecord = v.InferOutput<typeof PlotRecord>;
export const PlotRecordAnswer = answer(PlotRecord);

/** All of a khatiyan: its front page, its plots, the imports and changes of its record, and the history of its plots. */
export const KhatiyanRecord = v.object({
  place: RecordPlace,
  isActive: v.boolean(),
  khatiyan: KhatiyanFront,
  plots: v.array(PlotRow),
  totals: PlotTotals,
  changes: v.array(RecordChange),
  /** The imports in force that wrote it, newest first. */
  imports: v.array(v.object({ batchId: Id, importedOn: Moment, isNew: v.boolean() })),
  events: v.array(PlotEvent),
  /** The fields and lists that the role may not see, which are empty or 0; absent without any. */
  withheld: v.optional(v.array(v.string())),
});
export type KhatiyanRecord = v.InferOutput<typeof KhatiyanRecord>;
export const KhatiyanRecordAnswer = answer(KhatiyanRecord);
