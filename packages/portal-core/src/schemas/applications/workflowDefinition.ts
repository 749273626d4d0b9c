import * as v from 'valibot';
import { answer, filled, Id, Moment, Ymd } from '../common.ts';
import { ApplicationType, StatusCode } from './track.ts';
import { StepData } from './workflow.ts';

const Name = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,39}$/));
const ActionName = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{0,39}$/));
const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366));
const FieldName = v.picklist(Object.keys(StepData.entries));
const yes = v.optional(v.literal(true));

const DefinedAction = v.strictObject({
  name: ActionName,
  to: Name,
  by: v.array(v.picklist(['applicant', 'system'])),
  right: v.optional(v.string()),
  needs: v.optional(v.array(FieldName)),
  reason: v.optional(ActionName),
  needsByHolding: v.optional(v.record(v.string(), v.array(FieldName))),
  optional: v.optional(v.array(FieldName)),
  mayNamePlot: yes,
  notAfterOwn: v.optional(ActionName),
  keys: v.optional(v.literal(2)),
  withinDays: v.optional(Days),
  isDecision: yes,
  isInternal: yes,
});

const DefinedState = v.strictObject({
  wire: v.optional(StatusCode),
  days: v.optional(Days),
  isPaused: yes,
  actions: v.array(DefinedAction),
});

/** The definition of a workflow as it is stored: its states by name, and the initial one. */
export const WorkflowDefinition = v.strictObject({
  start: Name,
  states: v.record(Name, DefinedState),
});

/** The days of each stage that has a limit, by stage. */
const StageDays = v.record(Name, Days);

/** A version of a workflow: from when it is valid, the days of its stages, and the optional stages it leaves out. */
export const WorkflowVersion = v.object({
  applicationType: ApplicationType,
  version: Id,
  validFrom: Moment,
  days: StageDays,
  left: v.array(Name),
  /** Why it was made and who asked for and approved it; empty for the first version. */
  reason: v.string(),
  askedBy: v.string(),
  approvedBy: v.string(),
  /** How many open applications follow it. */
  open: v.number(),
});
export type WorkflowVersion = v.InferOutput<typeof WorkflowVersion>;

/** The versions of all workflows, newest first, and the workflows for which a version waits for approval. */
export const WorkflowVersionListAnswer = answer(
  v.object({ versions: v.array(WorkflowVersion), waiting: v.array(ApplicationType) }),
);

/** A new version of a workflow, based on its newest one. */
export const WorkflowVersionSaveRequest = v.object({
  applicationType: ApplicationType,
  /** The newest version when the form was opened. */
  basedOn: Id,
  days: StageDays,
  /** The optional stages that it leaves out. */
  left: v.array(Name),
  validFrom: v.pipe(Ymd, v.nonEmpty()),
  reason: filled(500),
});
