import { quarries } from '../../db/schema/applicationDetails.ts';
import type { MemberHandler } from '../../handler.ts';
import { findTahasil } from './place.repository.ts';
import { refusedAnswer, submit } from './submit.ts';

/** Answers quarry-application/save: a quarry application (Form M) for a source in a tahasil. */
export const quarrySave: MemberHandler<'quarrySave'> = async (request, context) => {
  const { sourceName, quantity, leasePeriod } = request;
  const form = { ...request, type: 6, state: 'FORM_M_SUBMITTED' } as const;
  const outcome = await submit(context, form, async (tx) => {
    const found = await findTahasil(tx, request);
    if (!found) return { key: 'apply.place.wrong' };
    return {
      district: found.districtCode,
      values: { ...found.place, khataNo: '', plotCode: '', purpose: sourceName, area: 0 },
      details: async (rows, applicationId) => {
        await rows.insert(quarries).values({ applicationId, sourceName, quantity, leasePeriod });
      },
    };
  });
  if ('refused' in outcome) return refusedAnswer(context, outcome.refused);
  return { status: 200, result: { applicationNo: outcome.number } };
};
