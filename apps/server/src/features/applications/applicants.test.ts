import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { message, type Input } from '@temple-land/portal-core';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import {
  findKhatiyan,
  freeSamplePlots,
  loadSamplePlaces,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import { orderAndExecute, takeRequestToPayment } from '../../../../../tests/support/landLife.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';
import { leases } from '../../db/schema/leases.ts';
import { letters } from '../../db/schema/letters.ts';
import { rates } from '../../db/schema/rates.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
let citizen: SignedInUser;
let place: Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  await freeSamplePlots(service);
  await service.deps.db.update(applications).set({ plotCode: '' });
  await service.deps.db.delete(rates);
  place = await findKhatiyan(service);
});

type Answers = Partial<Input<'applyLand'>>;

const common = {
  applicationKind: 'lease',
  feePayment: 'none',
  identityKind: 'voter',
  identityEnd: '43A1',
  addressLine: '12, Grand Road',
  addressVillage: 'Puri',
  addressPost: 'Puri',
  addressPolice: 'Kumbharapada',
  addressDistrict: 'Puri',
  pinCode: '752001',
} as const satisfies Answers;
const individual = {
  ...common,
  applicantKind: 'individual',
  guardianName: 'Hari Behera',
  birthDate: '1985-08-15',
} as const satisfies Answers;
const brother = { name: 'Rama Behera', relation: 'Brother', share: 40 };
const joint = {
  ...individual,
  applicantKind: 'joint',
  shares: { ownShare: 60, people: [brother] },
} as const satisfies Answers;
const institution = {
  ...common,
  applicantKind: 'institution',
  institutionName: 'Emar Matha',
  registrationNo: 'MATHA/1955/7',
  officeHeld: 'Mahanta',
} as const satisfies Answers;

const requestFrom = (answers: Answers, at: Place = place) =>
  requestOfKind(service, citizen.token, at, { area: 0.25, ...answers });

async function submitAndRead(answers: Answers) {
  const request = await requestFrom(answers);
  const { applicationNo } = await service.result('applyLand', request, citizen.token);
  const isIt = eq(applications.number, applicationNo);
  const [row] = await service.deps.db.select().from(applications).where(isIt);
  return service.result('applyLandDraft', { applicationId: row?.id ?? 0 }, citizen.token);
}

async function refused(request: object) {
  const before = await countRowsByTable(service.deps.db);
  const { answer } = await service.send('applyLand', request, citizen.token);
  expect(await countRowsByTable(service.deps.db)).toEqual(before);
  return answer;
}

describe('the applicant', () => {
  it.each([
    ['one person', individual],
    ['several persons with their shares', joint],
    ['an institution', institution],
    ['a sevayat', { ...individual, isSevayat: true, sevaName: 'Puspalaka', sevayatId: 'S/12' }],
    [
      'a person with a representative',
      {
        ...individual,
        hasRepresentative: true,
        representativeName: 'Sita Das',
        representativeRelation: 'Sister',
      },
    ],
  ] as const)('can be %s, whose answers are stored', async (_, answers) => {
    const { applicationKind: __, ...details } = answers;
    expect((await submitAndRead(answers)).land).toMatchObject(details);
  });

  it('has no answers of another kind of applicant', async () => {
    const { land } = await submitAndRead({
      ...institution,
      guardianName: 'Hari',
      shares: joint.shares,
    });
    expect(land).toMatchObject({ guardianName: '', shares: null, birthDate: null });
  });

  it('is not asked for by a request without a kind of applicant, as before', async () => {
    const { land } = await submitAndRead({ applicationKind: 'lease' });
    expect(land).toMatchObject({ applicantKind: '', identityKind: '', addressLine: '' });
  });

  const missing: readonly (readonly [string, Answers, keyof Input<'applyLand'>])[] = [
    ...(
      [
        'guardianName',
        'birthDate',
        'identityKind',
        'identityEnd',
        'addressLine',
        'pinCode',
      ] as const
    ).map((name) => ['a person', individual, name] as const),
    ['several persons', joint, 'shares'],
    ['an institution', institution, 'institutionName'],
    ['an institution', institution, 'registrationNo'],
    ['a sevayat', { ...individual, isSevayat: true, sevaName: 'Puspalaka' }, 'sevayatId'],
    ['a represented person', { ...individual, hasRepresentative: true }, 'representativeName'],
  ];
  it.each(missing)('%s is refused: %j without %s', async (_, answers, name) => {
    const { [name]: __, ...request } = await requestFrom(answers);
    expect(await refused(request)).toEqual({ status: 400 });
  });

  it.each([
    ['a PIN code of five digits', { pinCode: '75200' }],
    ['a PIN code that begins with 0', { pinCode: '052001' }],
    ['five characters of the identity proof', { identityEnd: '12345' }],
    ['shares that add up to 99', { shares: { ownShare: 59, people: [brother] } }],
    ['shares that add up to 101', { shares: { ownShare: 61, people: [brother] } }],
    ['no co-applicant', { shares: { ownShare: 100, people: [] } }],
    [
      'eleven co-applicants',
      {
        shares: {
          ownShare: 89,
          people: Array.from({ length: 11 }, () => ({ ...brother, share: 1 })),
        },
      },
    ],
    [
      'a co-applicant without a name',
      { shares: { ownShare: 60, people: [{ ...brother, name: ' ' }] } },
    ],
  ])('is refused with %s', async (_, changes) => {
    const request = await requestFrom(joint);
    expect(await refused({ ...request, ...changes })).toEqual({ status: 400 });
  });

  it('has to be an adult on the day of the application', async () => {
    const request = await requestFrom(individual);
    const young = { ...request, birthDate: '2008-03-17' };
    expect(await refused(young)).toEqual({
      status: 400,
      message: message('en', 'apply.birthDate.adult'),
    });
    const adult = { ...request, birthDate: '2008-03-16' };
    expect(await service.call('applyLand', adult, citizen.token)).toMatchObject({ status: 200 });
  });

  it.each([
    ['an institution', institution, 'Registration certificate'],
    [
      'a sevayat',
      { ...individual, isSevayat: true, sevaName: 'S', sevayatId: '1' },
      'Sevayat identity or seva record',
    ],
    [
      'a represented person',
      {
        ...individual,
        hasRepresentative: true,
        representativeName: 'S',
        representativeRelation: 'S',
      },
      'Authority of the representative',
    ],
  ] as const)('who is %s needs the document "%3$s"', async (_, answers, label) => {
    const request = await requestFrom(answers);
    const documentKinds = Object.fromEntries(
      Object.entries(request.documentKinds ?? {}).slice(0, -1),
    );
    const documents = Object.keys(documentKinds);
    expect(await refused({ ...request, documents, documentKinds })).toEqual({
      status: 400,
      message: message('en', 'apply.document.required', { label }),
    });
  });
});

describe('a granted lease and its order', () => {
  it.each([
    ['the applicant and the co-applicants', joint, 'Sarojini Behera, Rama Behera', undefined],
    ['the institution', institution, 'Emar Matha', undefined],
    [
      'the institution in Odia as it is written there',
      { ...institution, nameOdia: 'ଏମାର ମଠ' },
      'Emar Matha',
      'ଏମାର ମଠ',
    ],
  ] as const)('name %s', async (_, answers, lessee, inOdia) => {
    const places = await loadSamplePlaces(service);
    const office = await officersOfPuri(service);
    const taken = new Set(
      (await service.deps.db.select().from(leases)).map(({ plotId }) => plotId),
    );
    const plot = places.find(
      ({ tahasil, recordedArea }, index) =>
        tahasil === 'Brahmagiri' && recordedArea > 1 && !taken.has(index),
    );
    if (!plot) throw new Error('There is no free plot.');
    const request = await requestFrom(answers, plot);
    const { id } = await takeRequestToPayment(service, { citizen, office }, request);
    await orderAndExecute(service, { citizen, office }, id);
    const [lease] = await service.deps.db.select().from(leases).where(eq(leases.applicationId, id));
    expect(lease?.lessee).toBe(lessee);
    const isOrder = and(eq(letters.applicationId, id), eq(letters.kind, 'order'));
    const [order] = await service.deps.db.select().from(letters).where(isOrder);
    expect(order?.en).toContain(`by ${lessee}`);
    expect(order?.or).toContain(`${inOdia ?? lessee}ଙ୍କ`);
  });
});
