import * as v from 'valibot';
import { Id } from '../common.ts';
import { ApplicationType } from '../applications/track.ts';

/** What an application or an import can change in the record of a plot. */
export const plotEventKinds = [
  'leaseGranted',
  'leaseDeed',
  'saleOrdered',
  'saleDeed',
  'leaseRenewed',
  'leaseTransferred',
  'exchangeOrdered',
  'exchangeDeed',
  'correctionOrdered',
  'correctionEntered',
  'orderCancelled',
  'verified',
  'encroachmentFound',
  'caseOpened',
  'caseStayed',
  'stayVacated',
  'evictionOrdered',
  'caseDismissed',
  'possessionTaken',
  'imported',
  'importChanged',
] as const;
export const PlotEventKind = v.picklist(plotEventKinds);
export type PlotEventKind = v.InferOutput<typeof PlotEventKind>;

/** A change in the record of a plot, with its source: an application, or an import, whose number is a fact. */
export const PlotEvent = v.object({
  plotCode: v.string(),
  plotNo: v.string(),
  /** yyyy-MM-dd */
  day: v.string(),
  kind: PlotEventKind,
  applicationId: v.nullable(Id),
  applicationNo: v.string(),
  applicationType: v.nullable(ApplicationType),
  /** The facts of the event by name, such as the number of the order and the acres. */
  facts: v.record(v.string(), v.string()),
});
export type PlotEvent = v.InferOutput<typeof PlotEvent>;
