import { landApplicationFields, toStoredAnswers } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { findFreeAcres } from '../../db/applications/plotAvailability.ts';
import type { MemberHandler } from '../../handler.ts';
import { hasPendingApplication } from './applications.repository.ts';
import { findLand } from './place.repository.ts';
import { submit, type PreparedRows, type SubmissionRefusal } from './submit.ts';

/**
 * Answers land/applyLand: one application per idempotency key, also for repeated or parallel requests; land, area and
 * files are checked in the same transaction.
 */
export const applyLand: MemberHandler<'applyLand'> = async (request, context) => {
  const { caller } = context;
  const { area, plotCode = '', khataNo } = request;
  const form = { ...request, type: 2, state: 'SUBMITTED' } as const;
  const prepare = async (tx: Database): Promise<PreparedRows | SubmissionRefusal> => {
    const land = await findLand(tx, { ...request, plotCode });
    if (!land) return { key: 'apply.place.wrong' };
    const free = land.area === undefined ? undefined : await findFreeAcres(tx, plotCode);
    if (free === 0) return { key: 'apply.plot.unavailable' };
    if (free !== undefined && area > free) {
      return { key: 'apply.area.large', values: { n: free.toFixed(4) } };
    }
    if (plotCode !== '' && (await hasPendingApplication(tx, caller.userId, plotCode))) {
      return { key: 'apply.plot.taken' };
    }
    const answers = toStoredAnswers(landApplicationFields, request);
    const values = { ...land.place, khataNo, plotCode, ...answers };
    return { district: land.districtCode, values };
  };
  return submit(context, form, prepare, (applicationNo) => ({ applicationNo }));
};
