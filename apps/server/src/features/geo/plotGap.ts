import { inArray } from 'drizzle-orm';
import { getRingGap } from '../../db/land/ringGap.ts';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import { plots } from '../../db/schema/land.ts';
import type { MemberHandler } from '../../handler.ts';
import { listShapes } from './plotSelection.repository.ts';

const limit = { action: 'plotGap', requests: 600, windowMs: 600_000 };

/** Answers geo/gap: the metres between the outlines of two plots; 404 unless both are on the map of the territory. */
export const plotGap: MemberHandler<'plotGap'> = async ({ from, to }, context) => {
  const { db, caller } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const shapes = await listShapes(db, caller, inArray(plots.code, [from, to]));
  const findRing = (code: string) => shapes.find((shape) => shape.code === code)?.ring;
  const [one, other] = [findRing(from), findRing(to)];
  if (!one || !other) return { status: 404 };
  return { status: 200, result: { metres: getRingGap(one, other) } };
};
