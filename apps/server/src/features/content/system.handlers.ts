import { sql } from 'drizzle-orm';
import type { Handler } from '../../handler.ts';

/** Answers with the network address of the caller. */
export const ownIp: Handler<'ownIp'> = async (_, { ip }) => ({ ip });

/** Answers with 200 if the database responds. */
export const health: Handler<'health'> = async (_, { db }) => {
  await db.execute(sql`select 1`);
  return { status: 200 };
};
