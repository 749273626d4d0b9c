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
          loginId: '9437000001',
          fullName: 'Sarojini Behera',
          userType: 'CI',
          roleId: 5,
          mobile: '9437000001',
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
          loginId: '9437000002',
          fullName: 'Rabindra Pradhan',
          userType: 'CI',
          roleId: 5,
          mobile: '9437000002',
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
