import * as v from 'valibot';
import { answer, filled, Id, keyed, paging, Refusal, Status, text } from '../common.ts';
import { EntityName } from './entities.ts';
import { Waiting } from '../account/pendingChanges.ts';

/** Counts of what there is to maintain and to watch, by name. */
export const AdminSummaryAnswer = answer(v.record(v.string(), v.number()));

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Fields by name: `text` is looked for, `isActive` is in use or not, `id`, a reference or choice is equal. */
export const AdminFilter = v.record(v.string(), v.union([v.boolean(), Id, text(100)]));
export type AdminFilter = v.InferOutput<typeof AdminFilter>;

/** The field that orders a list, before the usual order. */
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

/** A row of a maintained list: id, version, whether it is in use, and the fields of its entity. */
export const AdminRow = v.looseObject({ id: v.number(), version: Version, isActive: v.boolean() });
export type AdminRow = v.InferOutput<typeof AdminRow>;
export const AdminListAnswer = answer(v.object({ rows: v.array(AdminRow), total: v.number() }));

/** A record to create, or with id and version to change; its fields are checked by entitySchema. */
export const AdminSaveRequest = v.looseObject({
  entity: EntityName,
  id: v.optional(Id),
  version: v.optional(Version),
  /** True brings a retired record back into use. */
  isActive: v.optional(v.literal(true)),
  ...keyed,
});

/** A refusal in words, and the field that it is about. */
const RefusedField = v.object({ ...Refusal.entries, field: v.optional(v.string()) });
export const AdminSaveAnswer = v.union([
  v.object({ status: v.literal(200), result: v.object({ id: v.number() }) }),
  Waiting,
  RefusedField,
]);

/** The reason is needed where a second administrator approves. */
export const AdminDeleteRequest = v.object({
  entity: EntityName,
  id: Id,
  version: Version,
  reason: v.optional(text(500)),
});

/** Done, or waiting for a second administrator. */
export const DoneOrWaiting = v.union([Waiting, Status]);

/** A document for a tender or a notice; the id arrives as a field of the form. */
export const AdminUploadRequest = v.object({
  entity: v.picklist(['tender', 'notification', 'contact']),
  id: v.union([Id, v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), Id)]),
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
  ...keyed,
});
export const AdminUploadAnswer = answer(v.object({ uploadDoc: v.string() }));

/** An entry that a role's menu may have: its words in the caller's language, and where it leads. */
export const MenuChoice = v.object({ id: Id, label: v.string(), url: v.string() });
export type MenuChoice = v.InferOutput<typeof MenuChoice>;
export const MenuChoicesAnswer = answer(v.array(MenuChoice));

export const AdminUserBlockRequest = v.object({
  userId: Id,
  active: v.boolean(),
  reason: v.optional(text(500)),
});

export const AdminFactorsResetRequest = v.object({ userId: Id, reason: v.optional(text(500)) });
