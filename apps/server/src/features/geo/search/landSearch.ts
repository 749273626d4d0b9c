import { eq, or } from 'drizzle-orm';
import { holdsDataRight } from '@temple-land/portal-core';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { khatiyans, plots } from '../../../db/schema/land.ts';
import { enforceUserRateLimit } from '../../../db/limits/rateLimit.ts';
import { listPlotDetails } from '../geo.repository.ts';
import {
  findKhatiyans,
  findMouzas,
  buildSearchKeys,
  maxMatches,
  matchesNumber,
} from './search.repository.ts';
import { findApplications } from './applications.repository.ts';
import { parseLandSearch } from './parseLandSearch.ts';

const plotCodePattern = /^\d+-\d+$/;
const userLimit = { action: 'landSearch', requests: 600, windowMs: 600_000 };

async function findPlots(
  { db, caller, language }: SignedIn,
  number: string | undefined,
  mouzas?: number[],
) {
  if (number === undefined) return [];
  const isNumbered = matchesNumber(db, caller, plots, number, mouzas);
  const where = plotCodePattern.test(number) ? or(eq(plots.code, number), isNumbered) : isNumbered;
  return listPlotDetails(db, caller, where, { limit: maxMatches, language });
}

async function findKhatiyansByNumber(
  { db, caller, language, dataRights }: SignedIn,
  number: string | undefined,
  mouzas?: number[],
) {
  if (number === undefined) return [];
  const where = matchesNumber(db, caller, khatiyans, number, mouzas);
  const found = await findKhatiyans(db, caller, where, language);
  if (holdsDataRight(dataRights, 'data.people.query')) return found;
  return found.map((row) => ({ ...row, ownerLine: '' }));
}

/**
 * Answers geo/search: matching mouzas, khatiyans and plots of the officer's territory, in three scripts, and the
 * application or case with that number, where the role may query these. With a place in the text, numbers are searched in
 * its mouzas.
 */
export const landSearch: MemberHandler<'landSearch'> = async ({ text }, context) => {
  const { db, caller, language, dataRights } = context;
  await enforceUserRateLimit(context, caller.userId, userLimit);
  const { plot, khatiyan, either, place } = parseLandSearch(text);
  const keys = await buildSearchKeys(db, place);
  const isNamed = place.length > 0;
  const mouzas =
    keys.length > 0 ? await findMouzas(db, caller, { words: place, keys, language }) : [];
  const ids = isNamed ? mouzas.map(({ villageCode }) => villageCode) : undefined;
  return {
    status: 200,
    result: {
      mouzas,
      khatiyans: await findKhatiyansByNumber(context, khatiyan ?? either, ids),
      plots: await findPlots(context, plot ?? either, ids),
      applications: holdsDataRight(dataRights, 'data.applications.query')
        ? await findApplications(db, caller, text, language)
        : [],
    },
  };
};
