import * as v from 'valibot';
import { ApplicationType } from '../applications/track.ts';
import { sitePageNames } from '../content/sitePages.ts';
import { SourceFile } from '../admin/sourceFile.ts';
import { DivisionOutlines } from '../land/plotDivision.ts';
import { filled, Id, Moment, page, paging } from '../common.ts';

/**
 * The kinds of changes that need approval: of accounts, of a citizen's own name, of the rights of a role, of a workflow,
 * of the office, an import of land records or its undo, the refusal of an erasure, of a khatiyan, of a plot, its
 * division or its retirement, of a public page, and of a notice, tender, question or contact.
 */
export const PendingChangeKind = v.picklist([
  'newAccount',
  'account',
  'access',
  'ownMobile',
  'ownName',
  'factors',
  'stepRights',
  'workflow',
  'officeDetails',
  'publication',
  'import',
  'importUndo',
  'erasureRefusal',
  'khatiyan',
  'plot',
  'plotDivision',
  'plotRetirement',
  'khatiyanRetirement',
  'page',
  'content',
]);
export type PendingChangeKind = v.InferOutput<typeof PendingChangeKind>;

const accountKinds: ReadonlySet<string> = new Set([
  'newAccount',
  'account',
  'access',
  'ownMobile',
  'ownName',
  'factors',
  'erasureRefusal',
] satisfies PendingChangeKind[]);

/** Returns whether a kind of change is about an account, so that its values can name a person. */
export const isAccountChange = (kind: string): boolean => accountKinds.has(kind);

/** The state of a pending change. */
export const PendingChangeState = v.picklist([
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'expired',
]);
export type PendingChangeState = v.InferOutput<typeof PendingChangeState>;

/** A change that needs approval by a second administrator, with the permissions of the reader. */
export const PendingChange = v.object({
  id: Id,
  kind: PendingChangeKind,
  state: PendingChangeState,
  /** The account; null for a new account, a role, a workflow, the office and an import. */
  userId: v.nullable(Id),
  /** The name of the role whose rights change; empty for an account. */
  roleName: v.string(),
  /** The type of applications whose workflow gets a version; null for the others. */
  workflowType: v.nullable(ApplicationType),
  /** The khatiyan that changes, with its mouza; absent for all others. */
  khatiyan: v.optional(v.object({ id: Id, number: v.string(), mouza: v.string() })),
  /** The plot that changes, with its mouza; absent for all others. */
  plot: v.optional(v.object({ id: Id, number: v.string(), mouza: v.string() })),
  /** The plots before and after a division; absent for all others. */
  division: v.optional(DivisionOutlines),
  /** The public page that changes; absent for all others. */
  pageName: v.optional(v.picklist(sitePageNames)),
  /** The name of the draft of the notice, tender, question or contact that changes; absent for all others. */
  recordName: v.optional(v.string()),
  /** The import that is to be made or undone; null for the others. */
  importJobId: v.nullable(Id),
  /** The number of the correction request that asks for it; absent without one. */
  correctionNo: v.optional(v.string()),
  /** The proof of a changed name, or the document of a correction request; absent for all others. */
  documentId: v.optional(Id),
  /** The file of the document on which the change rests; absent without one. */
  sourceFile: v.optional(SourceFile),
  loginId: v.string(),
  fullName: v.string(),
  /** Each field with its old and new value, as text where the record has one; a right has 1 if it is held. */
  fields: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
  reason: v.string(),
  askedBy: v.string(),
  askedOn: Moment,
  expiresOn: Moment,
  decidedBy: v.nullable(v.string()),
  decidedOn: v.nullable(Moment),
  remark: v.string(),
  mayDecide: v.boolean(),
  mayWithdraw: v.boolean(),
});
export type PendingChange = v.InferOutput<typeof PendingChange>;

/** Pending or finished changes, optionally of one account. */
export const PendingChangeListRequest = v.object({
  isWaiting: v.boolean(),
  userId: v.optional(Id),
  ...paging,
});
export const PendingChangeListAnswer = page(PendingChange);

export const PendingChangeRequest = v.object({ id: Id });
export const PendingChangeRefusal = v.object({ id: Id, reason: filled(500) });

/** The answer to a change that needs approval by a second administrator. */
export const Waiting = v.object({ status: v.literal(202), isWaiting: v.literal(true) });
