import { eq } from 'drizzle-orm';
import { formatAcres, formatIndianDate } from '@temple-land/portal-core';
import { keepsCases } from '../../db/accounts/roleRights.ts';
import type { Database } from '../../db/database.ts';
import { isResponsible } from '../../db/land/territory.ts';
import { cases } from '../../db/schema/applicationDetails.ts';
import { caseParties } from '../../db/schema/courtCases.ts';
import { plots, tahasils } from '../../db/schema/land.ts';
import { plotEvents } from '../../db/schema/plotEvents.ts';
import type { MemberHandler } from '../../handler.ts';
import { findLand } from './place.repository.ts';
import { submit, type PreparedRows, type SubmissionRefusal } from './submit.ts';

/** Adds the case to the history of its plot. */
async function addToHistory(tx: Database, applicationId: number, plotCode: string, at: Date) {
  const [plot] = await tx
    .select({ plotId: plots.id, mouzaId: plots.mouzaId })
    .from(plots)
    .where(eq(plots.code, plotCode));
  if (!plot) return;
  const event = { kind: 'caseOpened', day: formatIndianDate(at), at };
  await tx.insert(plotEvents).values({ ...plot, applicationId, ...event });
}

/**
 * Answers api/officer/case/file: a case before the tahasil court that no report preceded, with its respondents; 400 for
 * land that the record does not have, 403 without the right or outside the officer's area.
 */
export const caseFile: MemberHandler<'caseFile'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { districtCode: districtId, tahasilCode: tahasilId, section, respondents } = request;
  const mayFile = await keepsCases(db, caller);
  if (!mayFile || !isResponsible(caller, { districtId, tahasilId })) return { status: 403 };
  const prepare = async (tx: Database): Promise<PreparedRows | SubmissionRefusal> => {
    const land = await findLand(tx, request);
    if (!land) return { key: 'apply.place.wrong' };
    const area = Number(request.area);
    if (land.area !== undefined && area > land.area) {
      return { key: 'apply.area.large', values: { n: formatAcres(land.area) } };
    }
    const [tahasil] = await tx.select().from(tahasils).where(eq(tahasils.id, tahasilId));
    const { khataNo, plotCode, facts: purpose } = request;
    return {
      district: land.districtCode,
      values: { ...land.place, khataNo, plotCode, purpose, area },
      details: async (rows, applicationId) => {
        const court = `Tahasil court, ${tahasil?.nameEn ?? ''}`;
        await rows.insert(cases).values({ applicationId, section, court });
        const added = { applicationId, addedBy: caller.userId, addedOn: clock() };
        await rows
          .insert(caseParties)
          .values(respondents.map((one) => ({ ...one, ...added, kind: 'respondent' as const })));
        await addToHistory(rows, applicationId, plotCode, added.addedOn);
      },
    };
  };
  const form = { type: 3, state: 'FILED', documents: [] } as const;
  return submit(context, form, prepare, (applicationNo) => ({ applicationNo }));
};
