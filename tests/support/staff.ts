import type { UserType } from '@temple-land/portal-core';
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
    otherTahasil: await newUser(service, 'tahasil.elsewhere', 'T', {
      districtId: inside?.districtCode ?? 0,
      tahasilId: inside?.tahasilCode ?? 0,
    }),
    everywhere: await newUser(service, 'officer.everywhere', 'O'),
  };
}
