import * as v from 'valibot';
import { storedEntries } from '../forms/formSchemas.ts';
import { positionSources, reportFields } from '../forms/illegitimateUseReport.ts';
import { GeoPoint } from '../land/geoPoint.ts';
import { MatchConfidence } from '../land/plotMatch.ts';

/** The position of a report, with how surely it lies in the plot that the report names. */
export const ReportPosition = v.object({
  ...GeoPoint.entries,
  source: v.picklist(positionSources),
  /** Null without a plot, and when the position is far from it. */
  confidence: v.nullable(MatchConfidence),
});
export type ReportPosition = v.InferOutput<typeof ReportPosition>;

/** The details of a report of illegitimate use, for its reporter and for officers of its place. */
export const ReportDetails = v.object({
  ...storedEntries(reportFields),
  position: v.nullable(ReportPosition),
});
export type ReportDetails = v.InferOutput<typeof ReportDetails>;

/** What lists show of a report: nothing about the people that it names. */
export const ListedReport = v.pick(ReportDetails, [
  'kind',
  'startedOn',
  'isOngoing',
  'isDangerous',
]);
