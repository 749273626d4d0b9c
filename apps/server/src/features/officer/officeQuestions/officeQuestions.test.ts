// Long because its tests share the offices and the questions between them.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import {
  applyFor,
  findPlace,
  newKey,
  uploadTemporaryFile,
} from '../../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { findLastQuestion } from '../../../../../../tests/support/officeQuestions.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { users } from '../../../db/schema/account.ts';
import { applicationSteps } from '../../../db/schema/applications.ts';
import { notifications } from '../../../db/schema/content.ts';
import { leaves } from '../../../db/schema/officeWork.ts';
import { sendDigests } from '../inbox/sendDigests.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const elsewhere = createBeforeAll(() => officersElsewhere(service));
const citizen = createBeforeAll(() => newUser(service, 'asks.citizen', 'CI'));
const place = createBeforeAll(() => findPlace(service));
const paging = { pageNumber: 1, pageSize: 100 };

async function newCase() {
  const { applicationId, applicationNo } = await applyFor(service, citizen, {
    ...place,
    plotCode: '',
  });
  const { documents } = await service.result('applyLandDraft', { applicationId }, citizen.token);
  return { applicationId, applicationNo, documentId: documents[0]?.documentId ?? 0 };
}

/** Returns the office of an officer, or the officer by name. */
async function officeOf({ userId }: SignedInUser, isByName = false) {
  const [row] = await service.deps.db.select().from(users).where(eq(users.id, userId));
  const { userType, roleId, districtId, tahasilId } = row ?? {};
  const to = { userType, roleId, districtId, tahasilId };
  return (isByName ? { ...to, userId } : to) as Input<'officeQuestionAsk'>['to'];
}

const dayFromNow = (days: number) =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function ask(
  applicationId: number,
  to: Input<'officeQuestionAsk'>['to'],
  changes: object = {},
  who: SignedInUser = office.dealing,
) {
  const request = {
    applicationType: 2,
    applicationId,
    to,
    question: 'Is the tank on plot 7 of the deity?',
    dueOn: dayFromNow(3),
    documentIds: [],
    idempotencyKey: newKey(),
    ...changes,
  };
  return (await service.send('officeQuestionAsk', request, who.token)).answer;
}

const listOf = async ({ token }: SignedInUser, list: 'toAnswer' | 'answered' | 'asked') => {
  const answer = await service.call('officeQuestionList', { list, ...paging }, token);
  return 'result' in answer ? answer.result.rows : [];
};

async function answerLast(who: SignedInUser, changes: object = {}) {
  const request = {
    questionId: await findLastQuestion(service),
    answer: 'Yes, by the record of 1962.',
    documents: [],
    idempotencyKey: newKey(),
    ...changes,
  };
  return (await service.send('officeQuestionAnswer', request, who.token)).answer;
}

const caseOf = (applicationId: number, { token }: SignedInUser = office.dealing) =>
  service.result('officeQuestionCase', { applicationType: 2, applicationId }, token);

const textsOf = async ({ userId }: SignedInUser) => {
  const rows = await service.deps.db
    .select({ text: notifications.text })
    .from(notifications)
    .where(eq(notifications.userId, userId));
  return rows.map(({ text }) => text);
};

const mayOpen = async ({ token }: SignedInUser, documentId: number) =>
  (await service.send('fileBlob', { documentId: String(documentId) }, token)).code === 200;

describe('a question to another office', () => {
  it('is read and answered by an officer of another district, who sees the land and the shared papers alone', async () => {
    const { applicationId, applicationNo, documentId } = await newCase();
    const asked = elsewhere.otherDistrict;
    expect(await mayOpen(asked, documentId)).toBe(false);
    const to = await officeOf(asked);
    expect(await ask(applicationId, to, { documentIds: [documentId] })).toMatchObject({
      status: 200,
    });
    const [row, ...more] = await listOf(asked, 'toAnswer');
    expect(more).toEqual([]);
    expect(row).toMatchObject({ applicationNo, state: 'open', isOverdue: false, mayAnswer: true });
    expect(row?.documents).toHaveLength(1);
    const [applicant] = await service.deps.db
      .select()
      .from(users)
      .where(eq(users.id, citizen.userId));
    expect(JSON.stringify(row)).not.toContain(applicant?.fullName);
    expect(await mayOpen(asked, documentId)).toBe(true);
    for (const who of [elsewhere.otherTahasil, elsewhere.everywhere]) {
      expect(await listOf(who, 'toAnswer')).toEqual([]);
      expect(await answerLast(who)).toMatchObject({ status: 404 });
    }
    const read = await service.call(
      'officerApplication',
      { applicationType: 2, applicationId },
      asked.token,
    );
    expect(read).toEqual({ status: 404 });
    expect((await textsOf(asked)).filter((text) => text.includes(applicationNo))).toHaveLength(1);

    const file = await uploadTemporaryFile(service, asked.token);
    expect(await answerLast(asked, { documents: [file] })).toMatchObject({ status: 200 });
    expect(await answerLast(asked)).toMatchObject({ status: 409 });
    const { questions } = await caseOf(applicationId, office.field);
    expect(questions).toMatchObject([
      { state: 'answered', answer: 'Yes, by the record of 1962.', mayWithdraw: false },
    ]);
    const answerFile = questions[0]?.answerDocuments[0]?.documentId ?? 0;
    expect(await mayOpen(office.dealing, answerFile)).toBe(true);
    expect(await mayOpen(citizen, answerFile)).toBe(false);
    expect((await textsOf(office.dealing)).some((text) => text.includes('has answered'))).toBe(
      true,
    );
    expect(await listOf(asked, 'toAnswer')).toEqual([]);
    expect(await listOf(asked, 'answered')).toHaveLength(1);
    expect(await listOf(office.dealing, 'asked')).toMatchObject([{ applicationNo }]);
  });

  it('is in the history of the office, and never in that of the applicant', async () => {
    const { applicationId } = await newCase();
    await ask(applicationId, await officeOf(office.law));
    await answerLast(office.law);
    const steps = await service.deps.db
      .select()
      .from(applicationSteps)
      .where(eq(applicationSteps.applicationId, applicationId));
    expect(steps.slice(-2)).toMatchObject([
      { action: 'askOffice', isVisible: false, remark: expect.stringContaining('Puri') },
      { action: 'answerOffice', isVisible: false },
    ]);
    const own = await service.result('applyLandDraft', { applicationId }, citizen.token);
    expect(own.history).toHaveLength(1);
  });

  it('by name waits for that officer and for who covers, not for the rest of the office', async () => {
    const { applicationId } = await newCase();
    const place1 = { districtId: office.place.districtCode };
    const second = await newUser(service, 'law.second', 'O', place1, { roleId: 10 });
    await ask(applicationId, await officeOf(office.law, true));
    expect(await listOf(office.law, 'toAnswer')).toHaveLength(1);
    expect(await listOf(second, 'toAnswer')).toEqual([]);
    await service.deps.db.insert(leaves).values({
      userId: office.law.userId,
      coverId: second.userId,
      startsOn: dayFromNow(0),
      endsOn: dayFromNow(0),
      createdOn: service.clock.now(),
    });
    expect(await listOf(second, 'toAnswer')).toHaveLength(1);
    expect(await answerLast(second)).toMatchObject({ status: 200 });
  });

  it('is asked by officers with a step of the workflow in their area, about an open application', async () => {
    const { applicationId } = await newCase();
    const to = await officeOf(office.law);
    const { auditor } = office;
    expect(await ask(applicationId, to, {}, auditor)).toMatchObject({ status: 403 });
    for (const who of [elsewhere.otherDistrict, elsewhere.otherTahasil]) {
      expect(await ask(applicationId, to, {}, who)).toMatchObject({ status: 404 });
      const answer = await service.call(
        'officeQuestionCase',
        { applicationType: 2, applicationId },
        who.token,
      );
      expect(answer).toEqual({ status: 404 });
    }
    const { mayAsk, offices } = await caseOf(applicationId, auditor);
    expect([mayAsk, offices]).toEqual([false, []]);
  });

  it('needs an office that is there, a day that can be kept, and papers of the application', async () => {
    const { applicationId } = await newCase();
    const other = await newCase();
    const to = await officeOf(office.law);
    for (const changes of [
      { dueOn: dayFromNow(-1) },
      { dueOn: dayFromNow(400) },
      { to: { ...to, roleId: 77 } },
      { to: { ...to, userId: citizen.userId } },
      { documentIds: [other.documentId] },
    ]) {
      expect(await ask(applicationId, to, changes)).toMatchObject({ status: 400 });
    }
    expect((await caseOf(applicationId)).questions).toEqual([]);
    expect(await ask(applicationId, to, { dueOn: dayFromNow(0) })).toMatchObject({ status: 200 });
  });

  it('that was taken back is gone for the office, with its papers', async () => {
    const { applicationId, documentId } = await newCase();
    const asked = elsewhere.otherDistrict;
    await ask(applicationId, await officeOf(asked), { documentIds: [documentId] });
    expect(await mayOpen(asked, documentId)).toBe(true);
    const questionId = await findLastQuestion(service);
    const withdraw = (who: SignedInUser) =>
      service.call('officeQuestionWithdraw', { questionId }, who.token);
    expect(await withdraw(asked)).toEqual({ status: 404 });
    expect(await withdraw(office.dealing)).toEqual({ status: 200 });
    expect(await withdraw(office.dealing)).toEqual({ status: 409 });
    expect(await answerLast(asked)).toMatchObject({ status: 409 });
    expect(await mayOpen(asked, documentId)).toBe(false);
    expect(await listOf(asked, 'toAnswer')).toEqual([]);
  });

  it('that is overdue is counted for both sides, flagged, and in their summaries of the day', async () => {
    const { applicationId, applicationNo } = await newCase();
    const asked = elsewhere.otherTahasil;
    await ask(applicationId, await officeOf(asked), { dueOn: dayFromNow(0) });
    const countsOf = ({ token }: SignedInUser) => service.result('inboxCounts', {}, token);
    expect(await countsOf(asked)).toMatchObject({ asked: 1, askedOverdue: 0 });
    const { awaitedOverdue } = await countsOf(office.dealing);
    service.clock.pass(36 * 60);
    expect(await listOf(await service.signIn('tahasil.elsewhere'), 'toAnswer')).toMatchObject([
      { isOverdue: true },
    ]);
    const again = await service.signInAs('landOfficer');
    expect(await countsOf(await service.signIn('tahasil.elsewhere'))).toMatchObject({
      asked: 1,
      askedOverdue: 1,
    });
    expect((await countsOf(again)).awaitedOverdue).toBeGreaterThan(awaitedOverdue);
    const filter = {
      tab: 'office',
      flag: 'officeAsked',
      search: applicationNo,
      ...paging,
    } as const;
    expect((await service.result('inboxList', filter, again.token)).total).toBe(1);
    await sendDigests({ ...service.deps, clock: () => new Date('2099-06-01T03:31:00Z') });
    expect((await textsOf(asked)).at(-1)).toContain('Questions of other offices: 1');
    expect((await textsOf(office.dealing)).at(-1)).toContain('Overdue answers of other offices');
  });
});
