import * as v from 'valibot';
import { answer, Id, Moment, text } from '../common.ts';

/** What can be watched: a plot of a mouza, a mouza, or a tender. */
export const watchKinds = ['plot', 'mouza', 'tender'] as const;

/** The most watches of a person. */
export const mostWatches = 20;

/** What somebody wants to be told about: place and number of a plot, a mouza, or a tender. */
export const WatchRequest = v.object({
  kind: v.picklist(watchKinds),
  villageCode: v.optional(Id),
  plotNo: v.optional(text(30)),
  tenderAdvertisementId: v.optional(Id),
});
export type WatchRequest = v.InferOutput<typeof WatchRequest>;

/** A watch of the caller with the names of what it is about. */
export const Watch = v.object({
  watchId: Id,
  kind: v.picklist(watchKinds),
  villageCode: v.nullable(Id),
  plotNo: v.string(),
  tenderAdvertisementId: v.nullable(Id),
  /** Empty for a tender, as the name of the tahasil. */
  mouza_name: v.string(),
  tehsil_name: v.string(),
  /** The letter number and the title of a tender; empty for land. */
  letterNo: v.string(),
  title: v.string(),
  /** The path of the public page. */
  path: v.string(),
  createdOn: Moment,
});
export type Watch = v.InferOutput<typeof Watch>;
export const WatchListAnswer = answer(v.array(Watch));

export const WatchRemoveRequest = v.object({ watchId: Id });
