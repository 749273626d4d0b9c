import { describe, expect, it } from 'vitest';
import { placeListMethods, type Input } from '@temple-land/portal-core';
import { people } from '../support/people.ts';
import { makeAppBeforeAll } from '../support/serviceHooks.ts';

const service = makeAppBeforeAll();

const keysOf = (value: unknown) => Object.keys(value as object).sort();
const sorted = (keys: string) => keys.split(' ').sort();
const all = { description: '', startDate: '', endDate: '' };

async function place(method: Input<'fillDropDown'>['method'], parents: object = {}) {
  return (await service.result('fillDropDown', { method, ...parents }))[0];
}

async function bell() {
  const citizen = await service.signInAs('citizen');
  return (await service.result('bellList', { userId: citizen.userId }, citizen.token))[0];
}

async function logIn() {
  const { loginId: username, password } = people.landOfficer;
  const form = { username, password, userType: 'O' as const };
  return service.call('login', { ...form, ...(await service.captcha()) });
}

/** What the specification names of each object, section 3, and where the service tells it. */
const objects: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  // Requirement: EN-036
  ['a notification of the bell', 'notificationId notification createdOn', bell],
  [
    // Requirement: EN-037
    'a notice of the page',
    'title description createdOn uploadDoc',
    async () => (await service.result('notificationSearch', all))[0],
  ],
  [
    // Requirement: EN-039
    'a tender',
    'tenderAdvertisementId letterNo title startDate closeDate uploadDoc',
    async () => (await service.result('tenderSearch', { title: '', startDate: '' }))[0],
  ],
  [
    // Requirement: EN-041
    'the summary',
    'total_area total_district total_tahasil total_village',
    () => service.result('summary', {}),
  ],
  // Requirement: EN-044
  ['a question of the FAQ', 'question answer', async () => (await service.result('faq', {}))[0]],
  // Requirement: EN-045
  ['a district', 'district_id district_name', () => place(placeListMethods.districts)],
  // Requirement: EN-046
  [
    'a tahasil',
    'tehsil_id tehsil_name',
    () => place(placeListMethods.tahasils, { district_id: 1 }),
  ],
  // Requirement: EN-047
  ['a mouza', 'mouza_id mouza_name', () => place(placeListMethods.mouzas, { tehsil_id: 1 })],
  // Requirement: EN-048
  ['a khatiyan', 'khata_no_id khata_no', () => place(placeListMethods.khatians, { mouza_id: 1 })],
];

/** What the service tells beyond the specification: the name in addresses, and the facts of the file. */
const ownKeys: Readonly<Record<string, string>> = {
  'a notice of the page': ' slug document',
  'a tender': ' document',
  'a question of the FAQ': ' slug',
};

describe('the objects of the specification', () => {
  it.each(objects)('%s has the keys %s', async (name, keys, give) => {
    expect(keysOf(await give())).toEqual(sorted(keys + (ownKeys[name] ?? '')));
  });
});

describe('the keys of the wire', () => {
  // Requirements: EN-016, EN-017, EN-018, EN-019
  it('the answer of a login has these keys and no other', async () => {
    const keys = 'status result userId userName fullName userType userRollId emailId mobileNo';
    const more = 'districtCode tahasilCode userRoleType isFirstLogin';
    expect(keysOf(await logIn())).toEqual(sorted(`${keys} ${more}`));
  });

  // Requirements: CA-011, EN-026
  it('a captcha has these keys and no other', async () => {
    const { code, answer } = await service.send('captchaGenerate', {});
    expect([code, keysOf(answer)]).toEqual([200, sorted('status id text audio')]);
  });

  // Requirement: CA-028
  it('the answer to a forgotten password has these keys and no other', async () => {
    const { answer } = await service.send('forgotSend', { mobileNo: people.citizen.loginId });
    expect(keysOf(answer)).toEqual(sorted('status OTP message userId'));
    expect(answer).toMatchObject({ status: 200, OTP: '' });
  });

  // Requirement: UN-122
  it('times have an offset, days have the format yyyy-MM-dd', async () => {
    const [tender] = await service.result('tenderSearch', { title: '', startDate: '2020-01-01' });
    expect(tender?.startDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
    const wrong = await service.send('tenderSearch', { title: '', startDate: '01/01/2020' });
    expect(wrong.answer).toEqual({ status: 400 });
  });
});

// Requirement: UN-092
it('the roles of the specification have their numbers', async () => {
  const { token } = await service.signInAs('administrator');
  const roles = await service.result('roles', {}, token);
  const typeOf = new Map(roles.map(({ roleId, roleType }) => [roleId, roleType]));
  expect([1, 2, 3, 4, 5].map((id) => typeOf.get(id))).toEqual(['O', 'O', 'T', 'A', 'CI']);
});
