import { findPlace } from './landApplication.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';
import { newUser } from './staff.ts';

/** The officers of Puri in the workflow, and a plot for which all of them are responsible. */
export async function officersOfPuri(service: TestApp) {
  const place = await findPlace(service);
  const officer = (loginId: string, roleId: number): Promise<SignedInUser> =>
    newUser(service, loginId, 'O', { districtId: place.districtCode }, { roleId });
  return {
    place,
    dealing: await service.signInAs('landOfficer'),
    field: await service.signInAs('tahasilOfficer'),
    deciding: await service.signInAs('decidingOfficer'),
    chief: await service.signInAs('chiefOfficer'),
    tender: await officer('tender.puri', 8),
    auditor: await officer('auditor.puri', 9),
    law: await officer('law.puri', 10),
  };
}
