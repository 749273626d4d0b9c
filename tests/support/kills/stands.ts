import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDataLocations } from '../../../apps/server/src/config.ts';
import type { OpenDatabase } from '../../../apps/server/src/db/database.ts';
import { openPglite } from '../../../apps/server/src/db/connection/pglite.ts';
import { openPostgres } from '../../../apps/server/src/db/connection/postgres.ts';
import { createFiles } from '../../../apps/server/src/ports/createFiles.ts';
import type { Files } from '../../../apps/server/src/ports/ports.ts';
import { startObjectStore, type ObjectStore } from '../objectStore.ts';
import { addressOf, startCluster } from '../postgres/cluster.ts';

/** A database that can be killed and restarted, with the settings of a server that uses it. */
export interface Stand {
  variables: Record<string, string>;
  /** Kills the database's own processes; does nothing for the embedded engine. */
  kill(): Promise<void>;
  revive(): Promise<void>;
  /** Opens the database for checks while no server runs. */
  open(): Promise<OpenDatabase>;
  /** The store of uploaded files. */
  files: Files;
  remove(): Promise<void>;
}

function embedded(): Stand {
  const folder = mkdtempSync(join(tmpdir(), 'portal-kills-'));
  return {
    variables: { DATA_DIR: folder },
    kill: () => Promise.resolve(),
    revive: () => Promise.resolve(),
    open: () => openPglite(folder, () => {}),
    files: createFiles(readDataLocations({ DATA_DIR: folder })),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

// Flushes every commit, unlike the cluster of the other tests.
async function server(files?: ObjectStore): Promise<Stand> {
  const cluster = await startCluster({ fsync: 'on', synchronous_commit: 'on' });
  const address = addressOf(cluster.socket, 'postgres');
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  const variables = { DATABASE_URL: address, ...(files?.variables ?? { FILES_DIR: folder }) };
  return {
    variables,
    kill: () => cluster.kill(),
    revive: () => cluster.start(),
    open: () => openPostgres(address),
    files: createFiles(readDataLocations(variables)),
    remove: async () => {
      await cluster.remove();
      await files?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The engines by name, PostgreSQL also with files in a bucket, each with a function that sets up an empty database. */
export const stands: Readonly<Record<'pglite' | 'postgres' | 'bucket', () => Promise<Stand>>> = {
  pglite: async () => embedded(),
  postgres: () => server(),
  bucket: async () => server(await startObjectStore()),
};
