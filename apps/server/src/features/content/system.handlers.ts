import { sql } from 'drizzle-orm';
import type { Handler } from '../../handler.ts';

/** Answers the address of the caller as the server sees it. */
export const ownIp: Handler<'ownIp'> = async (_, { ip }) => ({ ip });

/** Answers 200 when the database answers. */
export const health: Handler<'health'> = async (_, { db }) => {
  await db.execute(sql`select 1`);
  return { status: 200 };
};
