import type { PendingChangeKind, WorkflowType } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import type { ChangeValues, pendingChanges } from '../db/schema/pendingChanges.ts';
import type { SignedIn } from '../handler.ts';

export type { ChangeValues };

/** A row of a pending or finished change. */
export type StoredChange = typeof pendingChanges.$inferSelect;

/** The transaction of a request, and its context. */
export interface RequestTransaction {
  tx: Database;
  context: SignedIn;
}

/** The transaction of a change, with the functions to run after the commit. */
export interface ChangeTransaction extends RequestTransaction {
  afterCommit: (() => Promise<void>)[];
}

/** A change that needs approval, with present and new values. */
export interface RequestedChange {
  kind: PendingChangeKind;
  /** The account; null for a new account, a role, a workflow, the office and an import. */
  userId: number | null;
  /** The role whose rights change. */
  roleId?: number;
  /** The khatiyan whose record changes. */
  khatiyanId?: number;
  /** The plot whose record changes. */
  plotId?: number;
  /** The application type whose workflow gets a version. */
  workflowType?: WorkflowType;
  /** The name of the draft that becomes a version. */
  pageName?: string;
  /** The import that is to be made or undone. */
  importJobId?: number;
  /** The correction request that asks for the change. */
  correctionId?: number | undefined;
  /** The file of the document on which it rests. */
  documentId?: number | undefined;
  before: ChangeValues;
  after: ChangeValues;
  reason: string;
}

/** The implementation of each kind of change. */
export type ChangeKinds = { readonly [Kind in PendingChangeKind]: ChangeKind };

/** How a kind of change is checked and applied. */
export interface ChangeKind {
  /**
   * Returns the present values of the fields of `before` and locks its subject until the transaction ends;
   * undefined if it does not exist. A different value makes the change outdated.
   */
  readPresent(tx: Database, change: StoredChange): Promise<ChangeValues | undefined>;
  /** Applies the change; throws `Refused` if a rule forbids it now. */
  apply(transaction: ChangeTransaction, change: StoredChange): Promise<void>;
}
