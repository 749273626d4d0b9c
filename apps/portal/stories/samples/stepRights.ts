import { stepRights, type Office, type Output, type RoleOfRights } from '@temple-land/portal-core';

const rightsOf = (office: Office): string[] =>
  stepRights.filter(({ offices }) => offices.includes(office)).map(({ right }) => right);

const role = (
  roleId: number,
  roleName: string,
  officers: number,
  rights: readonly string[],
): RoleOfRights => ({
  roleId,
  roleName,
  userType: roleId === 3 ? 'T' : 'O',
  officers,
  rights: [...rights],
  isWaiting: false,
});

/** The roles of officers with the rights of a new installation; nobody of the law and tender offices can log in. */
export const stepRightList = {
  status: 200,
  result: {
    roles: [
      role(1, 'Land officer', 4, rightsOf('dealing')),
      role(3, 'Tahasil officer', 11, rightsOf('field')),
      role(6, 'Deciding officer', 1, rightsOf('deciding')),
      role(7, 'Chief administrator', 1, rightsOf('chief')),
      role(8, 'Tender officer', 0, rightsOf('tender')),
      role(9, 'Auditor', 2, []),
      role(10, 'Law officer', 0, rightsOf('law')),
    ],
    uncovered: [
      {
        applicationType: 2,
        state: 'LEGAL',
        isEverywhere: true,
        waiting: 2,
        places: ['Gop', 'Puri'],
      },
      {
        applicationType: 2,
        state: 'FIELD',
        isEverywhere: false,
        waiting: 7,
        places: ['Astaranga', 'Brahmagiri', 'Delang', 'Gop', 'Kakatpur', 'Krushnaprasad'],
      },
      { applicationType: 3, state: 'STAYED', isEverywhere: true, waiting: 0, places: [] },
    ],
  },
} satisfies Output<'stepRightList'>;
