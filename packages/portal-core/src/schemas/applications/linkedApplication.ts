import * as v from 'valibot';
import { Id } from '../common.ts';
import { ApplicationType } from './track.ts';

/** The relation of another application to this one: appealed decision, appeal, report or case. */
const Link = v.picklist(['appealed', 'appeal', 'report', 'case']);
export const LinkedApplication = v.object({
  link: Link,
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
});
export type LinkedApplication = v.InferOutput<typeof LinkedApplication>;
