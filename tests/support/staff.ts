import { dataRights, type DataRight, type UserType } from '@temple-land/portal-core';
import { roles } from '../../apps/server/src/db/schema/account.ts';
import { roleDataRights } from '../../apps/server/src/db/schema/dataRights.ts';
import { createUser } from '../../apps/server/src/features/account/account.repository.ts';
import { loadSamplePlaces } from './landApplication.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';

/** Creates a user with a type, district and tahasil, and signs in. */
export async function newUser(
  service: TestApp,
  loginId: string,
  userType: UserType,
  place: { districtId?: number; tahasilId?: number } = {},
  role: { roleId?: number } = {},
): Promise<SignedInUser> {
  const createdOn = service.clock.now();
  const roleId = role.roleId ?? (userType === 'O' ? 1 : 0);
  const names = { fullName: 'Pramila Rout', roleId, passwordHash: '' };
  await createUser(service.deps.db, { loginId, userType, createdOn, ...names, ...place });
  return service.signIn(loginId);
}

let rolesMade = 0;

/** Creates an officer of the state whose role, a new one, has all rights to data except some, and signs in. */
export async function newOfficerWithout(
  service: TestApp,
  userType: 'O' | 'T',
  missing: readonly DataRight[],
): Promise<SignedInUser & { roleId: number }> {
  const { db } = service.deps;
  rolesMade += 1;
  const row = { roleName: `Without rights ${rolesMade}`, userType };
  const [role] = await db.insert(roles).values(row).returning({ id: roles.id });
  const roleId = role?.id ?? 0;
  const held = dataRights.filter((right) => !missing.includes(right));
  await db.insert(roleDataRights).values(held.map((dataRight) => ({ roleId, dataRight })));
  return {
    ...(await newUser(service, `without.rights${rolesMade}`, userType, {}, { roleId })),
    roleId,
  };
}

/** Creates officers of other districts and tahasils than the sample's officers, and one without. */
export async function officersElsewhere(service: TestApp) {
  const places = await loadSamplePlaces(service);
  const outside = places.find(({ district }) => district !== 'PUR');
  const inside = places.find(({ district, tahasil }) => {
    return district === 'PUR' && tahasil !== 'Brahmagiri';
  });
  return {
    otherDistrict: await newUser(service, 'officer.elsewhere', 'O', {
      districtId: outside?.districtCode ?? 0,
    }),
    otherTahasil: await newUser(
      service,
      'tahasil.elsewhere',
      'T',
      {
        districtId: inside?.districtCode ?? 0,
        tahasilId: inside?.tahasilCode ?? 0,
      },
      { roleId: 3 },
    ),
    everywhere: await newUser(service, 'officer.everywhere', 'O'),
  };
}
