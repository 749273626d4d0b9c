import { statSync } from 'node:fs';
import { readPlaces } from '../apps/server/src/config.ts';
import { askForBackup } from '../apps/server/src/db/backup/control.ts';
import { writeBackupFile } from '../apps/server/src/db/backup/file.ts';
import { streamBackup } from '../apps/server/src/db/backup/take.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { openFiles } from '../apps/server/src/ports/openFiles.ts';
import { runOnFile, secondsSince } from './tool.ts';

const places = readPlaces(process.env);

// The server that holds an embedded database takes its backup itself.
async function write(file: string, now: Date): Promise<void> {
  const running = places.DATABASE_URL === '' ? await askForBackup(places.DATA_DIR) : undefined;
  if (running !== undefined) return writeBackupFile(file, running);
  const database = await openDatabase(places, () => process.exit(1));
  try {
    return await writeBackupFile(file, streamBackup(database.db, openFiles(places), now));
  } finally {
    await database.close();
  }
}

// pnpm run backup FILE: of the database that DATABASE_URL or DATA_DIR names, while the server runs or not.
await runOnFile('backup', async (file) => {
  const [now, began] = [new Date(), performance.now()];
  await write(file, now);
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  return `${file}: ${megabytes} MB in ${secondsSince(began)} s, all that was committed until ${now.toISOString()}`;
});
