import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { applyFor, uploadTemporaryFile } from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { encodeUtf16, readPdfText, removeEscapes } from '../../../../../tests/support/pdfText.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { findStoredApplication } from '../../../../../tests/support/stepData.ts';
import { findCorrectedLandDetails, findHolderName } from '../../db/applications/landDetails.ts';
import { queryRows } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { landDetails } from '../../db/schema/landDetails.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));

type Fields = NonNullable<Input<'officerStep'>['asked']>['fields'];

/** Applies jointly, and has the office ask for fields again; returns how the applicant answers. */
async function askAgain(fields: Fields) {
  const place = { ...office.place, plotCode: '' };
  const { applicationId: id } = await applyFor(service, citizen, place);
  const details = {
    applicantKind: 'joint',
    identityKind: 'voter',
    identityEnd: '4321',
    guardianName: 'Madhab Behera',
    shares: { ownShare: 60, people: [{ name: 'Rama Behera', relation: 'Brother', share: 40 }] },
  };
  await service.deps.db
    .insert(landDetails)
    .values({ applicationId: id, ...details })
    .onConflictDoUpdate({ target: landDetails.applicationId, set: details });
  const set = { applicationKind: 'lease' };
  await service.deps.db.update(applications).set(set).where(eq(applications.id, id));
  await mustTake(service, office.dealing, id, 'accept');
  const { version } = await findStoredApplication(service, id);
  const question: Input<'officerStep'> = {
    applicationType: 2,
    applicationId: id,
    action: 'query',
    version,
    given: { query: 'Who applies?' },
    asked: { documents: [], fields },
  };
  await service.result('officerStep', question, office.dealing.token);
  const step = { applicationId: id, action: 'answer', version: version + 1 };
  const answer = async (texts: Record<string, string>, files: object = {}) => {
    const corrections = Object.entries(texts).map(([field, text]) => ({ field, text }));
    const request = { ...step, ...files, given: { answer: 'As asked' }, corrections };
    return (await service.send('applicantStep', request, citizen.token)).answer;
  };
  return { id, details, answer };
}

const readOwn = (applicationId: number) =>
  service.result('applyLandDraft', { applicationId }, citizen.token);

it('the last characters of an identity number are asked again, and stored encrypted beside the old ones', async () => {
  const { id, details, answer } = await askAgain(['identityEnd']);
  expect(await answer({ identityEnd: '43' })).toMatchObject({ status: 400 });
  expect(await answer({ identityEnd: 'Q7Z9' })).toMatchObject({ status: 200 });
  const corrected = { 'corrected.identityEnd': 'Q7Z9' };
  const own = await readOwn(id);
  expect(own.land).toMatchObject({ identityEnd: details.identityEnd });
  expect(own.history.at(-1)?.given).toMatchObject(corrected);
  const asked = { applicationType: 2, applicationId: id } as const;
  const seen = await service.result('officerApplication', asked, office.dealing.token);
  expect(seen.history.at(-1)?.given).toMatchObject(corrected);
  const rows = await queryRows<{ row: string }>(
    service.deps.db,
    sql`select to_jsonb(each)::text as row from application_steps each`,
  );
  expect(rows.some(({ row }) => row.includes('Q7Z9'))).toBe(false);
  expect(rows.some(({ row }) => row.includes('"identity_end": "~'))).toBe(true);
  const printed = await service.send('applicantPdf', { intId: id }, citizen.token);
  const text = removeEscapes(readPdfText(printed.bytes));
  const label = 'Its last four characters, answered again';
  expect(text.includes(encodeUtf16(label).slice(2))).toBe(true);
});

it('another kind of applicant needs its answers and documents, and becomes the holder alone', async () => {
  const { id, details, answer } = await askAgain(['applicantKind']);
  const holder = () => findHolderName(service.deps.db, { id, applicantId: citizen.userId });
  expect(await holder()).toContain('Rama Behera');
  const matha = {
    applicantKind: 'institution',
    institutionName: 'Emar Matha',
    registrationNo: 'MATHA/1955/7',
    officeHeld: 'Mahanta',
  };
  const papers = [
    await uploadTemporaryFile(service, citizen.token),
    await uploadTemporaryFile(service, citizen.token),
  ];
  const toFiles = (...kinds: number[]) => ({
    documents: papers.slice(0, kinds.length),
    documentKinds: Object.fromEntries(kinds.map((kind, index) => [papers[index], kind])),
  });
  expect(await answer({ applicantKind: 'institution' })).toMatchObject({ status: 400 });
  expect(await answer(matha)).toMatchObject({ status: 400 });
  expect(await answer(matha, toFiles(18))).toMatchObject({ status: 400 });
  expect(await answer(matha, toFiles(18, 9))).toMatchObject({ status: 409 });
  expect(await answer(matha, toFiles(18, 19))).toMatchObject({ status: 200 });
  expect(await holder()).toBe('Emar Matha');
  const own = await readOwn(id);
  expect(own.land).toMatchObject(details);
  expect(own.documents.map(({ kind }) => kind)).toEqual(expect.arrayContaining([18, 19]));
  const corrected = await findCorrectedLandDetails(service.deps.db, id);
  expect(corrected).toMatchObject({
    ...matha,
    shares: null,
    guardianName: '',
    identityEnd: '4321',
  });
  const printed = await service.send('applicantPdf', { intId: id }, citizen.token);
  const text = removeEscapes(readPdfText(printed.bytes));
  for (const label of ['Applicant, answered again', 'Institution or company, answered again'])
    expect(text.includes(encodeUtf16(label).slice(2))).toBe(true);
});
