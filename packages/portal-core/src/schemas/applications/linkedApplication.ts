import * as v from 'valibot';
import { Id } from '../common.ts';
import { ApplicationType } from './track.ts';

/** What another application is to this one: the decision appealed against, the appeal, the report, the case. */
const Link = v.picklist(['appealed', 'appeal', 'report', 'case']);
export const LinkedApplication = v.object({
  link: Link,
  applicationId: Id,
  applicationNo: v.string(),
  applicationType: ApplicationType,
});
export type LinkedApplication = v.InferOutput<typeof LinkedApplication>;
