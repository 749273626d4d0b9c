import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../../../apps/server/src/db/database.ts';
import { openPglite } from '../../../apps/server/src/db/connection/pglite.ts';
import { openPostgres } from '../../../apps/server/src/db/connection/postgres.ts';
import { createFolderFiles } from '../../../apps/server/src/ports/files.ts';
import { createFiles } from '../../../apps/server/src/ports/createFiles.ts';
import type { Files } from '../../../apps/server/src/ports/ports.ts';
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
    files: createFiles({ DATA_DIR: folder, DATABASE_URL: '', FILES_DIR: '' }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

// Flushes every commit, unlike the cluster of the other tests.
async function server(): Promise<Stand> {
  const cluster = await startCluster({ fsync: 'on', synchronous_commit: 'on' });
  const address = addressOf(cluster.socket, 'postgres');
  const folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  return {
    variables: { DATABASE_URL: address, FILES_DIR: folder },
    kill: () => cluster.kill(),
    revive: () => cluster.start(),
    open: () => openPostgres(address),
    files: createFolderFiles(folder),
    remove: async () => {
      await cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The engines by name, each with a function that sets up an empty database. */
export const stands: Readonly<Record<'pglite' | 'postgres', () => Promise<Stand>>> = {
  pglite: async () => embedded(),
  postgres: server,
};
