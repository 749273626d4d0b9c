import { listPlotsNear } from '../../db/land/plotsNear.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';

const limit = { action: 'plotMatch', requests: 60, windowMs: 600_000 };

/** Answers land/plotMatch: the plots at or near a position with how sure that is; 404 when none is near. */
export const plotMatch: Handler<'plotMatch'> = async (point, context) => {
  await enforceRateLimit(context, limit);
  const near = await listPlotsNear(context.db, point, context.language);
  return near.length === 0 ? { status: 404 } : { status: 200, result: near };
};
