import type { Session } from '../../src/state/session.ts';

const citizen: Session = {
  token: 'story-token',
  userId: 1,
  userRoleId: 5,
  userType: 'CI',
  isFirstLogin: 0,
  fullName: 'Sarojini Behera',
  userName: '9437000001',
  emailId: 'sarojini.behera@example.org',
  mobileNo: '9437000001',
  districtCode: '',
  tahasilCode: '',
  userRoleType: 'Citizen',
};

const officer: Session = {
  ...citizen,
  userId: 3,
  userRoleId: 1,
  userType: 'O',
  fullName: 'Anita Dash',
  userName: 'officer.puri',
  districtCode: '1',
  userRoleType: 'Land officer',
};

/** The signed-in users of the stories, one of each kind. */
export const users = {
  citizen,
  officer,
  tahasilOfficer: {
    ...officer,
    userId: 4,
    userRoleId: 3,
    userType: 'T',
    fullName: 'Bijay Kumar Sahoo',
    userName: 'tahasil.brahmagiri',
    tahasilCode: '2',
    userRoleType: 'Tahasil officer',
  },
  counterOperator: {
    ...officer,
    userId: 5,
    userRoleId: 4,
    userType: 'C',
    fullName: 'Mamata Pradhan',
    userName: 'counter.puri',
    userRoleType: 'Counter operator',
  },
  administrator: {
    ...officer,
    userId: 6,
    userRoleId: 10,
    userType: 'A',
    fullName: 'Nirupama Rath',
    userName: 'admin',
    districtCode: '',
    userRoleType: 'Administrator',
  },
} as const satisfies Record<string, Session>;

/** A kind of user in the stories. */
export type StoryUser = keyof typeof users;
