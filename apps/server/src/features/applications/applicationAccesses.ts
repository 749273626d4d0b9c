import { and, desc, eq } from 'drizzle-orm';
import { userRoleTitle } from '../../db/accounts/roleTitle.ts';
import { localName } from '../../db/query/localName.ts';
import { roles, users } from '../../db/schema/account.ts';
import { districts, tahasils } from '../../db/schema/land.ts';
import { accessLedger } from '../../db/schema/ledger.ts';
import type { MemberHandler } from '../../handler.ts';
import { findOwnApplication } from './applications.repository.ts';

const maxAccesses = 100;

/**
 * Answers land/application/accesses: who looked at an application of the caller, by role and office and without names,
 * newest first; 404 for another user's application.
 */
export const applicationAccesses: MemberHandler<'applicationAccesses'> = async (input, context) => {
  const { db, caller, language } = context;
  const application = await findOwnApplication(context, input);
  if (!application) return { status: 404 };
  const rows = await db
    .select({
      role: userRoleTitle(language),
      tahasil: localName(tahasils, language),
      district: localName(districts, language),
      purpose: accessLedger.purpose,
      lastOn: accessLedger.lastOn,
      times: accessLedger.times,
    })
    .from(accessLedger)
    .innerJoin(users, eq(users.id, accessLedger.readerId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(districts, eq(districts.id, users.districtId))
    .leftJoin(tahasils, eq(tahasils.id, users.tahasilId))
    .where(
      and(
        eq(accessLedger.subjectId, caller.userId),
        eq(accessLedger.record, application.applicationNo),
      ),
    )
    .orderBy(desc(accessLedger.lastOn), desc(accessLedger.id))
    .limit(maxAccesses);
  const result = rows.map(({ tahasil, district, lastOn, ...row }) => ({
    ...row,
    office: tahasil ?? district ?? '',
    lastOn: lastOn.toISOString(),
  }));
  return { status: 200, result };
};
