import { eq } from 'drizzle-orm';
import { hash } from '@node-rs/argon2';
import { privacyNoticeVersion, type UserType } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { consents } from '../schema/ledger.ts';
import { districts, tahasils } from '../schema/land.ts';
import { familyNames, givenNames } from './people.ts';
import { createSeededRandom } from './random.ts';

interface Account {
  loginId: string;
  password: string;
  fullName: string;
  userType: UserType;
  roleId: number;
  roleType: string;
  mobile: string;
  place?: 'district' | 'tahasil';
  isFirstLogin?: 1;
}

const accounts: readonly Account[] = [
  {
    loginId: '9437000001',
    password: 'Citizen@123',
    fullName: 'Sarojini Behera',
    userType: 'CI',
    roleId: 5,
    roleType: 'Citizen',
    mobile: '9437000001',
  },
  {
    loginId: '9437000002',
    password: 'Citizen@123',
    fullName: 'Rabindra Pradhan',
    userType: 'CI',
    roleId: 5,
    roleType: 'Citizen',
    mobile: '9437000002',
  },
  {
    loginId: 'officer.puri',
    password: 'Officer@123',
    fullName: 'Anita Dash',
    userType: 'O',
    roleId: 1,
    roleType: 'Land officer',
    mobile: '9437000011',
    place: 'district',
  },
  {
    loginId: 'tahasil.brahmagiri',
    password: 'Tahasil@123',
    fullName: 'Niranjan Sahoo',
    userType: 'T',
    roleId: 3,
    roleType: 'Tahasil officer',
    mobile: '9437000012',
    place: 'tahasil',
  },
  {
    loginId: 'counter.puri',
    password: 'Counter@123',
    fullName: 'Lipsa Nayak',
    userType: 'C',
    roleId: 0,
    roleType: 'Counter',
    mobile: '9437000013',
    place: 'district',
  },
  {
    loginId: 'admin',
    password: 'Admin@1234',
    fullName: 'Bijay Mohanty',
    userType: 'A',
    roleId: 4,
    roleType: 'Administrator',
    mobile: '9437000014',
  },
  {
    loginId: 'newadmin',
    password: 'Admin@1234',
    fullName: 'Jyotsna Parida',
    userType: 'A',
    roleId: 4,
    roleType: 'Administrator',
    mobile: '9437000015',
    isFirstLogin: 1,
  },
];

/** They follow the applicants, so that the ids of earlier samples stay. */
const decidingAccounts: readonly Account[] = [
  {
    loginId: 'deciding.puri',
    password: 'Officer@123',
    fullName: 'Sudhir Patnaik',
    userType: 'O',
    roleId: 6,
    roleType: 'Deciding officer',
    mobile: '9437000016',
    place: 'district',
  },
  {
    loginId: 'chief.puri',
    password: 'Officer@123',
    fullName: 'Madhusmita Mishra',
    userType: 'O',
    roleId: 7,
    roleType: 'Chief administrator',
    mobile: '9437000017',
    place: 'district',
  },
];

const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const applicantCount = 24;

async function findOfficerPlaces(db: Database) {
  const [puri] = await db
    .select({ id: districts.id })
    .from(districts)
    .where(eq(districts.code, 'PUR'));
  const [brahmagiri] = await db
    .select({ id: tahasils.id })
    .from(tahasils)
    .where(eq(tahasils.nameEn, 'Brahmagiri'));
  return { districtId: puri?.id ?? null, tahasilId: brahmagiri?.id ?? null };
}

async function insertAccounts(
  db: Database,
  list: readonly Account[],
  createdOn: Date,
): Promise<void> {
  const place = await findOfficerPlaces(db);
  for (const { password, place: scope, ...account } of list) {
    await db.insert(users).values({
      ...account,
      passwordHash: await hash(password, argon2Options),
      districtId: scope ? place.districtId : null,
      tahasilId: scope === 'tahasil' ? place.tahasilId : null,
      isFirstLogin: account.isFirstLogin ?? 0,
      createdOn,
    });
  }
}

/**
 * Adds the demo accounts and invented applicants who cannot log in; returns the ids of the citizens, who all have given
 * consent.
 */
export async function seedAccounts(db: Database, createdOn: Date): Promise<number[]> {
  await insertAccounts(db, accounts, createdOn);
  const random = createSeededRandom(7);
  const applicants = Array.from({ length: applicantCount }, (_, index) => ({
    loginId: `sample-${index + 1}`,
    fullName: `${random.pick(givenNames)} ${random.pick(familyNames)}`,
    userType: 'CI',
    roleId: 5,
    roleType: 'Citizen',
    passwordHash: '',
    isBlocked: 1,
    createdOn,
  }));
  await db.insert(users).values(applicants);
  await insertAccounts(db, decidingAccounts, createdOn);
  const citizens = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userType, 'CI'))
    .orderBy(users.id);
  const given = { purpose: 'service', noticeVersion: privacyNoticeVersion, givenOn: createdOn };
  await db.insert(consents).values(citizens.map(({ id }) => ({ ...given, userId: id })));
  return citizens.map(({ id }) => id);
}
