import { and, count, desc, eq } from 'drizzle-orm';
import { loadCaseDetails } from '../../db/applications/applicationParts.ts';
import { listApplications, omitApplicant } from '../../db/applications/applicationRows.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import { matchesPlace, isInScope } from './officer.repository.ts';

const caseType = 3;
const unknownCase = {
  section: '',
  court: '',
  caseNo: '',
  courtNo: '',
  orderNo: '',
  possessionOn: null,
  hearings: [],
};

/** Answers land/casedetails: cases with their hearings, in the officer's district or tahasil. */
export const caseList: MemberHandler<'caseList'> = async (request, { db, caller, language }) => {
  const { pageNumber, pageSize } = request;
  const where = and(isInScope(caller), eq(applications.type, caseType), matchesPlace(request));
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  const total = all?.total ?? 0;
  if (total === 0) return { status: 404 };
  const rows = await listApplications(db, where, {
    order: desc(applications.createdOn),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
    language,
  });
  const details = await loadCaseDetails(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  const result = rows.map((row) => ({
    ...omitApplicant(row),
    case: details.get(row.applicationId) ?? unknownCase,
  }));
  return { status: 200, result: { rows: result, total } };
};
