import type { CellValue, importDetails, ImportFaultKind } from '@temple-land/portal-core';
import type { EncryptedField } from '../../../db/schema/encrypted.ts';

/** How an import is made, as far as added records depend on it. */
export interface ImportRun {
  now: Date;
  /** Whether it is made by command, so that no second administrator has approved it. */
  isCommand: boolean;
}

/**
 * How a kind of record is stored, and what tells records apart. In SQL, `s` is a row of a file in its temporary table,
 * `t` a stored record.
 */
export interface ImportTable {
  /** The stored table. */
  table: string;
  /** The table in which the rows of a file are collected first. */
  stage: string;
  /** How many places a row can name, and one more: 1 for a district, 6 for a lease, which names a plot. */
  level: number;
  /** The column with the id of the higher place in the land register; districts have none. */
  parent?: string;
  /** The column that tells records of one place apart, or all records of a register. */
  key: string;
  /** The columns by the names of their fields, without outline and back page. */
  columns: Readonly<Record<string, string>>;
  hasOutline: boolean;
}

/** A table of a register: its rows name places and other records, and are more than their columns. */
export interface RegisterTable extends ImportTable {
  /** Fields that are kept as the text of the file, in_ and the name, until `resolve` has found what they name. */
  named: readonly string[];
  /** Values that are computed from the fields of a row, by column: encrypted ones. */
  computed?: (values: Readonly<Record<string, CellValue>>) => Record<string, CellValue>;
  /** Columns that `resolve` fills. */
  found: readonly string[];
  /** What added records get where their row has no value, in SQL, by column; otherwise an empty text, or nothing. */
  fallbacks?: Readonly<Record<string, string>>;
  /** What added records get, in SQL, by column. */
  constants: (run: ImportRun) => Readonly<Record<string, string>>;
  /** Statements that find what rows name, when their places are known. */
  resolve: readonly string[];
  /** The condition that a stored record is that of a row, and the expression that repeated rows share. */
  isSame: string;
  identity: string;
  /** Questions for faults beyond those of all tables. */
  questions: readonly RegisterQuestion[];
  /** Whether a row changes a stored record that differs; otherwise `questions` refuse it. */
  isChangeable: boolean;
  /** Rows of other tables that belong to an added record. */
  details?: readonly RegisterDetail[];
  /** Statements that run when the records are written. */
  written?: readonly string[];
  /** Further columns that a change sets, in SQL. */
  touched?: readonly string[];
  /** Whether stored records have a version that grows with every change. */
  hasVersion: boolean;
  /** The values of an export by field, in SQL, and what they are selected from, with a condition at its end. */
  exported: Readonly<Record<string, string>>;
  from: string;
  /** The exported fields that are encrypted in the database. */
  encrypted?: Readonly<Record<string, EncryptedField>>;
}

/** A row of another table that is added with a record, its columns as SQL over the row `s`. */
export interface RegisterDetail {
  entity: (typeof importDetails)[number];
  table: string;
  id: string;
  columns: Readonly<Record<string, string>>;
}

/** A query for rows with a fault: source, row_no, text and detail. */
export interface RegisterQuestion {
  field: string;
  kind: ImportFaultKind;
  query: string;
}

/** Returns the column of a field. */
export const toColumn = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the columns of some fields by their names. */
export const columnsOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, toColumn(field)]));
