import { X509Certificate } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import { readFile, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { and, asc, eq, gt, gte, isNull, lt, notInArray, sum } from 'drizzle-orm';
import {
  certificateDaysLeft,
  formatIndianDate,
  message,
  type AlertKind,
  type Operations,
} from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import type { Clock } from '../../ports/ports.ts';
import { getDueDay, listDailyBackups } from '../backup/scheduledBackup.ts';
import type { Database } from '../database.ts';
import { addLocalizedNotification } from '../notifications/notify.ts';
import { users } from '../schema/account.ts';
import { deliveries } from '../schema/deliveries.ts';
import { operationAlerts, taskDays } from '../schema/operations.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const fewestFailed = 10;
const smallestShare = 0.1;
const smallestBytes = 2_000_000_000;

/** The space of a disk in blocks. */
type DiskSpace = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>;

/** What the search for alerts needs. */
export interface AlertDeps {
  db: Database;
  clock: Clock;
  config: Pick<
    Config,
    | 'BACKUP_DIR'
    | 'BACKUP_HOUR'
    | 'CERTIFICATE_FILE'
    | 'DATABASE_URL'
    | 'DATA_DIR'
    | 'FILES_DIR'
    | 'FILES_STORE'
  >;
}

/** Returns whether no backup of the last two days is there, where the server takes one every day. */
async function isBackupOld({ config, clock }: AlertDeps): Promise<boolean> {
  const { BACKUP_DIR, BACKUP_HOUR } = config;
  if (BACKUP_DIR === '') return false;
  const newest = (await listDailyBackups(BACKUP_DIR)).at(-1)?.day ?? '';
  return newest < getDueDay(new Date(clock().getTime() - dayMs), BACKUP_HOUR);
}

/** Returns whether a disk has less than a tenth and less than 2 GB left. */
export const isNearlyFull = ({ bavail, blocks, bsize }: DiskSpace): boolean =>
  bavail < blocks * smallestShare && bavail * bsize < smallestBytes;

async function hasLittleSpace(folder: string): Promise<boolean> {
  try {
    return isNearlyFull(await statfs(folder));
  } catch {
    const parent = dirname(resolve(folder));
    return parent === resolve(folder) ? false : hasLittleSpace(parent);
  }
}

/** Returns whether a disk on which the portal writes is nearly full. */
async function isDiskFull({ config }: AlertDeps): Promise<boolean> {
  const { DATABASE_URL, DATA_DIR, BACKUP_DIR } = config;
  const filesDir = config.FILES_STORE === 'disk' ? config.FILES_DIR : '';
  const folders = [DATABASE_URL === '' ? DATA_DIR : '', filesDir, BACKUP_DIR].filter(Boolean);
  return (await Promise.all(folders.map(hasLittleSpace))).includes(true);
}

/** Returns the last moment of the certificate of the public address; undefined where it cannot be read. */
export async function readCertificateEnd({
  CERTIFICATE_FILE,
}: Pick<Config, 'CERTIFICATE_FILE'>): Promise<Date | undefined> {
  if (CERTIFICATE_FILE === '') return undefined;
  try {
    return new Date(new X509Certificate(await readFile(CERTIFICATE_FILE)).validTo);
  } catch {
    return undefined;
  }
}

/** Returns whether the certificate of the public address ends soon or cannot be read, where one is named. */
async function isCertificateEnding({ config, clock }: AlertDeps): Promise<boolean> {
  if (config.CERTIFICATE_FILE === '') return false;
  const end = await readCertificateEnd(config);
  return end === undefined || end.getTime() - clock().getTime() < certificateDaysLeft * dayMs;
}

/** Returns whether a message waits for more than an hour, or ten failed in a day: a gateway does not take them. */
async function areMessagesStuck({ db, clock }: AlertDeps): Promise<boolean> {
  const now = clock().getTime();
  const waiting = and(
    isNull(deliveries.sentOn),
    isNull(deliveries.failedOn),
    lt(deliveries.createdOn, new Date(now - hourMs)),
  );
  if ((await db.$count(deliveries, waiting)) > 0) return true;
  const failed = gte(deliveries.failedOn, new Date(now - dayMs));
  return (await db.$count(deliveries, failed)) >= fewestFailed;
}

/** Returns whether an hourly task failed today. */
async function haveTasksFailed({ db, clock }: AlertDeps): Promise<boolean> {
  const [row] = await db
    .select({ failures: sum(taskDays.failures).mapWith(Number) })
    .from(taskDays)
    .where(and(eq(taskDays.day, formatIndianDate(clock())), gt(taskDays.failures, 0)));
  return (row?.failures ?? 0) > 0;
}

const finders: Readonly<Record<AlertKind, (deps: AlertDeps) => Promise<boolean>>> = {
  backup: isBackupOld,
  certificate: isCertificateEnding,
  disk: isDiskFull,
  messages: areMessagesStuck,
  tasks: haveTasksFailed,
};

/** Returns the kinds of what needs an operator now. */
export async function findAlerts(deps: AlertDeps): Promise<AlertKind[]> {
  const found: AlertKind[] = [];
  for (const [kind, isFound] of Object.entries(finders)) {
    if (await isFound(deps)) found.push(kind as AlertKind);
  }
  return found;
}

/** Stores what was found, and returns how much of it administrators were not told today. */
async function storeAlerts(tx: Database, kinds: AlertKind[], now: Date): Promise<number> {
  await tx.delete(operationAlerts).where(notInArray(operationAlerts.kind, kinds));
  if (kinds.length === 0) return 0;
  const toldOn = formatIndianDate(now);
  const told = await tx
    .insert(operationAlerts)
    .values(kinds.map((kind) => ({ kind, since: now, toldOn })))
    .onConflictDoUpdate({
      target: operationAlerts.kind,
      set: { toldOn },
      setWhere: lt(operationAlerts.toldOn, toldOn),
    })
    .returning({ kind: operationAlerts.kind });
  return told.length;
}

/** Stores what needs an operator, and tells every administrator once a day while it does. */
export async function raiseAlerts(deps: AlertDeps): Promise<void> {
  const { db, clock } = deps;
  const [now, kinds] = [clock(), await findAlerts(deps)];
  await db.transaction(async (tx) => {
    if ((await storeAlerts(tx, kinds, now)) === 0) return;
    const administrators = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.userType, 'A'), eq(users.isBlocked, 0)));
    for (const { id } of administrators) {
      await addLocalizedNotification(
        tx,
        id,
        (language) => message(language, 'notice.alert', { n: kinds.length }),
        now,
        { kind: 'work' },
      );
    }
  });
}

/** Returns what needs an operator, the oldest first. */
export async function listAlerts(db: Database): Promise<Operations['alerts']> {
  const rows = await db.select().from(operationAlerts).orderBy(asc(operationAlerts.since));
  return rows.map(({ kind, since }) => ({ kind, since: since.toISOString() }));
}
