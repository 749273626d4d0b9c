import { listLimits } from '../../db/limits/officeLimits.ts';
import type { Handler } from '../../handler.ts';

/** Answers api/limits: the numbers that the office sets, as they are in force now. */
export const limitList: Handler<'limitList'> = async (_, { db, clock }) => ({
  status: 200,
  result: await listLimits(db, clock()),
});
