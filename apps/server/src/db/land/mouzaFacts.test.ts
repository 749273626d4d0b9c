import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSample } from '../../../../../tests/support/sampleDatabase.ts';
import { queryRows, type OpenDatabase } from '../database.ts';
import { khatiyans, mouzas, plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { kisams, plotDetails } from '../schema/plotDetails.ts';
import {
  encroachments,
  landSaleCases,
  landUseVerifications,
  mouzaFacts,
  mouzaLandFacts,
} from '../schema/register.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSample();
});
afterAll(() => database.close());

/** The figures of every mouza, computed from the rows in JavaScript. */
async function addedUp() {
  const { db } = database;
  const [books, land, taken, classes, rented, sold, visited] = [
    await db.select().from(khatiyans),
    await db.select().from(plots),
    await db.select().from(encroachments),
    await db.select().from(kisams),
    await db.select().from(leases),
    await db.select().from(landSaleCases),
    await db.select().from(landUseVerifications),
  ];
  const sum = (values: number[]) => Number(values.reduce((all, one) => all + one, 0).toFixed(4));
  const acres = (rows: typeof land) => sum(rows.map(({ area }) => area));
  const isQuarry = (kisam: string) =>
    classes.some((row) => row.name === kisam && ['stone', 'sand'].includes(row.kisamClass));
  const isFinal = (id: number) => books.find((book) => book.id === id)?.rorStatus === 'final';
  const ofPlot = (entries: { plotId: number; area: number }[], plotId: number) => {
    const own = entries.filter((entry) => entry.plotId === plotId);
    return own.length === 0 ? undefined : sum(own.map(({ area }) => area));
  };
  const leased = ({ id, status, area }: (typeof land)[number]) =>
    ofPlot(
      rented.filter(({ state }) => state === 'active'),
      id,
    ) ?? (status === 'leased' ? area : 0);
  const gone = ({ id, status, area }: (typeof land)[number]) =>
    ofPlot(
      sold.filter(({ deedNo, cancelledOn }) => deedNo !== '' && cancelledOn === null),
      id,
    ) ?? (status === 'sold' ? area : 0);
  return (await db.select().from(mouzas).orderBy(mouzas.id)).map(({ id }) => {
    const [own, rows] = [
      books.filter(({ mouzaId }) => mouzaId === id),
      land.filter(({ mouzaId }) => mouzaId === id),
    ];
    return {
      mouzaId: id,
      khatiyans: own.length,
      plots: rows.length,
      area: acres(rows),
      areaFinal: acres(rows.filter(({ khatiyanId }) => isFinal(khatiyanId))),
      areaLeased: sum(rows.map(leased)),
      areaSold: sum(rows.map(gone)),
      areaVacant: sum(
        rows
          .filter(({ status }) => ['available', 'leased', 'sold'].includes(status))
          .map((plot) => Math.max(0, plot.area - leased(plot) - gone(plot))),
      ),
      areaQuarry: acres(rows.filter(({ kisam }) => isQuarry(kisam))),
      areaEncroached: sum(
        taken.filter((row) => row.mouzaId === id && row.state === 'open').map(({ area }) => area),
      ),
      verifications: visited.filter((row) => row.mouzaId === id && row.state === 'completed')
        .length,
      rent: sum(own.map(({ rent }) => rent)),
    };
  });
}

interface LandClass {
  mouzaId: number;
  kisam: string;
  satwa: string;
  rorStatus: string;
}
const describeClass = ({ mouzaId, kisam, satwa, rorStatus }: LandClass) =>
  [mouzaId, kisam, satwa, rorStatus].join('|');

/** Plots and acres by mouza, kisam, satwa and state of the record, computed from the rows in JavaScript. */
async function countedClasses() {
  const books = new Map((await database.db.select().from(khatiyans)).map((row) => [row.id, row]));
  const classes: Record<string, [plots: number, area: number]> = {};
  for (const plot of await database.db.select().from(plots)) {
    const book = books.get(plot.khatiyanId);
    if (!book?.isActive || !plot.isActive) continue;
    const name = describeClass({ ...plot, satwa: book.satwa, rorStatus: book.rorStatus });
    const [count, area] = classes[name] ?? [0, 0];
    classes[name] = [count + 1, Number((area + plot.area).toFixed(4))];
  }
  return classes;
}

async function storedClasses() {
  const rows = await database.db.select().from(mouzaLandFacts);
  return Object.fromEntries(rows.map((row) => [describeClass(row), [row.plots, row.area]]));
}

async function stored() {
  const { recordedOn, version, ...figures } = getTableColumns(mouzaFacts);
  expect([recordedOn.name, version.name]).toEqual(['recorded_on', 'version']);
  expect(await storedClasses()).toEqual(await countedClasses());
  return database.db.select(figures).from(mouzaFacts).orderBy(mouzaFacts.mouzaId);
}

async function versionOf(mouzaId: number): Promise<number> {
  const [row] = await database.db.select().from(mouzaFacts).where(eq(mouzaFacts.mouzaId, mouzaId));
  return row?.version ?? 0;
}

async function twoMouzas() {
  const rows = await database.db.select().from(plots).orderBy(plots.id);
  const [first] = rows;
  const second = rows.find(({ mouzaId }) => mouzaId !== first?.mouzaId);
  if (!first || !second) throw new Error('The sample has one mouza only.');
  return { first, second };
}

describe('the figures of a mouza', () => {
  it('are the sum of its rows after seeding', async () => {
    expect(await stored()).toEqual(await addedUp());
  });

  it('follow a plot that changes, moves and goes', async () => {
    const { db } = database;
    const { first, second } = await twoMouzas();
    const change = { area: 7.5, status: 'leased', kisam: 'Patharabani' };
    await db.update(plots).set(change).where(eq(plots.id, first.id));
    expect(await stored()).toEqual(await addedUp());
    const target = { khatiyanId: second.khatiyanId, mouzaId: second.mouzaId, number: '9001' };
    await db.delete(leases).where(eq(leases.plotId, first.id));
    await db.delete(encroachments).where(eq(encroachments.plotId, first.id));
    await db.execute(sql`delete from land_use_verifications where plot_id = ${first.id}`);
    await db.execute(sql`delete from land_sale_cases where plot_id = ${first.id}`);
    await db.update(plots).set(target).where(eq(plots.id, first.id));
    expect(await stored()).toEqual(await addedUp());
    await db.delete(plotDetails).where(eq(plotDetails.plotId, first.id));
    await db.delete(plots).where(eq(plots.id, first.id));
    expect(await stored()).toEqual(await addedUp());
  });

  it('follow khatiyans, classes and encroachments', async () => {
    const { db } = database;
    const { second } = await twoMouzas();
    await db.update(khatiyans).set({ rorStatus: 'missing', rent: 12.5 });
    expect(await stored()).toEqual(await addedUp());
    await db.update(kisams).set({ kisamClass: 'sand' }).where(eq(kisams.name, second.kisam));
    expect(await stored()).toEqual(await addedUp());
    const { id: plotId, mouzaId } = second;
    const entry = { plotId, mouzaId, area: 0.25, kind: 'Shop', foundOn: '2026-01-05' };
    await db.insert(encroachments).values({ ...entry, state: 'open' });
    expect(await stored()).toEqual(await addedUp());
    await db.update(encroachments).set({ state: 'removed', removedOn: '2026-02-01' });
    expect(await stored()).toEqual(await addedUp());
  });

  it('exist for a new mouza at once, all zero', async () => {
    await database.db.insert(mouzas).values({ id: 90_001, tahasilId: 1, nameEn: 'Nua Gaon' });
    expect((await stored()).at(-1)).toMatchObject({ mouzaId: 90_001, plots: 0, area: 0 });
  });

  it('get a new version with every change that affects a map', async () => {
    const { db } = database;
    const [lease] = await db.select().from(leases).where(eq(leases.state, 'active'));
    const mouzaId = lease?.mouzaId ?? 0;
    const before = await versionOf(mouzaId);
    await db.update(mouzas).set({ nameHi: 'नया' }).where(eq(mouzas.id, mouzaId));
    expect(await versionOf(mouzaId)).toBe(before + 1);
    await db.update(leases).set({ state: 'ended' }).where(eq(leases.mouzaId, mouzaId));
    expect(await versionOf(mouzaId)).toBe(before + 2);
  });
});

describe('the register', () => {
  it('accepts a plot in the mouza of its khatiyan only', async () => {
    const { first, second } = await twoMouzas();
    const wrong = database.db
      .update(plots)
      .set({ mouzaId: second.mouzaId })
      .where(eq(plots.id, first.id));
    await expect(wrong).rejects.toThrow();
  });

  it.each([
    ['Khordha', 'ଖୋର୍ଦ୍ଧା', 'खोर्धा', 'krd'],
    ['Bhubaneswar', 'ଭୁବନେଶ୍ୱର', 'भुवनेश्वर', 'bnsbr'],
    ['Nayagarh', 'ନୟାଗଡ଼', 'नयागढ़', 'nygd'],
  ])('finds %s under one key in three scripts', async (english, odia, hindi, key) => {
    const [row] = await queryRows<Record<string, string>>(
      database.db,
      sql`select place_key(${english}) as en, place_key(${odia}) as or, place_key(${hindi}) as hi`,
    );
    expect(row).toEqual({ en: key, or: key, hi: key });
  });
});
