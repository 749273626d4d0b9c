import { quarryFields, toStoredAnswers } from '@temple-land/portal-core';
import { quarries } from '../../db/schema/applicationDetails.ts';
import type { Database } from '../../db/database.ts';
import type { MemberHandler } from '../../handler.ts';
import { findTahasil } from './place.repository.ts';
import { submit, type PreparedRows, type SubmissionRefusal } from './submit.ts';

/** Answers quarry-application/save: a quarry application (Form M) for a source in a tahasil. */
export const quarrySave: MemberHandler<'quarrySave'> = async (request, context) => {
  const form = { ...request, type: 6, state: 'FORM_M_SUBMITTED' } as const;
  const prepare = async (tx: Database): Promise<PreparedRows | SubmissionRefusal> => {
    const found = await findTahasil(tx, request);
    if (!found) return { key: 'apply.place.wrong' };
    return {
      district: found.districtCode,
      values: { ...found.place, khataNo: '', plotCode: '', purpose: request.sourceName, area: 0 },
      details: async (rows, applicationId) => {
        const details = toStoredAnswers(quarryFields, request);
        await rows.insert(quarries).values({ applicationId, ...details });
      },
    };
  };
  return submit(context, form, prepare, (applicationNo) => ({ applicationNo }));
};
