import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { addNotification } from '../../db/notifications/notify.ts';
import { users } from '../../db/schema/account.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const other = createBeforeAll(() => service.signInAs('otherCitizen'));

const count = ({ token, userId }: SignedInUser) => service.call('bellCount', { userId }, token);
const list = ({ token, userId }: SignedInUser) => service.call('bellList', { userId }, token);
const read = ({ token }: SignedInUser, notificationId: number) =>
  service.call('bellRead', { notificationId }, token);

async function idsOf(who: SignedInUser) {
  const answer = await list(who);
  return 'result' in answer ? answer.result.map(({ notificationId }) => notificationId) : [];
}

describe('the bell', () => {
  // Requirements: CA-014, UN-090
  it('counts and lists what is unread, newest first', async () => {
    expect(await count(citizen)).toEqual({ status: 200, count: 2 });
    const rows = await service.result('bellList', { userId: citizen.userId }, citizen.token);
    const moments = rows.map(({ createdOn }) => createdOn);
    expect(moments).toHaveLength(2);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('counts with 210 when nothing is unread, and lists nothing', async () => {
    expect(await count(other)).toEqual({ status: 210 });
    expect(await list(other)).toEqual({ status: 200, result: [] });
  });

  // Requirement: CA-017
  it('answers 403 to the id of another user', async () => {
    const foreign = { userId: citizen.userId, token: other.token };
    expect(await count(foreign)).toEqual({ status: 403 });
    expect(await list(foreign)).toEqual({ status: 403 });
  });

  // Requirements: CA-016, UN-125
  it('leaves the notifications of others unread', async () => {
    const [newest = 0] = await idsOf(citizen);
    expect(await read(other, newest)).toEqual({ status: 200 });
    expect(await count(citizen)).toEqual({ status: 200, count: 2 });
  });

  // Requirements: CA-016, UN-125
  it('no longer lists a read one, and accepts it again', async () => {
    const [newest = 0, older = 0] = await idsOf(citizen);
    expect(await read(citizen, newest)).toEqual({ status: 200 });
    expect(await read(citizen, newest)).toEqual({ status: 200 });
    expect(await count(citizen)).toEqual({ status: 200, count: 1 });
    expect(await idsOf(citizen)).toEqual([older]);
    expect(await read(citizen, older)).toEqual({ status: 200 });
    expect(await count(citizen)).toEqual({ status: 210 });
  });

  it('is in the user’s language', async () => {
    const { db, clock } = service.deps;
    const values = { number: 'LA/2026/PUR/000999' };
    await db.update(users).set({ language: 'or' }).where(eq(users.id, other.userId));
    await addNotification(db, other.userId, 'notice.submitted', values, clock());
    const answer = await list(other);
    const text = 'result' in answer ? (answer.result[0]?.notification ?? '') : '';
    expect(text).toContain(values.number);
    expect(text).toMatch(/\p{Script=Oriya}/u);
  });
});

describe('the search of public notices', () => {
  const search = (changes: object) =>
    service.call('notificationSearch', { description: '', startDate: '', endDate: '', ...changes });

  async function titles(changes: object) {
    const answer = await search(changes);
    return 'result' in answer ? answer.result.map(({ title }) => title) : [];
  }

  // Requirements: CA-052, UN-123
  it('finds words in title and text without regard to case', async () => {
    expect(await titles({ description: 'BRAHMAGIRI' })).toEqual([
      'Field verification in Brahmagiri tahasil',
    ]);
    expect(await titles({ description: 'photo identity' })).toEqual([
      'Record correction camp, Nimapada',
    ]);
  });

  it('takes wildcards as plain characters', async () => {
    for (const description of ['%', '_', '\\', "' or 1=1 --"]) {
      expect(await search({ description })).toEqual({ status: 404 });
    }
  });

  // Requirements: CA-052, UN-123
  it('includes the first and the last day, by Indian time', async () => {
    const day = '2026-03-13';
    expect(await titles({ startDate: day, endDate: day })).toEqual([
      'Field verification in Brahmagiri tahasil',
    ]);
    expect(await search({ startDate: '2026-03-14', endDate: '' })).toEqual({ status: 404 });
    expect(await titles({})).toHaveLength(4);
  });

  // Requirement: UN-122
  it.each(['13-03-2026', '2026-13-01', '2026-3-1', 'today'])(
    'answers 400 to the day %s',
    async (startDate) => {
      const input = { description: '', startDate, endDate: '' };
      const { answer } = await service.send('notificationSearch', input);
      expect(answer).toEqual({ status: 400 });
    },
  );

  // Requirement: CA-060
  it('links to downloadable files', async () => {
    const [first] = await service.result('notificationSearch', {
      description: 'Brahmagiri',
      startDate: '',
      endDate: '',
    });
    const { code, bytes } = await service.send('notificationDownload', {
      uploadDoc: first?.uploadDoc,
    });
    expect(code).toBe(200);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });
});
