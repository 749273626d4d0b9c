import { listOtherPlots } from '../../../db/applications/otherPlots.ts';
import type { MemberHandler } from '../../../handler.ts';
import { listCaseHints } from './caseHints.ts';
import { findCasePlot, listOutlinesOfReport } from './casePlot.ts';
import { findCase } from './findCase.ts';

/** Answers api/officer/application/land: the plot of an application with its history, and what else is open about it. */
export const officerCaseLand: MemberHandler<'officerCaseLand'> = async (
  request,
  { db, caller, language },
) => {
  const found = await findCase(db, request, caller);
  if (found === undefined) return { status: 404 };
  const plot = await findCasePlot(db, found, language);
  const others = [];
  for (const { plotCode } of await listOtherPlots(db, found.id)) {
    const other = await findCasePlot(db, { id: found.id, plotCode }, language);
    if (other !== null) others.push(other);
  }
  const around = plot === null ? await listOutlinesOfReport(db, found.id) : [];
  const hints = await listCaseHints(db, found, caller);
  const result = {
    plot,
    hints,
    ...(others.length > 0 && { otherPlots: others }),
    ...(around.length > 0 && { around }),
  };
  return { status: 200, result };
};
