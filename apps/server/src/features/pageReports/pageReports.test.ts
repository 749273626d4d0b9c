import { asc, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newKey } from '../../../../../tests/support/landApplication.ts';
import { users } from '../../db/schema/account.ts';
import { idempotencyKeys } from '../../db/schema/idempotency.ts';
import { activities } from '../../db/schema/ledger.ts';
import { pageReports } from '../../db/schema/pageReports.ts';
import { runHourlyTasks } from '../../hourly.ts';

const service = makeAppBeforeAll();

const report = {
  path: '/website/faq',
  problem: 'The third answer is cut off',
  expected: 'The whole answer',
  contact: '9437000001',
};
const page = { pageNumber: 1, pageSize: 10 };

const send = (changes: object = {}) => service.call('pageReportSave', { ...report, ...changes });
const list = async (isOpen: boolean) => {
  const { token } = await service.signInAs('administrator');
  return service.call('pageReportList', { ...page, isOpen }, token);
};
const close = async (reportId: number) => {
  const { token } = await service.signInAs('administrator');
  return service.call('pageReportClose', { reportId }, token);
};

describe('a report about a page', () => {
  it('comes from a visitor, and is open until an administrator closes it', async () => {
    expect(await list(true)).toEqual({ status: 404 });
    expect(await send()).toEqual({ status: 200 });
    expect(await list(true)).toMatchObject({
      result: {
        total: 1,
        rows: [{ reportId: 1, ...report, contact: '******0001', closedOn: null, closedBy: null }],
      },
    });
    expect(await close(1)).toEqual({ status: 200 });
    expect(await list(true)).toEqual({ status: 404 });
    const { userId } = await service.signInAs('administrator');
    const own = eq(users.id, userId);
    const [administrator] = await service.deps.db.select().from(users).where(own);
    expect(await list(false)).toMatchObject({
      result: {
        rows: [
          {
            reportId: 1,
            closedOn: service.clock.now().toISOString(),
            closedBy: administrator?.fullName,
          },
        ],
      },
    });
    expect(await close(1)).toEqual({ status: 409 });
    expect(await close(999)).toEqual({ status: 404 });
  });

  it.each([
    ['no problem', { problem: ' ' }, 'Please describe the problem'],
    ['a long problem', { problem: 'x'.repeat(1001) }, 'This text is too long.'],
    [
      'a contact that is neither number nor address',
      { contact: 'at home' },
      'Enter a mobile number or an e-mail address, or leave this field empty.',
    ],
  ])('with %s is refused', async (_, changes, words) => {
    const before = await service.deps.db.$count(pageReports);
    expect(await send(changes)).toEqual({ status: 400, message: words });
    expect(await service.deps.db.$count(pageReports)).toBe(before);
  });

  it.each(['https://elsewhere.example/', '/website/faq?q=9437000001', 'javascript:alert(1)'])(
    'about %s is refused: only the path of a page of the portal is stored',
    async (path) => {
      expect((await service.send('pageReportSave', { ...report, path })).answer).toEqual({
        status: 400,
      });
    },
  );

  it('has one effect for one key, also without a session', async () => {
    const { db } = service.deps;
    const [before, idempotencyKey] = [await db.$count(pageReports), newKey()];
    await send({ idempotencyKey });
    await send({ idempotencyKey });
    expect(await db.$count(pageReports)).toBe(before + 1);
    expect(await db.$count(idempotencyKeys, isNull(idempotencyKeys.userId))).toBe(1);
  });

  it('loses its contact 90 days after it was closed', async () => {
    await send({ contact: 'someone@mail.example' });
    const { db } = service.deps;
    const contacts = async () =>
      (await db.select().from(pageReports).orderBy(asc(pageReports.id))).map((row) => row.contact);
    service.clock.pass(91 * 24 * 60);
    await runHourlyTasks(service.deps, false);
    expect(await contacts()).toEqual(['', report.contact, 'someone@mail.example']);
  });

  it('leaves no personal data in the audit trail', async () => {
    const { db } = service.deps;
    const rows = await db.select().from(activities);
    expect(JSON.stringify(rows)).toContain('page report 1');
    expect(JSON.stringify(rows)).not.toContain(report.contact);
  });
});
