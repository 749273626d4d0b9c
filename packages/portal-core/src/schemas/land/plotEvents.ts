import * as v from 'valibot';
import { Id } from '../common.ts';
import { ApplicationType } from '../applications/track.ts';

/** What an application can change in the record of a plot. */
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
] as const;
export const PlotEventKind = v.picklist(plotEventKinds);
export type PlotEventKind = v.InferOutput<typeof PlotEventKind>;

/** A change in the record of a plot, with the application that is its source. */
export const PlotEvent = v.object({
  plotCode: v.string(),
  plotNo: v.string(),
  /** yyyy-MM-dd */
  day: v.string(),
  kind: PlotEventKind,
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
  /** The facts of the event by name, such as the number of the order and the acres. */
  facts: v.record(v.string(), v.string()),
});
export type PlotEvent = v.InferOutput<typeof PlotEvent>;
