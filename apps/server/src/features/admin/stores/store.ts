import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntityForm, EntityName } from '@temple-land/portal-core';
import type { Fault } from '../../../approvals/refused.ts';
import type { Database } from '../../../db/database.ts';
import type { SignedIn } from '../../../handler.ts';

export { Refused, type Fault } from '../../../approvals/refused.ts';

/** A table of maintained records: each has an id and a version that grows with every change. */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn };

/** A record as it is stored, by field. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** A save under way: its transaction, the form, and the record before, when there was one. */
export interface SaveTransaction<Name extends EntityName> {
  tx: Database;
  context: SignedIn;
  now: Date;
  form: EntityForm<Name>;
  id: number | undefined;
  before: StoredRecord | undefined;
  /** The record comes back into use. */
  isRestored: boolean;
  /** What is told to others once the transaction is through. */
  afterCommit: (() => Promise<void>)[];
}

/** How an entity is stored. */
export interface EntityStore<Name extends EntityName> {
  table: RecordTable;
  /** The fields that lists show, by name. */
  columns: Readonly<Record<string, PgColumn>>;
  /** What stands for a record where another one refers to it. */
  label: PgColumn;
  /** Columns in which the text of a filter is looked for. */
  searchColumns: readonly (PgColumn | SQL<string>)[];
  defaultOrder: readonly SQL[];
  /** Whether a record is in use, and what is written to take it out of use and bring it back. */
  isActive: SQL<boolean>;
  retiredValues: StoredRecord;
  restoredValues: StoredRecord;
  /** Fields that stay as they are while something depends on the record. */
  fixedWhileInUse?: readonly (keyof EntityForm<Name> & string)[];
  /** Whether other records depend on this one. */
  isInUse(tx: Database, id: number): Promise<boolean>;
  /** Returns the columns to write. */
  toColumns(transaction: SaveTransaction<Name>): StoredRecord | Promise<StoredRecord>;
  /** Rules beyond the form's own. */
  validate?(transaction: SaveTransaction<Name>): Promise<Fault | undefined>;
  /**
   * What waits for a second administrator: returns the form that is saved at once, 'everything' when
   * nothing is, or undefined when nothing waits.
   */
  holdForApproval?(
    transaction: SaveTransaction<Name>,
  ): Promise<EntityForm<Name> | 'everything' | undefined>;
  /** What else a save writes. */
  afterSave?(transaction: SaveTransaction<Name>, id: number): Promise<void>;
  /** What rows show beside their columns, by id. */
  loadExtraFields?(
    db: Database,
    ids: readonly number[],
    now: Date,
  ): Promise<Map<number, StoredRecord>>;
}

/** Names a store's entity for the type checker. */
export const defineStore = <Name extends EntityName>(
  _name: Name,
  store: EntityStore<Name>,
): EntityStore<Name> => store;
