import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formatIndianDate, formatIndianDateTime } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import type { Clock } from '../../ports/ports.ts';
import type { Database } from '../database.ts';
import { writeBackupFile } from './backupFile.ts';
import { streamBackup, type StoredFiles } from './streamBackup.ts';

const dayMs = 24 * 60 * 60 * 1000;
// A backup that is being written grows all the time; one that a killed process left does not hold up the next hour's.
const longestPauseMs = 45 * 60 * 1000;
const ownerOnly = 0o700;
const backupName = /^portal-(\d{4}-\d\d-\d\d)\.backup(\.age)?$/;

/** A backup by the schedule, with the day in India for which it was taken. */
export interface DailyBackup {
  name: string;
  day: string;
}

/** Returns the daily backups in a folder, oldest first; none without the folder. */
export async function listDailyBackups(folder: string): Promise<DailyBackup[]> {
  if (folder === '' || !existsSync(folder)) return [];
  return (await readdir(folder))
    .flatMap((name) => {
      const day = backupName.exec(name)?.[1];
      return day === undefined ? [] : [{ name, day }];
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** Returns the day in India whose backup is due: today from BACKUP_HOUR on, before it yesterday. */
export function getDueDay(now: Date, hour: number): string {
  const isDueToday = Number(formatIndianDateTime(now).slice(11, 13)) >= hour;
  return formatIndianDate(isDueToday ? now : new Date(now.getTime() - dayMs));
}

async function deleteStaleParts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > longestPauseMs) await rm(path, { force: true });
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Copies the backups that the other folder does not have, and compares each with its original. */
async function copyBackups(from: string, to: string): Promise<void> {
  if (to === '') return;
  // Not made here: an empty mount point would be filled instead of the other disk.
  if (!existsSync(to)) throw new Error(`There is no folder ${to} (BACKUP_COPY_DIR).`);
  for (const { name } of await listDailyBackups(from)) {
    const [original, copy] = [join(from, name), join(to, name)];
    if (existsSync(copy)) continue;
    await copyFile(original, `${copy}.part`);
    if ((await hashFile(original)) !== (await hashFile(`${copy}.part`))) {
      throw new Error(`The copy of ${name} differs from the backup.`);
    }
    await rename(`${copy}.part`, copy);
  }
}

/** Deletes the backups of days before the first kept one; the newest always stays. */
async function deleteOldBackups(folder: string, keptDays: number, now: Date): Promise<void> {
  const firstKept = formatIndianDate(new Date(now.getTime() - keptDays * dayMs));
  const older = (await listDailyBackups(folder)).slice(0, -1).filter(({ day }) => day < firstKept);
  for (const { name } of older) await rm(join(folder, name), { force: true });
}

const isBeingWritten = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** What a backup by the schedule needs. */
export interface BackupSource {
  db: Database;
  files: StoredFiles;
  clock: Clock;
  config: Pick<
    Config,
    'BACKUP_COPY_DIR' | 'BACKUP_DIR' | 'BACKUP_HOUR' | 'BACKUP_KEPT_DAYS' | 'BACKUP_RECIPIENTS'
  >;
}

/**
 * Takes the backup of the day into BACKUP_DIR when it is due and another instance has not taken it, copies what
 * BACKUP_COPY_DIR does not have, and deletes what is older than BACKUP_KEPT_DAYS; nothing without BACKUP_DIR.
 */
export async function takeDueBackup({ db, files, clock, config }: BackupSource): Promise<void> {
  const { BACKUP_DIR, BACKUP_COPY_DIR, BACKUP_HOUR, BACKUP_KEPT_DAYS, BACKUP_RECIPIENTS } = config;
  if (BACKUP_DIR === '') return;
  const now = clock();
  await mkdir(BACKUP_DIR, { recursive: true, mode: ownerOnly });
  await deleteStaleParts(BACKUP_DIR, now);
  const due = getDueDay(now, BACKUP_HOUR);
  const taken = await listDailyBackups(BACKUP_DIR);
  if (!taken.some(({ day }) => day === due)) {
    const name = `portal-${due}.backup${BACKUP_RECIPIENTS.length > 0 ? '.age' : ''}`;
    try {
      await writeBackupFile(
        join(BACKUP_DIR, name),
        streamBackup(db, files, now),
        BACKUP_RECIPIENTS,
      );
    } catch (error) {
      if (isBeingWritten(error)) return;
      throw error;
    }
  }
  await copyBackups(BACKUP_DIR, BACKUP_COPY_DIR);
  await deleteOldBackups(BACKUP_DIR, BACKUP_KEPT_DAYS, now);
  if (BACKUP_COPY_DIR !== '') await deleteOldBackups(BACKUP_COPY_DIR, BACKUP_KEPT_DAYS, now);
}
