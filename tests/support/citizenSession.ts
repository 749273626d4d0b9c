import type { Session } from '../../apps/portal/src/state/session.ts';

/** The session of a citizen, for tests of the portal without a service. */
export const citizenSession: Session = {
  token: 'secret-token',
  userId: 7,
  userRoleId: 5,
  userType: 'CI',
  isFirstLogin: 0,
  fullName: 'Sarojini Behera',
  userName: 'sarojini',
  emailId: '',
  mobileNo: '9437000001',
  districtCode: '',
  tahasilCode: '',
  userRoleType: '',
};
