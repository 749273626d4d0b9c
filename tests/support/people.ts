/** Demo accounts of the sample by role: login name and password. */
export const people = {
  citizen: { loginId: '9437000001', password: 'Citizen@123' },
  otherCitizen: { loginId: '9437000002', password: 'Citizen@123' },
  landOfficer: { loginId: 'officer.puri', password: 'Officer@123' },
  tahasilOfficer: { loginId: 'tahasil.brahmagiri', password: 'Tahasil@123' },
  decidingOfficer: { loginId: 'deciding.puri', password: 'Officer@123' },
  chiefOfficer: { loginId: 'chief.puri', password: 'Officer@123' },
  counter: { loginId: 'counter.puri', password: 'Counter@123' },
  administrator: { loginId: 'admin', password: 'Admin@1234' },
  newAdministrator: { loginId: 'newadmin', password: 'Admin@1234' },
} as const;

/** One of the demo accounts. */
export type Person = keyof typeof people;
