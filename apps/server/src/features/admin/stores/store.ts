import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EntityForm, EntityName } from '@temple-land/portal-core';
import type { Fault } from '../../../approvals/refused.ts';
import type { Database } from '../../../db/database.ts';
import type { SignedIn } from '../../../handler.ts';

export { Refused, type Fault } from '../../../approvals/refused.ts';

/** A table of maintained records: each has an id and a version that grows with every change. */
export type RecordTable = PgTable & { id: PgColumn; version: PgColumn };

/** A stored record, by field. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/** The transaction of a save, with the form and the previous record, if any. */
export interface SaveTransaction<Name extends EntityName> {
  tx: Database;
  context: SignedIn;
  now: Date;
  form: EntityForm<Name>;
  id: number | undefined;
  before: StoredRecord | undefined;
  /** True if the save reactivates the record. */
  isRestored: boolean;
  /** Functions to run after the commit, such as notifications. */
  afterCommit: (() => Promise<void>)[];
  /** Who asked for a draft that the caller approves, why, and the day of its next review; absent for a form. */
  approval?: { askedBy: number; reason: string; reviewOn: string };
  /** The file of the document on which the change rests. */
  documentId?: number | undefined;
  /** The document of a draft, null to remove it; undefined leaves the document as it is. */
  uploadDoc?: string | null | undefined;
}

/** The fields of forms that are stored in other tables. */
type SeparateField =
  'answers' | 'corrigendum' | 'effectiveOn' | 'menuIds' | 'reason' | 'ring' | 'source';

type ColumnField<Name extends EntityName> = Exclude<keyof EntityForm<Name> & string, SeparateField>;

/** How an entity is stored. */
export interface EntityStore<Name extends EntityName> {
  table: RecordTable;
  /** The column of each stored field, by name; lists show them and the form is filled from them. */
  columns: Readonly<Record<string, PgColumn>> & Readonly<Record<ColumnField<Name>, PgColumn>>;
  /** Conditions of further places that a list can be filtered by, by the name of the filter. */
  placeFilters?(db: Database): Readonly<Record<string, (id: number) => SQL>>;
  /** The label of a record in lists that refer to it. */
  label: PgColumn;
  /** The columns that a text filter searches. */
  searchColumns: readonly (PgColumn | SQL<string>)[];
  /** The condition of records that have a whole text in an encrypted column. */
  findExactly?(text: string): SQL | undefined;
  defaultOrder: readonly SQL[];
  /** Whether a record is active, and the values that deactivate and reactivate it. */
  isActive: SQL<boolean>;
  retiredValues: StoredRecord;
  restoredValues: StoredRecord;
  /** Fields that cannot change while other records depend on the record. */
  fixedWhileInUse?: readonly (keyof EntityForm<Name> & string)[];
  /** Returns whether other records depend on the record. */
  isInUse(tx: Database, id: number): Promise<boolean>;
  /** Returns the columns to write. */
  toColumns(transaction: SaveTransaction<Name>): StoredRecord | Promise<StoredRecord>;
  /** Checks rules beyond those of the form; returns the first violation. */
  validate?(transaction: SaveTransaction<Name>): Promise<Fault | undefined>;
  /**
   * Requests approval by a second administrator where needed: returns the part of the form that is saved at once,
   * 'everything' if all of it waits, or undefined if nothing waits.
   */
  holdForApproval?(
    transaction: SaveTransaction<Name>,
  ): Promise<EntityForm<Name> | 'everything' | undefined>;
  /** Returns the form with the stored values where it has the masked ones that lists show. */
  restoreMasked?(form: EntityForm<Name>, before: StoredRecord | undefined): EntityForm<Name>;
  /** Returns the form with what was left out and follows from other fields. */
  completeForm?(tx: Database, form: EntityForm<Name>): Promise<EntityForm<Name>>;
  /** Returns a row of a list with masked values. */
  mask?(row: StoredRecord): StoredRecord;
  /** Writes further rows after a save. */
  afterSave?(transaction: SaveTransaction<Name>, id: number): Promise<void>;
  /** Writes further rows after a record was retired. */
  afterRetirement?(tx: Database, id: number, now: Date): Promise<void>;
  /** Loads fields that are not columns, by id. */
  loadExtraFields?(
    db: Database,
    ids: readonly number[],
    now: Date,
  ): Promise<Map<number, StoredRecord>>;
}

/** Returns the store unchanged; infers its entity for the type checker. */
export const defineStore = <Name extends EntityName>(
  _name: Name,
  store: EntityStore<Name>,
): EntityStore<Name> => store;
