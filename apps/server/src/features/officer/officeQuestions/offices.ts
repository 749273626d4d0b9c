import { and, asc, eq, inArray } from 'drizzle-orm';
import { roleTitle } from '../../../db/accounts/roleTitle.ts';
import type { Input, Language, OfficeChoice, Officer } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { localName } from '../../../db/query/localName.ts';
import { roles, users } from '../../../db/schema/account.ts';
import { districts, tahasils } from '../../../db/schema/land.ts';

type Office = Omit<Input<'officeQuestionAsk'>['to'], 'userId'>;

const buildKey = ({ userType, roleId, districtId, tahasilId }: Office) =>
  [userType, roleId, districtId ?? '', tahasilId ?? ''].join('.');

/** Returns the offices whose officers can log in, by role and place, without some officers. */
export async function listOffices(
  db: Database,
  language: Language,
  exceptIds: readonly number[],
): Promise<OfficeChoice[]> {
  const rows = await db
    .select({
      userId: users.id,
      fullName: users.fullName,
      userType: users.userType,
      roleId: users.roleId,
      districtId: users.districtId,
      tahasilId: users.tahasilId,
      roleName: roleTitle(language),
      district_name: localName(districts, language),
      tehsil_name: localName(tahasils, language),
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(districts, eq(districts.id, users.districtId))
    .leftJoin(tahasils, eq(tahasils.id, users.tahasilId))
    .where(and(inArray(users.userType, ['O', 'T']), eq(users.isBlocked, 0)))
    .orderBy(asc(districts.nameEn), asc(tahasils.nameEn), asc(roles.id), asc(users.fullName));
  const offices = new Map<string, OfficeChoice>();
  for (const { userId, fullName, ...row } of rows) {
    if (exceptIds.includes(userId)) continue;
    const office = { ...row, userType: row.userType as Office['userType'] };
    const key = buildKey(office);
    const { officers } = offices.get(key) ?? { officers: [] };
    offices.set(key, {
      ...office,
      district_name: row.district_name ?? '',
      tehsil_name: row.tehsil_name ?? '',
      officers: [...officers, { userId, fullName }],
    });
  }
  return [...offices.values()];
}

/** An office that is asked, and those of its officers who are told. */
export interface AskedOffice {
  office: OfficeChoice;
  officers: readonly Officer[];
}

/** Returns the office that is asked with the officer by name, or with all of them; undefined where nobody is there. */
export function findAskedOffice(
  offices: readonly OfficeChoice[],
  { userId, ...key }: Input<'officeQuestionAsk'>['to'],
): AskedOffice | undefined {
  const office = offices.find((known) => buildKey(known) === buildKey(key));
  const officers = (office?.officers ?? []).filter(
    (officer) => userId === undefined || officer.userId === userId,
  );
  return office === undefined || officers.length === 0 ? undefined : { office, officers };
}
