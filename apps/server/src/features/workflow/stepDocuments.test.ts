import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { finishFieldReport } from '../../../../../tests/support/fieldReports.ts';
import { requestFor, uploadTemporaryFile } from '../../../../../tests/support/landApplication.ts';
import { mustTake } from '../../../../../tests/support/landLife.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { encodeUtf16, readPdfText, removeEscapes } from '../../../../../tests/support/pdfText.ts';
import { reportFrom } from '../../../../../tests/support/reports.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { findStoredApplication, inspection } from '../../../../../tests/support/stepData.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { findHolderName } from '../../db/applications/landDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import { documents } from '../../db/schema/documents.ts';
import { landDetails } from '../../db/schema/landDetails.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));

async function apply() {
  const place = { ...office.place, plotCode: '' };
  const request = await requestFor(service, citizen.token, place);
  const [tempId = ''] = request.documents;
  const kinds = { documentKinds: { [tempId]: 1 } };
  const { applicationNo } = await service.result(
    'applyLand',
    { ...request, ...kinds },
    citizen.token,
  );
  const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('appliedLand', page, citizen.token);
  return rows.find((row) => row.applicationNo === applicationNo)?.applicationId ?? 0;
}

async function report(id: number, tempId: string, { who = office.field, kind = 6 } = {}) {
  const { version } = await findStoredApplication(service, id);
  const files = { documents: [tempId], documentKinds: { [tempId]: kind } };
  const given = { fieldReport: 'A garden' };
  const step = { applicationType: 2, applicationId: id, action: 'report', version } as const;
  await finishFieldReport(service, who, step);
  return service.call('officerStep', { ...step, given, ...files }, who.token);
}

const ownFiles = async (applicationId: number) =>
  (await service.result('applyLandDraft', { applicationId }, citizen.token)).documents;
const officeFiles = async (applicationId: number) => {
  const asked = { applicationType: 2, applicationId } as const;
  return (await service.result('officerApplication', asked, office.dealing.token)).documents;
};
const download = async (who: SignedInUser, documentId: number) =>
  (await service.send('fileBlob', { documentId: String(documentId) }, who.token)).code;

describe('a document', () => {
  it('keeps its kind from the form, the answer and the step of an officer', async () => {
    const id = await apply();
    expect(await ownFiles(id)).toMatchObject([{ kind: 1, isOfOffice: false }]);
    await mustTake(service, office.dealing, id, 'accept');
    await mustTake(service, office.dealing, id, 'query', { query: 'Which year?' });
    const paper = await uploadTemporaryFile(service, citizen.token);
    const { version } = await findStoredApplication(service, id);
    const answer = { applicationId: id, action: 'answer', version, given: { answer: '1989' } };
    const files = { documents: [paper], documentKinds: { [paper]: 9 } };
    await service.result('applicantStep', { ...answer, ...files }, citizen.token);
    await mustTake(service, office.dealing, id, 'sendToField');
    const visit = await uploadTemporaryFile(service, office.field.token);
    // An order is not what field staff hand in.
    expect(await report(id, visit, { kind: 7 })).not.toMatchObject({ status: 200 });
    expect(await report(id, visit)).toMatchObject({ status: 200 });
    expect(await officeFiles(id)).toMatchObject([
      { kind: 1, isOfOffice: false },
      { kind: 9, isOfOffice: false },
      { kind: 6, isOfOffice: true },
    ]);
  });

  it('is added with an answer only as it was asked for; new answers stand beside the old ones', async () => {
    const id = await apply();
    await mustTake(service, office.dealing, id, 'accept');
    const { version } = await findStoredApplication(service, id);
    const question: Input<'officerStep'> = {
      applicationType: 2,
      applicationId: id,
      action: 'query',
      version,
      given: { query: 'The affidavit is illegible.' },
      asked: { documents: [23], fields: ['purpose'] },
    };
    await service.result('officerStep', question, office.dealing.token);
    const paper = await uploadTemporaryFile(service, citizen.token);
    const answer = {
      applicationId: id,
      action: 'answer',
      version: version + 1,
      given: { answer: 'Here it is' },
      documents: [paper],
    };
    const send = async (more: object) =>
      (await service.send('applicantStep', { ...answer, ...more }, citizen.token)).answer;
    const affidavit = { documentKinds: { [paper]: 23 } };
    const purpose = [{ field: 'purpose', text: 'A shop' }];
    expect(await send({ documentKinds: { [paper]: 1 } })).toMatchObject({ status: 409 });
    const pin = [{ field: 'pinCode', text: '752001' }];
    expect(await send({ ...affidavit, corrections: pin })).toMatchObject({ status: 409 });
    const before = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect(await send({ ...affidavit, corrections: purpose })).toMatchObject({ status: 200 });
    const after = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect(after.purpose).toBe(before.purpose);
    expect(after.documents.map(({ kind }) => kind)).toEqual([1, 23]);
    const given = after.history.map((step) => step.given);
    expect(given).toContainEqual({
      query: 'The affidavit is illegible.',
      askedDocuments: '23',
      askedFields: 'purpose',
    });
    expect(given).toContainEqual({ answer: 'Here it is', 'corrected.purpose': 'A shop' });
  });

  it('of choices, dates, shares and the sketch opens what was asked, and refuses each other answer', async () => {
    const id = await apply();
    await mustTake(service, office.dealing, id, 'accept');
    const { version } = await findStoredApplication(service, id);
    const details = { applicantKind: 'joint', structure: 'none', pinCode: '752001' };
    await service.deps.db
      .insert(landDetails)
      .values({ applicationId: id, ...details })
      .onConflictDoUpdate({ target: landDetails.applicationId, set: details });
    await service.deps.db
      .update(applications)
      .set({ applicationKind: 'lease' })
      .where(eq(applications.id, id));
    const question: Input<'officerStep'> = {
      applicationType: 2,
      applicationId: id,
      action: 'query',
      version,
      given: { query: 'Whose are the shares, and where is the house?' },
      asked: { documents: [], fields: ['structure', 'birthDate', 'shares', 'sketch'] },
    };
    await service.result('officerStep', question, office.dealing.token);
    const step = { applicationId: id, action: 'answer', version: version + 1 };
    const answer = { ...step, given: { answer: 'As asked' } };
    const people = [{ name: 'Hari Behera', relation: 'Brother', share: '40' }];
    const corner = (longitude: string, latitude: string) => ({ longitude, latitude });
    const ring = [corner('85.8', '19.8'), corner('85.81', '19.8'), corner('85.81', '19.81')];
    const right = {
      structure: 'pucca',
      floors: '2',
      builtYear: '2001',
      birthDate: '1980-05-01',
      shares: JSON.stringify({ ownShare: '60', people }),
      sketch: JSON.stringify(ring),
    };
    const send = async (texts: Record<string, string>) => {
      const corrections = Object.entries(texts).map(([field, text]) => ({ field, text }));
      return (await service.send('applicantStep', { ...answer, corrections }, citizen.token))
        .answer;
    };
    const more: Record<string, string>[] = [
      { pinCode: '1' },
      { pinCode: '752009' },
      { presentUse: 'shop' },
      { purpose: 'X' },
    ];
    for (const text of more)
      expect(await send({ ...right, ...text })).toMatchObject({ status: 409 });
    const { floors: _, ...withoutFloors } = right;
    expect(await send(withoutFloors)).toMatchObject({ status: 400 });
    const wrong = [
      { birthDate: '2025-01-01' },
      { shares: JSON.stringify({ ownShare: '50', people }) },
      { sketch: 'nothing' },
      { floors: '900' },
    ];
    for (const text of wrong)
      expect(await send({ ...right, ...text })).toMatchObject({ status: 400 });
    const unknownChoice = { structure: 'castle' };
    expect(await send(unknownChoice)).toMatchObject({ status: 400 });
    for (const never of ['area', 'applicationKind', 'holding', 'challanNo'])
      expect(await send({ ...right, [never]: '1' })).not.toMatchObject({ status: 200 });
    expect(await send(right)).toMatchObject({ status: 200 });
    const after = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect(after.land).toMatchObject(details);
    expect(after.history.at(-1)?.given).toMatchObject({
      'corrected.structure': 'pucca',
      'corrected.birthDate': '1980-05-01',
      'corrected.sketch': right.sketch,
    });
    const whole = await service.send('applicantPdf', { intId: id }, citizen.token);
    const printed = removeEscapes(readPdfText(whole.bytes));
    const label = 'Building, answered again';
    expect(printed.includes(encodeUtf16(label).slice(2))).toBe(true);
    const applicant = { id, applicantId: citizen.userId };
    expect(await findHolderName(service.deps.db, applicant)).toContain('Hari Behera');
  });

  it('of the office is for officers, an order also for the applicant', async () => {
    const id = await apply();
    await mustTake(service, office.dealing, id, 'accept');
    await mustTake(service, office.dealing, id, 'sendToField');
    const visit = await uploadTemporaryFile(service, office.field.token);
    await report(id, visit);
    expect((await ownFiles(id)).map(({ kind }) => kind)).toEqual([1]);
    const paper = (await officeFiles(id)).find(({ kind }) => kind === 6)?.documentId ?? 0;
    expect(await download(citizen, paper)).toBe(404);
    expect(await download(office.dealing, paper)).toBe(200);
    await service.deps.db.update(documents).set({ kind: 7 }).where(eq(documents.id, paper));
    expect(await download(citizen, paper)).toBe(200);
    expect(await download(await service.signInAs('otherCitizen'), paper)).toBe(404);
    await service.deps.db.update(documents).set({ kind: 24 }).where(eq(documents.id, paper));
    expect(await download(citizen, paper)).toBe(404);
    expect(await download(office.law, paper)).toBe(200);
  });

  it('of a case is not for the person who reported it', async () => {
    const { applicationId } = await reportFrom(service, citizen, office.place);
    await mustTake(service, office.dealing, applicationId, 'accept');
    await mustTake(service, office.dealing, applicationId, 'inspect');
    await mustTake(service, office.field, applicationId, 'report', inspection);
    await mustTake(service, office.dealing, applicationId, 'transfer', {
      authority: 'tahasilCourt',
    });
    const [matter] = await service.deps.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.parentId, applicationId));
    const tempId = await uploadTemporaryFile(service, office.dealing.token);
    const [order] = await service.deps.db
      .update(documents)
      .set({ applicationId: matter?.id, kind: 7 })
      .where(eq(documents.tempId, tempId))
      .returning({ id: documents.id });
    expect(await download(office.dealing, order?.id ?? 0)).toBe(200);
    expect(await download(citizen, order?.id ?? 0)).toBe(404);
  });

  it('of another person is not attached by an officer', async () => {
    const id = await apply();
    await mustTake(service, office.dealing, id, 'accept');
    await mustTake(service, office.dealing, id, 'sendToField');
    const foreign = await uploadTemporaryFile(service, citizen.token);
    expect(await report(id, foreign)).toMatchObject({ status: 400 });
    expect((await findStoredApplication(service, id)).state).toBe('FIELD');
  });
});
