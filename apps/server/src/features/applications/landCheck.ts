import { listLandWarnings } from '../../db/applications/landWarnings.ts';
import { findRecordedLease } from '../../db/land/recordedLease.ts';
import type { MemberHandler } from '../../handler.ts';
import { listLandProblems, listOtherKinds } from './landProblems.ts';

/**
 * Answers land/landCheck: why an application for a plot would be refused, what else is open about it, and the lease of a
 * number on it.
 */
export const landCheck: MemberHandler<'landCheck'> = async (request, context) => {
  const { db, caller } = context;
  const { plotCode, leaseNo = '' } = request;
  const problems = await listLandProblems(db, { ...request, applicantId: caller.userId });
  const lease = leaseNo === '' ? undefined : await findRecordedLease(db, plotCode, leaseNo);
  return {
    status: 200,
    result: {
      problems,
      warnings: await listLandWarnings(db, plotCode),
      otherKinds: listOtherKinds(problems),
      lease: lease === undefined ? null : { area: lease.area, endsOn: lease.endsOn },
    },
  };
};
