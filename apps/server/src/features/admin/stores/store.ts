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
export type Stored = Readonly<Record<string, unknown>>;

/** A save under way: its transaction, the form, and the record before, when there was one. */
export interface Work<Name extends EntityName> {
  tx: Database;
  context: SignedIn;
  now: Date;
  form: EntityForm<Name>;
  id: number | undefined;
  before: Stored | undefined;
  /** The record comes back into use. */
  isRestored: boolean;
  /** What is told to others once the transaction is through. */
  later: (() => Promise<void>)[];
}

/** How an entity is stored. */
export interface Store<Name extends EntityName> {
  table: RecordTable;
  /** The fields that lists show, by name. */
  columns: Readonly<Record<string, PgColumn>>;
  /** What stands for a record where another one refers to it. */
  label: PgColumn;
  /** Columns in which the text of a filter is looked for. */
  search: readonly (PgColumn | SQL<string>)[];
  order: readonly SQL[];
  /** Whether a record is in use, and what is written to take it out of use and bring it back. */
  isActive: SQL<boolean>;
  retired: Stored;
  restored: Stored;
  /** Fields that stay as they are while something depends on the record. */
  fixedWhileInUse?: readonly (keyof EntityForm<Name> & string)[];
  /** Whether other records depend on this one. */
  isInUse(tx: Database, id: number): Promise<boolean>;
  /** Returns the columns to write. */
  values(work: Work<Name>): Stored | Promise<Stored>;
  /** Rules beyond the form's own. */
  check?(work: Work<Name>): Promise<Fault | undefined>;
  /**
   * What waits for a second administrator: returns the form that is saved at once, 'everything' when
   * nothing is, or undefined when nothing waits.
   */
  hold?(work: Work<Name>): Promise<EntityForm<Name> | 'everything' | undefined>;
  /** What else a save writes. */
  written?(work: Work<Name>, id: number): Promise<void>;
  /** What rows show beside their columns, by id. */
  extras?(db: Database, ids: readonly number[], now: Date): Promise<Map<number, Stored>>;
}

/** Names a store's entity for the type checker. */
export const storeOf = <Name extends EntityName>(_name: Name, store: Store<Name>): Store<Name> =>
  store;
