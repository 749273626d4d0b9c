import type { PendingChangeKind } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import type { ChangeValues, pendingChanges } from '../db/schema/pendingChanges.ts';
import type { SignedIn } from '../handler.ts';

export type { ChangeValues };

/** A change that was asked for, as it is stored. */
export type StoredChange = typeof pendingChanges.$inferSelect;

/** A change under way: its transaction, who acts, and what is told once the transaction is through. */
export interface ChangeTransaction {
  tx: Database;
  context: SignedIn;
  afterCommit: (() => Promise<void>)[];
}

/** A change to ask for: what is so now, and what shall be. */
export interface RequestedChange {
  kind: PendingChangeKind;
  /** The account concerned; null for one that is not made yet. */
  userId: number | null;
  before: ChangeValues;
  after: ChangeValues;
  reason: string;
}

/** What a kind of change is compared with and does. */
export interface ChangeKind {
  /**
   * Returns the present values of the fields of `before`, the account locked until the transaction ends;
   * undefined when there is no such account. A value that is another one makes the change outdated.
   */
  readPresent(tx: Database, change: StoredChange): Promise<ChangeValues | undefined>;
  /** Makes the change; throws `Refused` when a rule forbids it by now. */
  apply(transaction: ChangeTransaction, change: StoredChange): Promise<void>;
}
