import { getTenderState, toTenderWindow } from '@temple-land/portal-core';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { publicListLimit } from '../../db/limits/publicLists.ts';
import type { Handler } from '../../handler.ts';
import { toPositionalRow } from './auction.ts';
import { findPublishedTender } from './publishedTenders.ts';
import { toTenderAnswer } from './tenders.handlers.ts';

/** Answers api/tender/details: a tender with its state by the clock of the service; 404 when there is none. */
export const tenderDetails: Handler<'tenderDetails'> = async (request, context) => {
  await enforceRateLimit(context, publicListLimit('tender-details'));
  const { db, language } = context;
  const found = await findPublishedTender(db, request.tenderAdvertisementId, language);
  if (!found) return { status: 404 };
  const { tender, auction } = found;
  return {
    status: 200,
    result: {
      tender: toTenderAnswer(tender),
      state: getTenderState(toTenderWindow(tender), context.clock().getTime()),
      auction: auction ? toPositionalRow(auction, tender.letterNo) : null,
    },
  };
};
