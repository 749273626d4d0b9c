import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requestBackup } from '../apps/server/src/db/backup/backupServer.ts';
import { readBackupFile, writeBackupFile } from '../apps/server/src/db/backup/backupFile.ts';
import { streamBackup } from '../apps/server/src/db/backup/streamBackup.ts';
import { verifyBackup } from '../apps/server/src/db/backup/verifyBackup.ts';
import { openDatabase } from '../apps/server/src/db/connection/open.ts';
import { createFiles } from '../apps/server/src/ports/createFiles.ts';
import { findExistingPlaces, runOnFile, secondsSince } from './tool.ts';

// A running server with an embedded database writes the backup itself.
async function write(file: string, now: Date): Promise<void> {
  const places = findExistingPlaces(process.env);
  const running = places.DATABASE_URL === '' ? await requestBackup(places.DATA_DIR) : undefined;
  if (running !== undefined) return writeBackupFile(file, running);
  const database = await openDatabase(places, () => process.exit(1));
  try {
    return await writeBackupFile(file, streamBackup(database.db, createFiles(places), now));
  } finally {
    await database.close();
  }
}

async function take(file: string): Promise<string> {
  const [now, began] = [new Date(), performance.now()];
  await write(file, now);
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  return `${file}: ${megabytes} MB in ${secondsSince(began)} s, all that was committed until ${now.toISOString()}`;
}

async function verify(file: string): Promise<string> {
  const began = performance.now();
  const { rows, files, takenAt } = await verifyBackup(readBackupFile(file));
  return `${file}: whole, ${rows} rows and ${files} files restored in ${secondsSince(began)} s to try it, all that was committed until ${takenAt}`;
}

// pnpm run backup FILE: backs up the database of DATABASE_URL or DATA_DIR, also while the server runs.
// pnpm run backup --verify FILE: restores a backup into memory to prove that it can be restored.
const { values, positionals } = parseArgs({
  options: { verify: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await runOnFile('backup', positionals[0], values.verify ? verify : take);
