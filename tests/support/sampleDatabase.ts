import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { installFieldKeys } from '../../apps/server/src/ports/fieldKeys.ts';
import type { OpenDatabase } from '../../apps/server/src/db/database.ts';
import { openMemory } from '../../apps/server/src/db/connection/pglite.ts';
import { openPostgres } from '../../apps/server/src/db/connection/postgres.ts';
import { freshDatabase } from './postgres/databases.ts';
import { fillWithSampleAndCopies } from './fillDatabase.ts';
import { refresh } from './refresh.ts';

// Every database of the tests is encrypted with the keys of a demo.
installFieldKeys(readConfig({}));

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of the tests; only in the project `postgres`. */
    postgres?: { socket: string; version: string };
    /** A folder shared by the workers of this run; only in the project `service`. */
    shared?: string;
  }
}

/** The initial content of a database: nothing, or the schema and the small sample. */
type Start = 'empty' | 'sample';

async function makeDump(path: string, start: Start): Promise<void> {
  const database = await openMemory();
  if (start === 'sample') await fillWithSampleAndCopies(database);
  const dump = await database.dump();
  await database.close();
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, await dump.bytes());
  renameSync(unfinished, path);
}

async function readDump(start: Start): Promise<Blob> {
  const path = join(inject('shared') ?? '', `${start}.tar`);
  if (!existsSync(path)) await makeDump(path, start);
  return new Blob([readFileSync(path)]);
}

const dumps = new Map<Start, Promise<Blob>>();

// Creating a database takes seconds, copying one less than a second.
async function openInMemory(start: Start): Promise<OpenDatabase> {
  const dump = dumps.get(start) ?? readDump(start);
  dumps.set(start, dump);
  return openMemory(await dump);
}

async function openOnServer(socket: string, template?: string): Promise<OpenDatabase> {
  const { address, drop } = await freshDatabase(socket, template);
  const database = await openPostgres(address);
  return { ...database, close: () => database.close().then(drop) };
}

/** Opens a new database without tables, with the engine of the test project. */
export function openEmpty(): Promise<OpenDatabase> {
  const server = inject('postgres');
  return server === undefined ? openInMemory('empty') : openOnServer(server.socket);
}

function copySample(): Promise<OpenDatabase> {
  const server = inject('postgres');
  return server === undefined ? openInMemory('sample') : openOnServer(server.socket, 'sample');
}

let spare: OpenDatabase | undefined;

async function putBack(database: OpenDatabase): Promise<void> {
  if (spare !== undefined) return database.close();
  await refresh(database.db);
  spare = database;
}

/**
 * Opens a database with the schema and the small sample: on PostgreSQL in the test project
 * `postgres`, else in memory, where the first worker creates the sample for all. After closing, the database is
 * refreshed for the next test of the same worker.
 */
export async function openSample(): Promise<OpenDatabase> {
  const database = spare ?? (await copySample());
  spare = undefined;
  return { ...database, close: () => putBack(database) };
}
