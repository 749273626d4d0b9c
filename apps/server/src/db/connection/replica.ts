import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { withReplicas } from 'drizzle-orm/pg-core';
import type { ReplicaState } from '@temple-land/portal-core';
import { queryRows, type Database } from '../database.ts';
import { createSerialRun, repeatEvery } from '../maintenance/repeatEvery.ts';
import { createPool } from './postgres.ts';
import { createLagMeter } from './replicaLag.ts';

const measureEveryMs = 1_000;
const answerWithinMs = 2_000;
// Shorter than the time for an answer, so that the primary can still be asked after a replica that hangs.
const readWithinMs = 10_000;
const catchUpWithinMs = 500;
const lookEveryMs = 10;

/** Which database answered the reads that a replica may answer; `failed` were begun on it and repeated on the primary. */
export type ReplicaReads = Readonly<Record<'replica' | 'primary' | 'failed', number>>;

/** A replica of the database, measured every second. */
export interface Replica {
  /** Returns how the replica is. */
  getState(): ReplicaState;
  /** Returns the reads since the start. */
  countReads(): ReplicaReads;
  /**
   * Runs a read on the replica, and on the primary when the replica is away, behind by more than the limit, or fails. With
   * `isCurrent` the replica is used only if it has everything that the primary has at this moment.
   */
  read<Result>(isCurrent: boolean, work: (db: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A replica by its URL. */
interface ReplicaAddress {
  primary: Database;
  address: string;
  /** The lag up to which public reads are answered by the replica. */
  limitSeconds: number;
}

interface ReplicaOptions extends ReplicaAddress {
  /** Called with an error of the replica after which the primary answers. */
  failed: (error: unknown) => void;
}

// Positions in the write-ahead log in bytes. The first one covers every commit that has been confirmed.
const endOfPrimary = sql`pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')`;
// Null for a server that is not a replica.
const endOfReplica = sql`case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end`;

// By the clocks of both machines, where nothing better is known.
const secondsSinceReplayed = sql`extract(epoch from now() - pg_last_xact_replay_timestamp())`;

async function readNumber(db: Database, value: typeof endOfPrimary): Promise<number | null> {
  const [row] = await queryRows<{ value: number | null }>(db, sql`select ${value} as value`);
  return row?.value ?? null;
}

async function readPosition(db: Database, position: typeof endOfPrimary): Promise<number> {
  const value = await readNumber(db, position);
  if (value === null) throw new Error('the database is not a replica');
  return value;
}

/**
 * Returns a database whose queries go to the replica; writes and transactions go to the primary, where limits are
 * counted.
 */
export const readThrough = (primary: Database, replica: Database): Database =>
  Object.assign(withReplicas(primary, [replica]), { execute: replica.execute.bind(replica) });

/** Measures a replica on a connection of its own, so that it does not wait for a pool that is busy or hangs. */
function watchReplica({ primary, address, limitSeconds }: ReplicaAddress) {
  const pool = createPool(address, {
    max: 1,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
  const replica = drizzle(pool) as unknown as Database;
  const meter = createLagMeter();
  const unavailable: ReplicaState = { state: 'unavailable', lagSeconds: null, limitSeconds };
  let state = unavailable;
  return {
    getState: () => state,
    /** Leaves the replica out until it is measured again. */
    leaveOut: () => {
      state = unavailable;
    },
    measure: async () => {
      try {
        meter.addPosition(Date.now(), await readPosition(primary, endOfPrimary));
        const lagMs = meter.measure(Date.now(), await readPosition(replica, endOfReplica));
        const isInStep = lagMs !== undefined && lagMs <= limitSeconds * 1000;
        const lag =
          lagMs === undefined ? await readNumber(replica, secondsSinceReplayed) : lagMs / 1000;
        const lagSeconds = lag === null ? null : Math.max(0, Math.round(lag));
        state = { state: isInStep ? 'inUse' : 'behind', lagSeconds, limitSeconds };
      } catch {
        state = unavailable;
      }
    },
    close: () => pool.end(),
  };
}

/** Measures a replica for a command, for two seconds at most. */
export async function inspectReplica(replica: ReplicaAddress): Promise<ReplicaState> {
  const watch = watchReplica(replica);
  const until = Date.now() + answerWithinMs;
  try {
    do {
      await watch.measure();
      if (watch.getState().state !== 'behind') break;
      await sleep(lookEveryMs);
    } while (Date.now() < until);
    return watch.getState();
  } finally {
    await watch.close();
  }
}

/** Returns whether a replica has everything that the primary has now; it is given a moment to replay it. */
async function hasCaughtUp(primary: Database, replica: Database): Promise<boolean> {
  const until = Date.now() + catchUpWithinMs;
  const position = await readPosition(primary, endOfPrimary);
  while ((await readPosition(replica, endOfReplica)) < position) {
    if (Date.now() > until) return false;
    await sleep(lookEveryMs);
  }
  return true;
}

/** Opens a replica by its URL; it may be away at the start. */
export function openReplica({ failed, ...replicaAddress }: ReplicaOptions): Replica {
  const { primary, address } = replicaAddress;
  const pool = createPool(address, {
    max: 20,
    connectionTimeoutMillis: answerWithinMs,
    statement_timeout: readWithinMs,
    query_timeout: readWithinMs,
  });
  const replica = drizzle(pool) as unknown as Database;
  const readable = readThrough(primary, replica);
  const watch = watchReplica(replicaAddress);
  const stopMeasuring = repeatEvery(measureEveryMs, createSerialRun(watch.measure), failed);
  const reads = { replica: 0, primary: 0, failed: 0 };
  const reportFailure = (error: unknown) => {
    reads.failed += 1;
    watch.leaveOut();
    failed(error);
  };
  const isUsable = async (isCurrent: boolean) => {
    const isInUse = watch.getState().state === 'inUse';
    if (!isInUse || !isCurrent) return isInUse;
    return hasCaughtUp(primary, replica).catch((error: unknown) => {
      reportFailure(error);
      return false;
    });
  };
  return {
    getState: watch.getState,
    countReads: () => ({ ...reads }),
    async read(isCurrent, work) {
      if (await isUsable(isCurrent)) {
        try {
          const result = await work(readable);
          reads.replica += 1;
          return result;
        } catch (error) {
          if (!(error instanceof DrizzleQueryError)) throw error;
          reportFailure(error);
        }
      }
      reads.primary += 1;
      return work(primary);
    },
    async close() {
      stopMeasuring();
      await Promise.all([pool.end(), watch.close()]);
    },
  };
}
