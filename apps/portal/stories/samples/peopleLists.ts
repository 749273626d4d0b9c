// Long because it is sample data.
import type { Output } from '@temple-land/portal-core';

type Lists = Readonly<Record<string, Output<'adminList'>>>;

/** The lists of users and roles. */
export const peopleLists = {
  user: {
    status: 200,
    result: {
      rows: [
        {
          id: 1,
          version: 1,
          isActive: true,
          loginId: '******0001',
          fullName: 'Sarojini Behera',
          userType: 'CI',
          roleId: 5,
          mobile: '******0001',
          email: '',
          districtId: null,
          tahasilId: null,
          roleLabel: 'Citizen',
          districtLabel: '',
          isWaiting: false,
          hasFactors: false,
        },
        {
          id: 2,
          version: 1,
          isActive: true,
          loginId: '******0002',
          fullName: 'Rabindra Pradhan',
          userType: 'CI',
          roleId: 5,
          mobile: '******0002',
          email: '',
          districtId: null,
          tahasilId: null,
          roleLabel: 'Citizen',
          districtLabel: '',
          isWaiting: false,
          hasFactors: false,
        },
      ],
      total: 31,
    },
  },
  role: {
    status: 200,
    result: {
      rows: [
        {
          id: 0,
          version: 1,
          isActive: true,
          roleName: 'None',
          userType: 'C',
          reporterAccess: 'hidden',
          menuIds: [6, 10, 11],
        },
        {
          id: 1,
          version: 1,
          isActive: true,
          roleName: 'Land officer',
          userType: 'O',
          reporterAccess: 'withReason',
          menuIds: [7, 8, 9, 10, 11],
        },
      ],
      total: 11,
    },
  },
} satisfies Lists;

const account = {
  id: 3,
  version: 1,
  isActive: true,
  loginId: 'officer.puri',
  fullName: 'Anita Dash',
  userType: 'O',
  roleId: 1,
  mobile: '******0011',
  email: '',
  districtId: 1,
  tahasilId: null,
  roleLabel: 'Land officer',
  districtLabel: 'Puri',
  isWaiting: false,
  hasFactors: true,
};

/** The account of an officer, who has a second factor. */
export const officerAccount = {
  status: 200,
  result: { rows: [account], total: 1 },
} satisfies Output<'adminList'>;

/** The same account while a change of it waits for a second administrator. */
export const waitingAccount = {
  status: 200,
  result: { rows: [{ ...account, isWaiting: true }], total: 1 },
} satisfies Output<'adminList'>;

/** The same account with an e-mail address that its owner has not confirmed. */
export const unconfirmedAccount = {
  status: 200,
  result: { rows: [{ ...account, isEmailUnconfirmed: true }], total: 1 },
} satisfies Output<'adminList'>;
