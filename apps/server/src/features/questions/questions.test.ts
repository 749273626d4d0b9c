import { and, gt, lte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queries } from '../../db/schema/administration.ts';
import { tenders } from '../../db/schema/content.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

const form = {
  name: 'Sarojini Behera',
  mobileNo: '9437000001',
  emailId: '',
  subject: 'Rent of the homestead',
  query: 'Where is it paid?',
};
const page = { pageNumber: 1, pageSize: 10 };
const raise = (changes: object = {}, token = citizen.token) =>
  service.call('raiseQuery', { ...form, ...changes }, token);
const list = async (isOpen?: boolean) => {
  const { token } = await service.signInAs('administrator');
  const page = { pageNumber: 1, pageSize: 10, ...(isOpen === undefined ? {} : { isOpen }) };
  return service.call('queryList', page, token);
};
const answerIt = async (queryId: number, answer = 'At the tahasil office') => {
  const { token } = await service.signInAs('administrator');
  return service.call('queryAnswer', { queryId, answer }, token);
};

describe('a question to the administration', () => {
  // Requirement: CA-038
  it('is saved with a number and listed for administrators', async () => {
    expect(await list()).toEqual({ status: 404 });
    const answer = await raise();
    expect(answer).toEqual({ status: 200, result: { queryNo: 'QRY/2026/000001' } });
    const listed = { ...form, mobileNo: '******0001', queryNo: 'QRY/2026/000001', answer: null };
    expect(await list(true)).toMatchObject({
      result: { total: 1, rows: [listed] },
    });
  });

  it.each([
    ['no subject', { subject: ' ' }, 'Please enter the subject'],
    ['no question', { query: '' }, 'Please enter your question'],
    ['a number that is none', { mobileNo: '12345' }, 'Please enter a valid mobile no.'],
    ['an address without a place', { emailId: 'saro@' }, 'Invalid email format.'],
    [
      'a long subject',
      { subject: 'x'.repeat(151) },
      'Subject should not be longer than 150 characters',
    ],
  ])('with %s is not kept', async (_, changes, words) => {
    const before = await service.deps.db.$count(queries);
    expect(await raise(changes)).toEqual({ status: 400, message: words });
    expect(await service.deps.db.$count(queries)).toBe(before);
  });

  it('is answered once, and its author is notified', async () => {
    const answered = await answerIt(1);
    expect(answered).toEqual({ status: 200 });
    expect(await answerIt(1, 'Somewhere else')).toEqual({ status: 409 });
    expect(await answerIt(999)).toEqual({ status: 404 });
    expect(await list(true)).toEqual({ status: 404 });
    expect(await list(false)).toMatchObject({
      result: { rows: [{ answer: 'At the tahasil office' }] },
    });
    expect(await service.result('ownQueries', page, citizen.token)).toMatchObject({
      total: 1,
      rows: [{ queryNo: 'QRY/2026/000001', answer: 'At the tahasil office' }],
    });
    const bell = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    expect(bell[0]?.notification).toBe(
      'Your question QRY/2026/000001 has been answered: At the tahasil office',
    );
  });

  it('is visible to its author and administrators only', async () => {
    const other = await service.signInAs('otherCitizen');
    expect(await service.call('ownQueries', page, other.token)).toEqual({ status: 404 });
  });

  it('is one of at most five an hour from a user', async () => {
    const { token } = await service.signInAs('otherCitizen');
    for (let round = 0; round < 5; round += 1)
      expect(await raise({}, token)).toMatchObject({ status: 200 });
    const sixth = await service.send('raiseQuery', form, token);
    expect([sixth.code, sixth.headers['retry-after']]).toEqual([503, '3600']);
    expect(await raise()).toMatchObject({ status: 200 });
    service.clock.pass(15);
    const again = await service.signInAs('otherCitizen');
    expect((await service.send('raiseQuery', form, again.token)).code).toBe(503);
    service.clock.pass(45);
    const later = await service.signInAs('otherCitizen');
    expect(await raise({}, later.token)).toMatchObject({ status: 200 });
  });
});

describe('a question about a tender', () => {
  const waiting = async (isOpen?: boolean) => {
    const { token } = await service.signInAs('administrator');
    const answer = await service.call(
      'tenderQuestionList',
      { ...page, ...(isOpen === undefined ? {} : { isOpen }) },
      token,
    );
    return 'result' in answer ? answer.result.rows : [];
  };
  const answerOf = async (questionId: number, answer = 'Yes, it is.') => {
    const { token } = await service.signInAs('administrator');
    return service.call('tenderQuestionAnswer', { questionId, answer }, token);
  };

  it('waits in one list, is answered once, and is then on the tender', async () => {
    const now = service.clock.now();
    const [tender] = await service.deps.db
      .select()
      .from(tenders)
      .where(and(lte(tenders.startDate, now), gt(tenders.closeDate, now)));
    const id = tender?.id ?? 0;
    const asker = await service.signInAs('citizen');
    const before = await waiting(true);
    for (const question of ['Is the well included?', 'Is the path included?']) {
      await service.result('tenderAsk', { tenderAdvertisementId: id, question }, asker.token);
    }
    const open = (await waiting(true)).slice(before.length);
    expect(open).toMatchObject([
      { question: 'Is the well included?', title: tender?.title, answer: null },
      { question: 'Is the path included?', letterNo: tender?.letterNo, answer: null },
    ]);
    expect(JSON.stringify(open)).not.toContain('Sarojini');
    const questionId = open[0]?.questionId ?? 0;
    expect(await answerOf(questionId)).toEqual({ status: 200 });
    expect(await answerOf(questionId, 'No.')).toEqual({ status: 409 });
    expect(await answerOf(999_999)).toEqual({ status: 404 });
    expect((await waiting(true)).slice(before.length)).toHaveLength(1);
    expect((await waiting(false))[0]).toMatchObject({ questionId, answer: 'Yes, it is.' });
    const { questions } = await service.result('tenderHistory', { tenderAdvertisementId: id });
    expect(questions).toContainEqual(
      expect.objectContaining({ question: 'Is the well included?', answer: 'Yes, it is.' }),
    );
    const again = await service.signInAs('citizen');
    const [newest] = await service.result('bellList', { userId: again.userId }, again.token);
    expect(newest?.notification).toContain('has been answered: Yes, it is.');
  });
});
