import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, UserType } from '@temple-land/portal-core';
import { applyFor, findPlace, newKey } from '../support/landApplication.ts';
import type { Answered } from '../support/makeApp.ts';
import { findLastQuestion } from '../support/officeQuestions.ts';
import { createBeforeAll, makeAppBeforeAll } from '../support/serviceHooks.ts';
import { newUser } from '../support/staff.ts';
import { renewCaptcha, targets } from './hostile/targets.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => newUser(service, 'notes.citizen', 'CI'));
const made = createBeforeAll(async () => {
  const found = await applyFor(service, citizen, await findPlace(service));
  const { applicationId } = found;
  const detail = await service.result('applyLandDraft', { applicationId }, citizen.token);
  return { ...found, documentId: detail.documents[0]?.documentId ?? 0 };
});
const note = 'The sevayat doubts the seal';
const finding = 'Carbon copy of another deed';
const question = 'Who planted the grove of the deity?';
const officeAnswer = 'Nobody of the village remembers';

beforeAll(async () => {
  const { token } = await service.signInAs('landOfficer');
  const asked = { applicationType: 2, applicationId: made.applicationId } as const;
  await service.result('caseNoteAdd', { ...asked, text: note, idempotencyKey: newKey() }, token);
  const { documentId } = made;
  const check = { ...asked, documentId, result: 'wrong', note: finding, version: 0 } as const;
  await service.result('documentCheckSave', check, token);
  const expert = await newUser(service, 'notes.expert', 'O', {}, { roleId: 10 });
  const to = { userType: 'O', roleId: 10, districtId: null, tahasilId: null } as const;
  const ask = { to, question, dueOn: '2026-03-20', documentIds: [], idempotencyKey: newKey() };
  await service.result('officeQuestionAsk', { ...asked, ...ask }, token);
  const questionId = await findLastQuestion(service);
  const reply = { questionId, answer: officeAnswer, documents: [], idempotencyKey: newKey() };
  await service.result('officeQuestionAnswer', reply, expert.token);
});

const readers = {
  'the applicant': { type: 'CI', loginId: 'notes.citizen' },
  'a counter operator': { type: 'C', loginId: 'counter.puri' },
  'a visitor': { type: undefined, loginId: undefined },
} as const satisfies Record<string, { type: UserType | undefined; loginId: string | undefined }>;

function isCallableBy({ auth }: Endpoint, type: UserType | undefined): boolean {
  if (auth === 'anyone') return true;
  if (type === undefined || auth === 'ticket') return false;
  return auth === 'signedIn' || auth.includes(type);
}

/** Returns which texts of the office an answer contains. */
function findOfficeTexts({ answer, bytes }: Answered): string[] {
  const words = JSON.stringify(answer ?? '') + Buffer.from(bytes).toString('utf8');
  return [note, finding, question, officeAnswer].filter((text) => words.includes(text));
}

describe('what the office notes for itself', () => {
  it('is found by this check in the answer to an officer', async () => {
    const { token } = await service.signInAs('landOfficer');
    const asked = { applicationType: 2, applicationId: made.applicationId };
    const answered = await service.send('officerCaseWork', asked, token);
    expect(findOfficeTexts(answered)).toEqual([note, finding]);
    const questions = await service.send('officeQuestionCase', asked, token);
    expect(findOfficeTexts(questions)).toEqual([question, officeAnswer]);
  });

  it.each(Object.entries(readers))('is in no answer to %s', async (_, { type, loginId }) => {
    const { applicationId, applicationNo, documentId } = made;
    const about: Record<string, unknown> = {
      applicationId,
      applicationNo,
      documentId: String(documentId),
      intId: applicationId,
      createdBy: citizen.userId,
      userId: citizen.userId,
      number: applicationNo,
      applicationType: 2,
      pageNumber: 1,
      pageSize: 1000,
    };
    const callable = targets.filter(({ row }) => isCallableBy(row, type));
    expect(callable.length).toBeGreaterThan(30);
    const found: string[][] = [];
    for (const { label, name, input } of callable) {
      await renewCaptcha(service);
      // Some calls end the session.
      const token = loginId === undefined ? undefined : (await service.signIn(loginId)).token;
      const fields = Object.keys(input).map((key) => [key, about[key] ?? input[key]]);
      const answered = await service.send(name, Object.fromEntries(fields), token);
      const texts = findOfficeTexts(answered);
      if (texts.length > 0) found.push([label, ...texts]);
    }
    expect(found).toEqual([]);
  });
});
