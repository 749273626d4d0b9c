import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { testCopies } from '../schema/testCopies.ts';
import { createFileMask } from './maskFiles.ts';
import { maskPersons } from './maskPersons.ts';

/** Returns whether a database is a test copy, in which persons are masked and from which nobody gets a message. */
export const isTestCopy = async (db: Database): Promise<boolean> =>
  (await db.$count(testCopies)) > 0;

/** What a restore does to make a test copy, in its own transaction. */
export interface TestCopyMask {
  /** Returns what is stored under a key in place of an uploaded file; undefined for nothing. */
  replaceFile(tx: Database, key: string): Promise<Uint8Array | undefined>;
  /** Masks every person, and marks the database. */
  maskRows(tx: Database, takenAt: string): Promise<void>;
}

/** Creates the mask of a test copy; each account that has a password gets that of the hash. */
export async function createTestCopyMask(passwordHash: string, now: Date): Promise<TestCopyMask> {
  const files = await createFileMask();
  return {
    replaceFile: files.replace,
    maskRows: async (tx, takenAt) => {
      await maskPersons(tx, passwordHash);
      await files.describe(tx);
      await tx.execute(sql`delete from test_copies`);
      await tx.insert(testCopies).values({ id: 1, takenAt: new Date(takenAt), madeOn: now });
    },
  };
}

/** Returns the settings that a test copy runs with: without the services that reach persons outside. */
export const withoutServices = (config: Config): Config => ({
  ...config,
  SMS_URL: '',
  SMTP_URL: '',
  PAYMENT_URL: '',
  IDENTITY_URL: '',
  BACKUP_DIR: '',
});
