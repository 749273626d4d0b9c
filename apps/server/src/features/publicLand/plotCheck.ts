import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import type { Handler } from '../../handler.ts';
import { findMouza, findPlotEntries } from '../../db/land/plotEntries.ts';
import { getPlotVerdict } from '../../db/land/plotVerdict.ts';

const limit = { action: 'plotCheck', requests: 60, windowMs: 600_000 };

/**
 * Answers land/plotCheck: whether a plot of a mouza is recorded in the deity's name, with the date of the record,
 * without personal data; 404 for an unknown mouza.
 */
export const plotCheck: Handler<'plotCheck'> = async (request, context) => {
  const { db, clock, language } = context;
  await enforceRateLimit(context, limit);
  const place = await findMouza(db, request.villageCode, language);
  if (!place) return { status: 404 };
  const khataNo = request.khataNo?.trim() ?? '';
  const entries = await findPlotEntries(db, request.villageCode, request.plotNo, language);
  const { recorded, entry } = getPlotVerdict(entries, khataNo);
  return {
    status: 200,
    result: {
      ...place,
      recorded,
      plotNo: request.plotNo,
      khataNo: entry?.khataNo ?? khataNo,
      area: entry?.area ?? null,
      kissam: entry?.kissam ?? '',
      areaLeased: entry?.areaLeased ?? null,
      areaSold: entry?.areaSold ?? null,
      areaEncroached: entry?.areaEncroached ?? null,
      verifiedOn: entry?.verifiedOn ?? null,
      asOn: clock().toISOString(),
      recordedOn: entry?.recordedOn.toISOString() ?? null,
    },
  };
};
