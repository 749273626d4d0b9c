import * as v from 'valibot';
import { answer, Id, Moment } from '../common.ts';
import { EntityName } from './entities.ts';
import { SourceFile } from './sourceFile.ts';

/** What was done with a record of an administrators' list. */
export const RecordAction = v.picklist(['create', 'update', 'retire', 'restore']);
export type RecordAction = v.InferOutput<typeof RecordAction>;

/** A change of a record: who made it, since when it is in force, on which document it rests, and what changed. */
export const RecordChange = v.object({
  id: Id,
  action: RecordAction,
  changedOn: Moment,
  changedBy: v.string(),
  /** Who approved it as a second administrator; empty where none was needed. */
  approvedBy: v.string(),
  /** yyyy-MM-dd. */
  effectiveOn: v.string(),
  source: v.string(),
  /** The file of that document; absent without one, and for readers without the right to open it. */
  sourceFile: v.optional(SourceFile),
  /** The number of the correction request that asked for it; empty without one. */
  correctionNo: v.string(),
  /** Each changed field with its values as text; references by name. */
  fields: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
});
export type RecordChange = v.InferOutput<typeof RecordChange>;

export const RecordHistoryRequest = v.object({ entity: EntityName, id: Id });

/** The newest hundred changes, newest first. */
export const RecordHistoryAnswer = answer(v.array(RecordChange));
