import { message, maxSelectedPlots } from '@temple-land/portal-core';
import { enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import type { MemberHandler } from '../../handler.ts';
import { listPlotDetails } from './geo.repository.ts';
import { countPlots, findShapePlotIds, hasIds, matchesFilter } from './plotSelection.repository.ts';

const limit = { action: 'plotSelection', requests: 600, windowMs: 600_000 };

/** Answers geo/select: count and acres of the plots that meet every condition, and the first of them. */
export const plotSelection: MemberHandler<'plotSelection'> = async (request, context) => {
  const { db, caller, language } = context;
  await enforceUserRateLimit(context, caller.userId, limit);
  const isWanted = matchesFilter(request);
  const ids = await findShapePlotIds(db, caller, request, isWanted);
  if (ids === 'tooMany') return { status: 413, message: message(language, 'map.select.tooMany') };
  const where = ids === undefined ? isWanted : hasIds(ids);
  const figures = await countPlots(db, caller, where);
  const plots = await listPlotDetails(db, caller, where, { limit: maxSelectedPlots, language });
  return { status: 200, result: { ...figures, plots } };
};
