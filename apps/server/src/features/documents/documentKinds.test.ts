import { expect, it } from 'vitest';
import { administration } from '../../../../../tests/support/admin.ts';
import { firstDocumentKinds } from '../../../../../tests/support/firstDocumentKinds.ts';
import { findPlace, uploadTemporaryFile } from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { findStoredApplication } from '../../../../../tests/support/stepData.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const admin = createBeforeAll(() => administration(service));
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));

const source = 'Office order 12 of 2026';
const incomeProof = {
  code: 'incomeProof',
  place: 25,
  nameEn: 'Income certificate',
  nameOr: 'ଆୟ ପ୍ରମାଣପତ୍ର',
  nameHi: 'आय प्रमाण-पत्र',
  requiredFor: ['landLease'],
  optionalFor: [],
  applicants: ['individual', 'joint', 'institution', 'company'],
  condition: 'always',
  steps: ['land.answer'],
  fileTypes: ['pdf'],
  maxKb: 500,
  validMonths: 12,
  effectiveFrom: '2020-01-01',
  retiredFrom: '',
};

const listKinds = (at?: string) => service.result('documentKinds', at === undefined ? {} : { at });
const listCodes = async (at?: string) => (await listKinds(at)).map(({ code }) => code);
const changeKind = async (id: number, change: object) => {
  const { isActive: _isActive, ...row } = await admin.row('documentKind', id);
  return admin.save('documentKind', { ...row, retiredFrom: '', source, ...change });
};

async function prepareLease() {
  const place = { ...(await findPlace(service)), plotCode: '' };
  return requestOfKind(service, citizen.token, place, { applicationKind: 'lease' });
}
const applyForLease = async () => service.call('applyLand', await prepareLease(), citizen.token);

async function fileLease() {
  const answer = await applyForLease();
  if (!('result' in answer)) throw new Error(JSON.stringify(answer));
  const { applicationNo } = answer.result;
  return service.result('applyLandDraft', { applicationNo }, citizen.token);
}

it('begin with those of the specification', async () => {
  expect(await listKinds()).toEqual(firstDocumentKinds);
});

it('a new kind is asked for, named on the application and checked until it is retired', async () => {
  const before = await fileLease();
  service.clock.pass(1);
  const id = await admin.saved('documentKind', { ...incomeProof, source });
  const kinds = await service.result('documentList', { formId: 2 }, citizen.token);
  expect(kinds.map(({ documentId }) => documentId)).not.toContain(id);
  expect(await listCodes()).toContain('incomeProof');
  const after = await fileLease();
  expect(after.documents.find(({ kind }) => kind === id)).toMatchObject({
    kindNames: { en: 'Income certificate', or: 'ଆୟ ପ୍ରମାଣପତ୍ର', hi: 'आय प्रमाण-पत्र' },
    validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });

  const request = await prepareLease();
  const [file = ''] = Object.entries(request.documentKinds ?? {}).flatMap(([name, kind]) =>
    kind === id ? [name] : [],
  );
  const rest = Object.fromEntries(
    Object.entries(request.documentKinds ?? {}).filter(([name]) => name !== file),
  );
  const without = { ...request, documents: Object.keys(rest), documentKinds: rest };
  expect(await service.call('applyLand', without, citizen.token)).toMatchObject({
    status: 400,
    message: expect.stringContaining('Income certificate') as string,
  });

  service.clock.pass(1);
  await admin.remove('documentKind', id, 1);
  expect(await listCodes()).not.toContain('incomeProof');
  expect(await listCodes(after.createdOn)).toContain('incomeProof');
  expect(await listCodes(before.createdOn)).not.toContain('incomeProof');

  const answerWith = async (applicationId: number) => {
    await mustTake(service, office.dealing, applicationId, 'accept');
    await mustTake(service, office.dealing, applicationId, 'query', { query: 'Which income?' });
    const paper = await uploadTemporaryFile(service, citizen.token);
    const { version } = await findStoredApplication(service, applicationId);
    const given = { given: { answer: 'Of the garden' }, documents: [paper] };
    const files = { ...given, documentKinds: { [paper]: id } };
    return service.call(
      'applicantStep',
      { applicationId, action: 'answer', version, ...files },
      citizen.token,
    );
  };
  expect(await answerWith(after.applicationId)).toMatchObject({ status: 200 });
  expect(await answerWith(before.applicationId)).toMatchObject({ status: 400 });
});

it('a file of a wrong type or size is refused, and a running case keeps its names', async () => {
  const filed = await fileLease();
  service.clock.pass(1);
  expect(await changeKind(1, { nameEn: 'Proof of who you are', fileTypes: ['png'] })).toMatchObject(
    { status: 200 },
  );
  const answer = await applyForLease();
  expect(answer).toMatchObject({ status: 400 });
  service.clock.pass(1);
  await changeKind(1, { fileTypes: ['pdf'], maxKb: 10 });
  const renamed = await fileLease();
  const nameOf = (documents: typeof filed.documents) =>
    documents.find(({ kind }) => kind === 1)?.kindNames?.en;
  const { applicationId } = filed;
  const stored = await service.result('applyLandDraft', { applicationId }, citizen.token);
  expect([nameOf(stored.documents), nameOf(renamed.documents)]).toEqual([
    'Identity proof',
    'Proof of who you are',
  ]);
  await changeKind(1, { fileTypes: ['pdf', 'jpg', 'png'], maxKb: 2048 });
});

it('a kind begins and ends on its days', async () => {
  const [from, until] = ['2040-01-01', '2041-01-01'];
  await admin.saved('documentKind', {
    ...incomeProof,
    code: 'laterProof',
    nameEn: 'Later certificate',
    effectiveFrom: from,
    retiredFrom: until,
    source,
  });
  const isListed = async (day: string) =>
    (await listCodes(`${day}T12:00:00.000Z`)).includes('laterProof');
  expect([
    await isListed('2039-12-31'),
    await isListed(from),
    await isListed('2040-12-31'),
    await isListed(until),
  ]).toEqual([false, true, true, false]);
});

it.each([
  ['the same code', { code: 'identity' }, 111],
  ['a code with a blank', { code: 'a b' }, 400],
  ['no Hindi name', { nameHi: '' }, 400],
  ['an unknown case', { requiredFor: ['gift'] }, 400],
  ['no type of file', { fileTypes: [] }, 400],
  ['too large a size', { maxKb: 2049 }, 400],
  ['an end before its beginning', { retiredFrom: '2019-12-31' }, 400],
])('a kind with %s is refused', async (_, change, status) => {
  const saved = { ...incomeProof, code: 'refusedKind', nameEn: 'Refused', source, ...change };
  expect(await admin.save('documentKind', saved)).toMatchObject({ status });
});

it('a kind keeps its code, and one on which the portal depends is not retired', async () => {
  expect(await changeKind(2, { code: 'other2' })).toMatchObject({ status: 409, field: 'code' });
  expect(await changeKind(2, { source: '' })).toMatchObject({ status: 400, field: 'source' });
  expect(await changeKind(7, { retiredFrom: '2040-01-01' })).toMatchObject({ status: 409 });
  const { version } = await admin.row('documentKind', 7);
  expect(await admin.remove('documentKind', 7, Number(version))).toMatchObject({ status: 409 });
});
