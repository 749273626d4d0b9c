import { isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { message, type Input, type MessageKey, type MessageValues } from '@temple-land/portal-core';
import { getDocumentName } from '../../../../../tests/support/firstDocumentKinds.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import {
  applyFor,
  findKhatiyan,
  freeSamplePlots,
  type Place,
} from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { documents } from '../../db/schema/documents.ts';

const service = makeAppBeforeAll();
let citizen: SignedInUser;
let place: Place;
beforeAll(async () => {
  citizen = await service.signInAs('citizen');
  await freeSamplePlots(service);
  place = await findKhatiyan(service);
});
beforeEach(async () => {
  await service.deps.db.delete(documents).where(isNull(documents.applicationId));
});

type Answers = Partial<Input<'applyLand'>>;

const requestFrom = (answers: Answers) =>
  requestOfKind(service, citizen.token, place, { area: 0.25, ...answers });

async function submitAndRead(answers: Answers) {
  const request = await requestFrom(answers);
  const { applicationNo } = await service.result('applyLand', request, citizen.token);
  const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('appliedLand', page, citizen.token);
  const applicationId = rows.find((row) => row.applicationNo === applicationNo)?.applicationId ?? 0;
  return service.result('applyLandDraft', { applicationId }, citizen.token);
}

async function expectRefusal(request: object, key?: MessageKey, values?: MessageValues) {
  const before = await countRowsByTable(service.deps.db);
  const { answer } = await service.send('applyLand', request, citizen.token);
  expect(answer).toEqual({ status: 400, ...(key && { message: message('en', key, values) }) });
  expect(await countRowsByTable(service.deps.db)).toEqual(before);
}

const purchase = { applicationKind: 'purchase' } as const;
const built = {
  ...purchase,
  presentUse: 'homestead',
  structure: 'pucca',
  floors: 2,
  builtYear: 1998,
} as const;
const court = { isInLitigation: true, courtName: 'Civil Judge, Puri', courtCaseNo: 'CS 7/2019' };

describe('the land as it is', () => {
  it('is stored with use, building, boundary, access, litigation and possession', async () => {
    const answers = { ...built, ...court, accessRoad: 'From the east' };
    expect((await submitAndRead(answers)).land).toMatchObject({
      presentUse: 'homestead',
      structure: 'pucca',
      floors: 2,
      builtYear: 1998,
      boundaryNorth: 'Plot 12',
      accessRoad: 'From the east',
      ...court,
      possessionSince: 1990,
      possessionBasis: 'inherited',
    });
  });

  it('is stored with the proofs of possession, the last of which is of this year', async () => {
    const proofs = [
      { kind: 'rent', from: 1990, to: 2026 },
      { kind: 'water', from: 2004, to: 2004 },
    ] as const satisfies Answers['possessionProofs'];
    const found = await submitAndRead({ ...purchase, possessionProofs: [...proofs] });
    expect(found.land?.possessionProofs).toMatchObject(proofs);
    const files = found.documents.flatMap(({ documentId, proof }) =>
      proof ? [{ ...proof, documentId }] : [],
    );
    expect(files).toEqual(found.land?.possessionProofs);
    expect(files).toHaveLength(2);
    const [rent, water] = proofs;
    const request = await requestFrom(purchase);
    for (const possessionProofs of [
      undefined,
      [],
      [rent],
      [rent, { ...rent, from: 1995 }],
      [rent, { ...water, from: 2005 }],
      [rent, { ...water, kind: 'photo' }],
      Array.from({ length: 13 }, (_, at) => (at === 0 ? rent : water)),
    ])
      await expectRefusal({ ...request, possessionProofs });
    const [first, second] = request.possessionProofs ?? [];
    if (!first || !second) throw new Error('A purchase has two proofs.');
    const later = { ...request, possessionProofs: [first, { ...second, to: 2027 }] };
    await expectRefusal(later, 'apply.year.past');
    for (const possessionProofs of [
      [rent, water],
      [first, { ...water, file: first.file }],
      [first, { ...water, file: 'a-file-that-was-not-sent' }],
    ]) {
      const label = getDocumentName('possession');
      await expectRefusal({ ...request, possessionProofs }, 'apply.document.required', { label });
    }
  });

  it('is stored with what a person says about themselves, and without it', async () => {
    const person = { gender: 'female', socialCategory: 'scheduledTribe', incomeBand: 'upTo1' };
    const applicant = {
      applicantKind: 'individual',
      guardianName: 'Hari Behera',
      birthDate: '1985-08-15',
      identityKind: 'voter',
      identityEnd: '4321',
      addressLine: '12, Grand Road',
      addressVillage: 'Puri',
      addressPost: 'Puri',
      addressPolice: 'Kumbharapada',
      addressDistrict: 'Puri',
      pinCode: '752001',
    } as const;
    const request = await requestFrom({ ...purchase, ...applicant });
    await expectRefusal({ ...request, incomeBand: '50000' });
    const answers = { ...purchase, ...applicant, ...person } as Answers;
    expect((await submitAndRead(answers)).land).toMatchObject(person);
    const nothing = { gender: '', socialCategory: '', incomeBand: '' };
    expect((await submitAndRead({ ...purchase, ...applicant })).land).toMatchObject(nothing);
  });

  it('is stored with the lease, the rent and the payment of the possession', async () => {
    const byLease = { possessionBasis: 'lease', possessionLeaseNo: 'L/12' } as const;
    const paid = { rentPaidUntil: 2024, offeredMode: 'oneTime' } as const;
    const { land } = await submitAndRead({ ...purchase, ...byLease, ...paid });
    expect(land).toMatchObject({ ...byLease, ...paid });
    await expectRefusal(await requestFrom({ ...purchase, possessionBasis: 'lease' }));
    const { land: other } = await submitAndRead({ ...purchase, possessionLeaseNo: 'L/12' });
    expect(other).toMatchObject({ possessionLeaseNo: '', rentPaidUntil: null, offeredMode: '' });
  });

  it.each([0, 21, 1.5])('is refused with %d floors', async (floors) => {
    await expectRefusal({ ...(await requestFrom(built)), floors });
  });

  it('has no year of a building that is not there, and no court without litigation', async () => {
    const answers = { ...purchase, builtYear: 1998, courtName: 'Civil Judge, Puri' };
    expect((await submitAndRead(answers)).land).toMatchObject({
      structure: 'none',
      builtYear: null,
      courtName: '',
      isInLitigation: false,
    });
  });

  it.each([
    'presentUse',
    'structure',
    'floors',
    'builtYear',
    'boundaryNorth',
    'boundaryEast',
    'boundarySouth',
    'boundaryWest',
    'courtName',
    'courtCaseNo',
    'possessionSince',
    'possessionBasis',
  ] as const)('is refused without %s', async (name) => {
    const { [name]: _, ...request } = await requestFrom({ ...built, ...court });
    await expectRefusal(request);
  });

  it.each([
    ['builtYear', { ...built, builtYear: 2027 }],
    ['possessionSince', { ...purchase, possessionSince: 2027 }],
    ['rentPaidUntil', { ...purchase, rentPaidUntil: 2027 }],
  ] as const)('is refused with a year of %s after this year', async (_, answers) => {
    await expectRefusal(await requestFrom(answers), 'apply.year.past');
  });

  it.each([1799, 1990.5, 10_000])('is refused with the year %d', async (possessionSince) => {
    await expectRefusal({ ...(await requestFrom(purchase)), possessionSince });
  });

  it('may have begun this year', async () => {
    const request = await requestFrom({ ...purchase, possessionSince: 2026 });
    expect(await service.call('applyLand', request, citizen.token)).toMatchObject({ status: 200 });
  });
});

describe('an earlier application', () => {
  it('has to be one of the applicant', async () => {
    const lease = { applicationKind: 'lease' } as const;
    const own = await applyFor(service, citizen, place);
    expect((await submitAndRead({ ...lease, previousNo: own.applicationNo })).land).toMatchObject({
      previousNo: own.applicationNo,
    });
    const stranger = await service.signInAs('otherCitizen');
    const other = await applyFor(service, stranger, place);
    for (const previousNo of [other.applicationNo, 'LA/2020/PUR/999999']) {
      await expectRefusal(await requestFrom({ ...lease, previousNo }), 'apply.previous.unknown');
    }
  });
});

describe('the documents of a purchase', () => {
  it('are two proofs of possession of different kinds and an affidavit', async () => {
    const request = await requestFrom(purchase);
    const kinds = Object.entries(request.documentKinds ?? {});
    expect(kinds.map(([, kind]) => kind)).toEqual([1, 27, 2, 4, 10, 22, 23, 28, 29, 30, 31]);
    for (const missing of [10, 22, 23]) {
      const documentKinds = Object.fromEntries(kinds.filter(([, kind]) => kind !== missing));
      const { answer } = await service.send(
        'applyLand',
        { ...request, documents: Object.keys(documentKinds), documentKinds },
        citizen.token,
      );
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('upload') });
    }
  });
});
