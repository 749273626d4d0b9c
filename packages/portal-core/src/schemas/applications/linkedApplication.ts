import * as v from 'valibot';
import { Id } from '../common.ts';
import { ApplicationType } from './track.ts';

/** The relation of another application to this one: appealed decision, appeal, report or case. */
const Relation = v.picklist(['appealed', 'appeal', 'report', 'case']);
export const LinkedApplication = v.object({
  link: Relation,
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
});
export type LinkedApplication = v.InferOutput<typeof LinkedApplication>;
