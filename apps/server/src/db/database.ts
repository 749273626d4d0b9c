import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The same typed database on PGlite and PostgreSQL; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database with its engine. */
export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  /**
   * Calls `onMessage` for each message on a channel, from any instance, and `onReconnect` when messages may have been lost;
   * returns a function that stops listening.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /** Counts the connections by state; absent for the embedded engine, which has one. */
  connections?(): Record<'open' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
}

const singleConnections = new WeakSet<Database>();

/** Marks a database whose engine has one connection, so that a transaction makes every other statement wait. */
export const markSingleConnection = (db: Database): void => {
  singleConnections.add(db);
};

/** Returns whether the engine of a database has one connection. */
export const hasSingleConnection = (db: Database): boolean => singleConnections.has(db);

/** Runs one statement and returns its rows. */
export async function queryRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}
