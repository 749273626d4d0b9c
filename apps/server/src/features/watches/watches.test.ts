import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { tenderCorrigenda } from '../../db/schema/auctions.ts';
import { notices, notifications, tenders } from '../../db/schema/content.ts';
import { khatiyans, mouzas, plots } from '../../db/schema/land.ts';
import { sendWatchNotices } from './sendWatchNotices.ts';
import { mentionsName } from './watchEvents.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('otherCitizen'));
const other = createBeforeAll(() => service.signInAs('citizen'));

const watch = (input: Input<'watchSave'>) => service.call('watchSave', input, citizen.token);
const list = (token = citizen.token) => service.result('watchList', {}, token);

const plot = createBeforeAll(async () => {
  const [row] = await service.deps.db
    .select({
      id: plots.id,
      number: plots.number,
      mouzaId: plots.mouzaId,
      khatiyanId: plots.khatiyanId,
      mouza: mouzas.nameEn,
    })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
    .where(eq(khatiyans.rorStatus, 'final'))
    .orderBy(desc(plots.id))
    .limit(1);
  if (!row) throw new Error('There is no plot.');
  return row;
});
const tender = createBeforeAll(async () => {
  const [row] = await service.deps.db.select().from(tenders).orderBy(desc(tenders.id)).limit(1);
  if (!row) throw new Error('There is no tender.');
  return row;
});

/** Sends the notices and returns what is new in the bell of the citizen, newest first. */
async function sendNotices() {
  const { db } = service.deps;
  const own = eq(notifications.userId, citizen.userId);
  await db.delete(notifications).where(own);
  await sendWatchNotices(service.deps);
  const rows = await db.select().from(notifications).where(own).orderBy(desc(notifications.id));
  return rows.map(({ text, kind, path }) => ({ text, kind, path }));
}

beforeAll(async () => {
  await watch({ kind: 'plot', villageCode: plot.mouzaId, plotNo: plot.number });
  await watch({ kind: 'mouza', villageCode: plot.mouzaId });
  await watch({ kind: 'tender', tenderAdvertisementId: tender.id });
});

describe('what a citizen watches', () => {
  it('is listed with names and paths, once, and only to that citizen', async () => {
    await watch({ kind: 'mouza', villageCode: plot.mouzaId });
    const rows = await list();
    expect(rows.map(({ kind }) => kind)).toEqual(['tender', 'mouza', 'plot']);
    expect(rows[2]).toMatchObject({ plotNo: plot.number, mouza_name: plot.mouza });
    expect(rows[0]?.path).toBe(`/website/tender/${tender.id}`);
    expect(await list(other.token)).toEqual([]);
    await service.call('watchRemove', { watchId: rows[0]?.watchId ?? 0 }, other.token);
    expect(await list()).toHaveLength(3);
  });

  it('tells nothing while nothing public changes', async () => {
    await sendNotices();
    expect(await sendNotices()).toEqual([]);
  });

  it('tells a changed kisam, and that the record is no longer final, each once', async () => {
    const { db } = service.deps;
    await db.update(plots).set({ area: 77.5 }).where(eq(plots.id, plot.id));
    const [first, ...none] = await sendNotices();
    expect(none).toEqual([]);
    expect(first).toMatchObject({ kind: 'watch' });
    expect(first?.text).toBe(
      `Plot ${plot.number}, ${plot.mouza}: the public record has changed: area.`,
    );
    const inKhatiyan = eq(khatiyans.id, plot.khatiyanId);
    await db.update(khatiyans).set({ rorStatus: 'draft' }).where(inKhatiyan);
    expect((await sendNotices()).map(({ text }) => text)).toEqual([
      `Plot ${plot.number}, ${plot.mouza}: the public record is not final now.`,
    ]);
    expect(await sendNotices()).toEqual([]);
  });

  it('tells corrigenda and the withdrawal of a tender, with its page', async () => {
    const { db, clock } = service.deps;
    const row = { tenderId: tender.id, number: 99, reason: 'Dates', changes: '[]' };
    await db.insert(tenderCorrigenda).values({ ...row, issuedOn: clock() });
    await db.update(tenders).set({ isActive: false }).where(eq(tenders.id, tender.id));
    expect(await sendNotices()).toEqual([
      {
        text: `Tender ${tender.letterNo} is no longer published.`,
        kind: 'watch',
        path: `/website/tender/${tender.id}`,
      },
      expect.objectContaining({
        text: `Tender ${tender.letterNo}: a corrigendum has been issued.`,
      }),
    ]);
  });

  it('tells a published notice that names the mouza, and no hidden or other one', async () => {
    const { db, clock } = service.deps;
    const createdOn = clock();
    const body = `<p>Camp in ${plot.mouza} on Monday</p>`;
    await db.insert(notices).values([
      { title: 'Camp', description: body, createdOn, slug: 'watch-camp' },
      { title: 'Hidden', description: body, createdOn, isActive: false },
      { title: 'Other', description: `<p>${plot.mouza}xyz</p>`, createdOn },
    ]);
    expect(await sendNotices()).toEqual([
      {
        text: `A new public notice mentions ${plot.mouza}: Camp`,
        kind: 'watch',
        path: '/website/notification/watch-camp',
      },
    ]);
    expect(await sendNotices()).toEqual([]);
  });

  it('ends with its removal', async () => {
    for (const { watchId } of await list())
      await service.call('watchRemove', { watchId }, citizen.token);
    await service.deps.db.update(plots).set({ area: 78.5 }).where(eq(plots.id, plot.id));
    expect(await sendNotices()).toEqual([]);
  });
});

it.each([
  ['Camp in Bali, Monday', 'Bali', true],
  ['Camp in Baliput', 'Bali', false],
  ['ବାଲିପୁଟରେ ଶିବିର', 'ବାଲି', false],
  ['ବାଲି ଶିବିର', 'ବାଲି', true],
  ['a (b) c', '(b)', true],
  ['anything', '', false],
])('the text “%s” mentions “%s”: %s', (text, name, expected) => {
  expect(mentionsName(text, name)).toBe(expected);
});
