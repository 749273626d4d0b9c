import { beforeAll, describe, expect, it } from 'vitest';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { notifications } from '../../db/schema/content.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('otherCitizen'));
const stranger = createBeforeAll(() => service.signInAs('citizen'));

const all = { applicationNo: '', startDate: '', endDate: '', pageNumber: 1, pageSize: 10 };
const list = (changes: object = {}) =>
  service.result('ownNotificationList', { ...all, ...changes }, citizen.token);
const texts = async (changes: object) => (await list(changes)).rows.map(({ text }) => text);
const readAll = (newestId: number) =>
  service.call('ownNotificationsRead', { newestId }, citizen.token);

const number = 'LA/2026/PUR/000777';

async function addRows() {
  const { userId } = citizen;
  const rows = [
    {
      text: 'old',
      kind: 'account',
      createdOn: new Date('2026-01-31T18:29:00Z'),
      readOn: new Date(),
    },
    {
      text: 'step',
      kind: 'application',
      applicationNo: number,
      createdOn: new Date('2026-01-31T18:31:00Z'),
    },
    {
      text: 'mail',
      kind: 'message',
      applicationNo: number,
      createdOn: new Date('2026-02-03T05:00:00Z'),
    },
    {
      text: 'bid',
      kind: 'tender',
      path: '/website/tender/1',
      createdOn: new Date('2026-02-04T05:00:00Z'),
    },
  ];
  await service.deps.db.insert(notifications).values(rows.map((row) => ({ userId, ...row })));
}
beforeAll(addRows);

describe('all notifications of a user', () => {
  it('are listed newest first, read ones too, with what they are about', async () => {
    const { rows, total, unread, applicationNos, newestId } = await list();
    expect(rows.map(({ text }) => text)).toEqual(['bid', 'mail', 'step', 'old']);
    expect({ total, unread, applicationNos }).toEqual({
      total: 4,
      unread: 3,
      applicationNos: [number],
    });
    expect(rows[0]).toMatchObject({ notificationId: newestId, path: '/website/tender/1' });
  });

  it.each([
    [{ state: 'unread' }, ['bid', 'mail', 'step']],
    [{ state: 'read' }, ['old']],
    [{ kind: 'message' }, ['mail']],
    [{ applicationNo: number }, ['mail', 'step']],
    [{ startDate: '2026-02-01' }, ['bid', 'mail', 'step']],
    [{ endDate: '2026-01-31' }, ['old']],
    [{ startDate: '2026-02-03', endDate: '2026-02-03' }, ['mail']],
    [{ kind: 'tender', applicationNo: number }, []],
    [{ pageNumber: 2, pageSize: 3 }, ['old']],
  ])('are filtered by %j, days in Indian time', async (filter, expected) => {
    expect(await texts(filter)).toEqual(expected);
  });

  it('are marked as read up to the newest one that was shown, and only the own ones', async () => {
    const { rows, newestId } = await list();
    const before = await service.result('ownNotificationList', all, stranger.token);
    expect(await readAll(rows[1]?.notificationId ?? 0)).toEqual({ status: 200 });
    expect(await texts({ state: 'unread' })).toEqual(['bid']);
    expect(await readAll(newestId)).toEqual({ status: 200 });
    expect((await list()).unread).toBe(0);
    expect(await service.result('ownNotificationList', all, stranger.token)).toEqual(before);
  });
});
