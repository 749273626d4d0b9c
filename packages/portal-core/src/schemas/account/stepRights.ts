import * as v from 'valibot';
import { answer, filled } from '../common.ts';
import { ApplicationType } from '../applications/track.ts';

/** The name of a right: workflow, stage and action, or a kind of data and its use; the rules list those that exist. */
const RightName = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^(report|land|case|quarry|data)\.[a-z0-9_]+\.[A-Za-z]+$/),
);
const RightNames = v.pipe(v.array(RightName), v.maxLength(200));

/** A role of officers with its rights. */
export const RoleOfRights = v.object({
  roleId: v.number(),
  roleName: v.string(),
  userType: v.picklist(['O', 'T']),
  /** How many officers of the role can log in. */
  officers: v.number(),
  rights: v.array(RightName),
  /** Whether a change of its rights waits for a second administrator. */
  isWaiting: v.boolean(),
});
export type RoleOfRights = v.InferOutput<typeof RoleOfRights>;

/** A stage in which no active officer may take a step: anywhere, or in the places of open applications. */
export const UncoveredStage = v.object({
  applicationType: ApplicationType,
  state: v.string(),
  /** True if no active officer at all has a right in the stage. */
  isEverywhere: v.boolean(),
  /** How many open applications wait in the stage without an officer who may act. */
  waiting: v.number(),
  /** The places of these applications, the first ones by name. */
  places: v.array(v.string()),
});
export type UncoveredStage = v.InferOutput<typeof UncoveredStage>;

export const StepRightListAnswer = answer(
  v.object({ roles: v.array(RoleOfRights), uncovered: v.array(UncoveredStage) }),
);
export type StepRightList = Extract<
  v.InferOutput<typeof StepRightListAnswer>,
  { result: unknown }
>['result'];

/** Rights to give to a role and to take from it. */
export const StepRightSaveRequest = v.object({
  roleId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  given: RightNames,
  taken: RightNames,
  reason: filled(500),
});
