import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  formatIndianDate,
  type DashboardFigure,
  type DashboardRow,
  type Operations,
} from '@temple-land/portal-core';
import { people } from '../../../../../tests/support/people.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { packRing } from '../../db/land/ring.ts';
import { signIns } from '../../db/schema/account.ts';
import { contacts } from '../../db/schema/administration.ts';
import { faqs, notices } from '../../db/schema/content.ts';
import { documents } from '../../db/schema/documents.ts';
import { plots } from '../../db/schema/land.ts';
import { callDays, outlineDifferences } from '../../db/schema/operations.ts';
import { kisams } from '../../db/schema/plotDetails.ts';
import { runHourlyTasks } from '../../hourly.ts';

const dayMs = 86_400_000;
const service = makeAppBeforeAll({ SMS_PRICE: '18' });
const unpriced = makeAppBeforeAll();
const administrator = createBeforeAll(() => service.signInAs('administrator'));
const load = () => service.result('operations', {}, administrator.token);
const today = () => formatIndianDate(service.clock.now());

async function list<Kind extends DashboardRow['kind']>(
  kind: Kind,
  figure: DashboardFigure,
  part = '',
) {
  const request = { figure, part, pageNumber: 1, pageSize: 1000 };
  const answer = await service.call('dashboardList', request, administrator.token);
  const rows: DashboardRow[] = 'result' in answer ? answer.result.rows : [];
  return rows.filter((row): row is Extract<DashboardRow, { kind: Kind }> => row.kind === kind);
}

describe('the figures of operation', () => {
  it('count sign-ins by day, and list the refused ones with a masked number', async () => {
    const { loginId } = people.citizen;
    const form = { username: loginId, password: 'Wrong@12345', userType: 'CI' as const };
    await service.call('login', { ...form, ...(await service.captcha()) });
    const { signIns: shown } = await load();
    const stored = await service.deps.db.select().from(signIns);
    const refused = stored.filter(({ outcome }) => outcome !== 'signedIn');
    const sum = (key: 'failed' | 'signedIn') => shown.reduce((all, day) => all + day[key], 0);
    expect(shown).toHaveLength(14);
    expect([sum('failed'), sum('signedIn')]).toEqual([
      refused.length,
      stored.length - refused.length,
    ]);
    expect(shown.at(-1)).toMatchObject({ day: today(), failed: refused.length });
    const rows = await list('signIn', 'failedSignIns', today());
    expect(rows).toHaveLength(refused.length);
    expect(rows[0]).toMatchObject({ userType: 'CI', outcome: 'wrongPassword' });
    expect(rows[0]?.account).not.toContain(loginId);
    expect(await list('signIn', 'failedSignIns', '2020-01-01')).toEqual([]);
  });

  it('count messages by kind and their parts, and failures', async () => {
    const { sms } = service.deps;
    const before = (await load()).messages.at(-1);
    const compose = (text: string, otp?: string) => ({ text, templateId: '', ...(otp && { otp }) });
    await sms.send('9438000001', compose('a'.repeat(200), '123456'));
    await sms.send('9438000001', compose('Your password was changed.'));
    const { push } = service.sms.sent;
    service.sms.sent.push = () => {
      throw new Error('no gateway');
    };
    await expect(sms.send('9438000001', compose('Lost'))).rejects.toThrow('no gateway');
    service.sms.sent.push = push;
    const { messages, messagePrice } = await load();
    const after = messages.at(-1);
    const added = (key: 'code' | 'notice' | 'failed' | 'parts') =>
      (after?.[key] ?? 0) - (before?.[key] ?? 0);
    expect(messages).toHaveLength(6);
    expect([added('code'), added('notice'), added('failed'), added('parts')]).toEqual([1, 1, 1, 3]);
    expect(messagePrice).toBe(18);
  });

  it('have no price unless one is set', async () => {
    const { token } = await unpriced.signInAs('administrator');
    const { messagePrice } = await unpriced.result('operations', {}, token);
    expect(messagePrice).toBeNull();
  });

  it('measure database and files', async () => {
    const { storage } = await load();
    const stored = await service.deps.db.select().from(documents);
    expect(storage.files).toBe(stored.length);
    expect(storage.fileBytes).toBe(stored.reduce((sum, { size }) => sum + size, 0));
    expect(storage.tables).toHaveLength(5);
    const largest = storage.tables.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(storage.database).toBeGreaterThan(largest);
  });

  it('count the requests of each call, and those that failed', async () => {
    const before = (await load()).requests.at(-1);
    service.deps.calls.count('health', 500);
    service.deps.calls.count('health', 503);
    service.deps.calls.count('health', 200);
    const after = (await load()).requests.at(-1);
    const added = (key: 'failed' | 'refused') => (after?.[key] ?? 0) - (before?.[key] ?? 0);
    expect([added('failed'), added('refused')]).toEqual([1, 1]);
    // The three, and the call that read the figures before.
    expect((after?.requests ?? 0) - (before?.requests ?? 0)).toBe(4);
    const rows = await list('call', 'failedCalls', today());
    expect(rows).toMatchObject([{ call: 'health', requests: 3, failed: 1, refused: 1 }]);
    const [stored] = await service.deps.db
      .select()
      .from(callDays)
      .where(eq(callDays.call, 'health'));
    expect(stored).toMatchObject({ day: today(), requests: 3 });
  });
});

describe('the hourly tasks in the figures', () => {
  it('have their last run, and the failed ones', async () => {
    await runHourlyTasks(service.deps, false);
    const broken = { ...service.deps, calls: { ...service.deps.calls, save: failing } };
    await expect(runHourlyTasks(broken, false)).rejects.toThrow('Some tasks failed');
    const { tasks } = await load();
    const find = (name: string) => tasks.find(({ task }) => task === name);
    expect(find('calls')).toMatchObject({ runs: 2, failures: 1 });
    expect(find('digests')).toMatchObject({ runs: 2, failures: 0 });
    expect(find('vacuum')).toBeUndefined();
    expect(await list('task', 'taskRuns', 'calls')).toMatchObject([
      { day: today(), runs: 2, failures: 1 },
    ]);
  });
});

const failing = async () => {
  throw new Error('no database');
};

describe('the content due for review', () => {
  it('is what was not saved for half a year, until it is saved', async () => {
    const { db, clock } = service.deps;
    const old = new Date(clock().getTime() - 181 * dayMs);
    const recent = new Date(clock().getTime() - 179 * dayMs);
    for (const table of [notices, faqs, contacts])
      await db.update(table).set({ reviewedOn: recent });
    const [first] = await db.select().from(faqs).where(eq(faqs.isActive, true)).limit(1);
    await db
      .update(faqs)
      .set({ reviewedOn: old })
      .where(eq(faqs.id, first?.id ?? 0));
    const due = async () => (await load()).reviews.map((each) => [each.list, each.due]);
    expect(await due()).toEqual([
      ['notification', 0],
      ['faq', 1],
      ['contact', 0],
    ]);
    expect(await list('content', 'reviewDue', 'faq')).toMatchObject([
      { id: first?.id, title: first?.question },
    ]);
    const { token } = administrator;
    const found = await service.result(
      'adminList',
      { entity: 'faq', filter: { id: first?.id ?? 0 }, pageNumber: 1, pageSize: 10 },
      token,
    );
    await service.call('adminSave', { entity: 'faq', ...found.rows[0] } as never, token);
    expect(await due()).toContainEqual(['faq', 0]);
  });
});

describe('the quality of the land record', () => {
  let before: Operations['quality'];
  beforeAll(async () => {
    await runHourlyTasks(service.deps, false);
    before = (await load()).quality;
  });

  it('agrees with its lists', async () => {
    const { db } = service.deps;
    const known = new Set((await db.select().from(kisams)).map(({ name }) => name));
    const rows = await list('plot', 'plotsOfKisam', 'other');
    expect(rows).toHaveLength(Math.min(1000, before.withoutClass));
    const stored = await db.select().from(plots).where(eq(plots.isActive, true));
    expect(before.withoutClass).toBe(stored.filter(({ kisam }) => !known.has(kisam)).length);
    expect(before.withoutOutline).toBe(stored.filter(({ ring }) => ring === null).length);
    expect(before.comparedOn).toBe(service.clock.now().toISOString());
  });

  it('finds a plot whose outline has another area, and forgets it when it is mended', async () => {
    const { db } = service.deps;
    const [plot] = await db.select().from(plots).where(eq(plots.isActive, true)).limit(1);
    const ofPlot = eq(plots.id, plot?.id ?? 0);
    const ring = [
      [85.8, 19.8],
      [85.81, 19.8],
      [85.81, 19.81],
    ] as const;
    await db
      .update(plots)
      .set({ ring: packRing(ring) })
      .where(ofPlot);
    await runHourlyTasks(service.deps, false);
    const codes = async () =>
      (await list('plot', 'plotsOfOtherArea')).map(({ plotCode }) => plotCode);
    expect(await codes()).toContain(plot?.code);
    const found = (await list('plot', 'plotsOfOtherArea')).find(({ id }) => id === plot?.id);
    expect(found?.outlineArea).toBeCloseTo(143.8, 0);
    await db.update(plots).set({ ring: null }).where(ofPlot);
    await runHourlyTasks(service.deps, false);
    expect(await codes()).not.toContain(plot?.code);
    expect((await load()).quality.withoutOutline).toBe(before.withoutOutline + 1);
    expect(await db.$count(outlineDifferences)).toBe(before.otherArea);
  });
});

describe('officers', () => {
  it.each(['failedSignIns', 'failedCalls', 'taskRuns', 'reviewDue'] as const)(
    'have no list of %s',
    async (figure) => {
      const { token } = await service.signInAs('landOfficer');
      const request = { figure, part: figure === 'reviewDue' ? 'faq' : '', pageNumber: 1 };
      const answer = await service.call('dashboardList', { ...request, pageSize: 10 }, token);
      expect(answer.status).toBe(404);
    },
  );
});
