import { sql } from 'drizzle-orm';
import manifest from '../../../package.json' with { type: 'json' };
import type { Handler } from '../../handler.ts';

const { version } = manifest;

/** Answers with the network address of the caller. */
export const ownIp: Handler<'ownIp'> = async (_, { ip }) => ({ ip });

/** Answers with 200 if the database responds, and tells administrators the version. */
export const health: Handler<'health'> = async (_, { db, caller }) => {
  await db.execute(sql`select 1`);
  return { status: 200, ...(caller?.userType === 'A' ? { version } : {}) };
};
