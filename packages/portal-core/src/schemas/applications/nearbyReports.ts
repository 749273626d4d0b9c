import * as v from 'valibot';
import { reportPhotosHighest } from '../../constants.ts';
import { answer, Id, keyed, Moment, text } from '../common.ts';
import { GeoPoint } from '../land/geoPoint.ts';
import { KindsOfFiles, TempId } from './documents.ts';
import { StatusCode } from './track.ts';

/** Where a use was seen: a plot of the record, a position, or both. */
const place = { plotCode: v.optional(text(60)), position: v.optional(GeoPoint) };

export const NearbyReportsRequest = v.object(place);

/** An earlier report of the same plot or within 50 m, without anything about people. */
export const NearbyReport = v.object({
  applicationId: Id,
  kind: v.string(),
  statusType: StatusCode,
  createdOn: Moment,
  photoCount: v.number(),
  /** Metres between the positions; null where only the plot is the same. */
  distance: v.nullable(v.number()),
});
export type NearbyReport = v.InferOutput<typeof NearbyReport>;
/** Open and transferred reports, newest first, at most five. */
export const NearbyReportsAnswer = answer(v.array(NearbyReport));

/** Adds what somebody saw to an earlier report of the same place, and makes that person its follower. */
export const ReportJoinRequest = v.object({
  applicationId: Id,
  ...place,
  description: v.optional(text(2000)),
  documents: v.optional(v.pipe(v.array(TempId), v.maxLength(reportPhotosHighest)), []),
  documentKinds: KindsOfFiles,
  ...keyed,
});
export const ReportJoinAnswer = answer(v.object({ tokenNo: v.string() }));

/** What a follower added to a report. */
export const ReportAddition = v.object({ at: Moment, description: v.string() });
export type ReportAddition = v.InferOutput<typeof ReportAddition>;
