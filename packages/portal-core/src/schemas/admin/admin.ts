import * as v from 'valibot';
import { answer, filled, Id, keyed, paging, Refusal, Status, text, Ymd } from '../common.ts';
import { retirementCauses } from '../land/plotMatters.ts';
import { EntityName, UploadName } from './entities.ts';
import { NewSourceFile } from './sourceFile.ts';
import { Waiting } from '../account/pendingChanges.ts';

/** The figures of the administrators' dashboard, by name. */
export const AdminSummaryAnswer = answer(v.record(v.string(), v.number()));

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Filter values by field: `text` is searched for; `isActive`, `id`, references and choices must be equal. */
export const AdminFilter = v.record(v.string(), v.union([v.boolean(), Id, text(100)]));
export type AdminFilter = v.InferOutput<typeof AdminFilter>;

/** The first sort field of a list, before its default order. */
export const AdminSort = v.object({
  field: filled(40),
  direction: v.picklist(['ascending', 'descending']),
});
export type AdminSort = v.InferOutput<typeof AdminSort>;

export const AdminListRequest = v.object({
  entity: EntityName,
  filter: v.optional(AdminFilter),
  sort: v.optional(AdminSort),
  ...paging,
});

/** A row of an administrators' list: id, version, status, and the fields of its entity. */
export const AdminRow = v.looseObject({ id: v.number(), version: Version, isActive: v.boolean() });
export type AdminRow = v.InferOutput<typeof AdminRow>;
export const AdminListAnswer = answer(v.object({ rows: v.array(AdminRow), total: v.number() }));

/** A record to create, or to update when it has id and version; `entitySchema` checks its fields. */
export const AdminSaveRequest = v.looseObject({
  entity: EntityName,
  id: v.optional(Id),
  version: v.optional(Version),
  /** True reactivates a record. */
  isActive: v.optional(v.literal(true)),
  /** The file of the document on which it rests; only in lists whose changes rest on one. */
  sourceFile: v.optional(NewSourceFile),
  ...keyed,
});

/** A refusal with a message and its field. */
const RefusedField = v.object({ ...Refusal.entries, field: v.optional(v.string()) });
export const AdminSaveAnswer = v.union([
  v.object({ status: v.literal(200), result: v.object({ id: v.number() }) }),
  Waiting,
  RefusedField,
]);

/** The reason is required where a second administrator must approve; a plot or khatiyan also has the other ones. */
export const AdminDeleteRequest = v.object({
  entity: EntityName,
  id: Id,
  version: Version,
  reason: v.optional(text(500)),
  cause: v.optional(v.picklist(retirementCauses)),
  /** The document on which it rests. */
  source: v.optional(text(200)),
  /** The file of that document. */
  sourceFile: v.optional(NewSourceFile),
  /** The day since which it is in force, today if empty. */
  effectiveOn: v.optional(Ymd),
});

/** Done, or waiting for approval by a second administrator. */
export const DoneOrWaiting = v.union([Waiting, Status]);

/** The document or photo of a record; the id arrives as a field of the form. */
export const AdminUploadRequest = v.object({
  entity: UploadName,
  id: v.union([Id, v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), Id)]),
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
  ...keyed,
});
/** The name of the file, or 202 where it waits in a draft for a second administrator. */
export const AdminUploadAnswer = v.union([Waiting, answer(v.object({ uploadDoc: v.string() }))]);

/** A possible menu entry of a role: label in the caller's language and target. */
export const MenuChoice = v.object({ id: Id, label: v.string(), url: v.string() });
export type MenuChoice = v.InferOutput<typeof MenuChoice>;
export const MenuChoicesAnswer = answer(v.array(MenuChoice));

export const AdminUserBlockRequest = v.object({
  userId: Id,
  active: v.boolean(),
  reason: v.optional(text(500)),
});

export const AdminFactorsResetRequest = v.object({ userId: Id, reason: v.optional(text(500)) });
