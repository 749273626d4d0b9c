import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSamplePlaces, type Place } from '../../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { applications } from '../../../db/schema/applications.ts';
import { khatiyans, mouzas, plots } from '../../../db/schema/land.ts';

const service = makeAppBeforeAll();
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const strangers = createBeforeAll(() => officersElsewhere(service));
let places: Place[];
let mouza: typeof mouzas.$inferSelect;
beforeAll(async () => {
  places = await loadSamplePlaces(service);
  const inTahasil = places.filter(({ tahasil }) => tahasil === 'Brahmagiri');
  const rows = await service.deps.db.select().from(mouzas).orderBy(mouzas.id);
  const found = rows.find(({ id, nameEn }) => {
    return nameEn !== 'Brahmagiri' && inTahasil.some(({ villageCode }) => villageCode === id);
  });
  mouza = found ?? expect.fail('Brahmagiri has no mouza of another name.');
});

const search = (text: string, user = officer) => service.result('landSearch', { text }, user.token);
const mouzaIds = async (text: string, user = officer) =>
  (await search(text, user)).mouzas.map(({ villageCode }) => villageCode);

describe('a mouza', () => {
  it('is found first by its name in any of three scripts', async () => {
    for (const name of [mouza.nameEn, mouza.nameOr, mouza.nameHi, mouza.nameEn.toUpperCase()]) {
      expect([name, (await mouzaIds(name))[0]]).toEqual([name, mouza.id]);
    }
  });

  it('is found by the beginning of its name and by spellings of the same sound', async () => {
    const { db } = service.deps;
    const own = eq(mouzas.id, mouza.id);
    await db
      .update(mouzas)
      .set({ nameEn: 'Khandagiri', nameOr: 'ଖଣ୍ଡଗିରି', nameHi: 'खंडगिरि' })
      .where(own);
    for (const typed of ['Khandagir', 'Khanda', 'Kandagiri', 'Khondogiri', 'Khandaghiri', 'ଖଣ୍ଡ']) {
      expect([typed, (await mouzaIds(typed)).includes(mouza.id)]).toEqual([typed, true]);
    }
    expect(await mouzaIds('Zzxqwv')).toEqual([]);
    const { nameEn, nameOr, nameHi } = mouza;
    await db.update(mouzas).set({ nameEn, nameOr, nameHi }).where(own);
  });

  it('is found before one with the same name if the tahasil is given', async () => {
    const { db } = service.deps;
    const other = places.find(({ district, tahasil }) => {
      return district === 'PUR' && tahasil !== 'Brahmagiri';
    });
    const twin = eq(mouzas.id, other?.villageCode ?? 0);
    const [before] = await db.select().from(mouzas).where(twin);
    const { nameEn, nameOr, nameHi } = mouza;
    await db.update(mouzas).set({ nameEn, nameOr, nameHi }).where(twin);
    expect(await mouzaIds(nameEn)).toEqual(expect.arrayContaining([mouza.id, before?.id]));
    expect((await mouzaIds(`${nameEn} Brahmagiri`))[0]).toBe(mouza.id);
    expect((await mouzaIds(`${nameEn} ${other?.tahasil}`))[0]).toBe(before?.id);
    if (!before) return;
    const { nameEn: en, nameOr: or, nameHi: hi } = before;
    await db.update(mouzas).set({ nameEn: en, nameOr: or, nameHi: hi }).where(twin);
  });

  it('has its names, figures and place on the map', async () => {
    const [found] = (await search(mouza.nameEn)).mouzas;
    const own = places.filter(({ villageCode }) => villageCode === mouza.id);
    expect(found).toMatchObject({
      district_name: 'Puri',
      tehsil_name: 'Brahmagiri',
      nameOr: mouza.nameOr,
      plots: own.length,
    });
    expect(found?.extent?.maxX).toBeGreaterThan(found?.extent?.minX ?? Infinity);
  });
});

describe('a number', () => {
  it('of a khatiyan or a plot is found in the mouza that is named', async () => {
    const { db } = service.deps;
    const [book] = await db.select().from(khatiyans).where(eq(khatiyans.mouzaId, mouza.id));
    const [plot] = await db.select().from(plots).where(eq(plots.mouzaId, mouza.id));
    const byKhata = await search(`khata ${book?.number} ${mouza.nameEn}`);
    const byPlot = await search(`plot ${plot?.number} ${mouza.nameOr}`);
    expect(byKhata.khatiyans.map(({ khataNoId }) => khataNoId)).toContain(book?.id);
    const found = byKhata.khatiyans.find(({ khataNoId }) => khataNoId === book?.id);
    const own = await db
      .select({ code: plots.code })
      .from(plots)
      .where(eq(plots.khatiyanId, book?.id ?? 0));
    expect(found?.plotCodes.toSorted()).toEqual(own.map(({ code }) => code).toSorted());
    expect((found?.extent?.maxX ?? 0) > (found?.extent?.minX ?? 0)).toBe(true);
    expect(byKhata.plots).toEqual([]);
    expect(byPlot.plots.map(({ plotCode }) => plotCode)).toContain(plot?.code);
    expect(byPlot.khatiyans).toEqual([]);
  });

  it('is found in the whole territory, as khatiyan and as plot', async () => {
    const { khatiyans: books, plots: land } = await search('1');
    expect(books.length).toBeGreaterThan(1);
    expect(
      new Set([...books.map(({ khataNo }) => khataNo), ...land.map(({ plotNo }) => plotNo)]),
    ).toEqual(new Set(['1']));
    expect(new Set(books.map(({ district_name }) => district_name))).toEqual(new Set(['Puri']));
    expect(land.length).toBeGreaterThan(1);
  });

  it('is found by its code, too', async () => {
    const own = places.find(({ villageCode }) => villageCode === mouza.id);
    expect((await search(own?.plotCode ?? '')).plots[0]?.plotCode).toBe(own?.plotCode);
  });
});

describe('a search', () => {
  it('returns nothing of another district or tahasil', async () => {
    const own = places.find(({ villageCode }) => villageCode === mouza.id);
    for (const stranger of [strangers.otherDistrict, strangers.otherTahasil]) {
      const found = await search(`1 ${mouza.nameEn}`, stranger);
      expect(found.mouzas.map(({ villageCode }) => villageCode)).not.toContain(mouza.id);
      expect((await search(own?.plotCode ?? '', stranger)).plots).toEqual([]);
    }
    const tahasilOfficer = await service.signInAs('tahasilOfficer');
    expect((await mouzaIds(mouza.nameEn, tahasilOfficer))[0]).toBe(mouza.id);
    expect(await mouzaIds(mouza.nameEn, strangers.everywhere)).toContain(mouza.id);
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '??', 'aeiou', '🙂', '💥 1', '٣٨'])(
    'for %j answers without a match or a fault',
    async (text) => {
      const answer = await service.call('landSearch', { text }, officer.token);
      expect(answer.status).toBe(200);
    },
  );

  it('returns at most twenty results of each kind', async () => {
    for (const list of Object.values(await search('1', strangers.everywhere))) {
      expect(list.length).toBeLessThanOrEqual(20);
    }
  });
});

describe('an application', () => {
  it('is found by its number, on its plot or else its mouza, by the officers of its place alone', async () => {
    const [row] = await service.deps.db
      .select()
      .from(applications)
      .where(eq(applications.districtId, 1))
      .orderBy(applications.id)
      .limit(1);
    const number = row?.number ?? expect.fail('Puri has no application.');
    const { applications: found } = await search(number.toLowerCase());
    expect(found.map(({ applicationNo }) => applicationNo)).toEqual([number]);
    expect(found[0]?.extent).not.toBeNull();
    expect((await search(number, strangers.otherDistrict)).applications).toEqual([]);
    expect((await search('plot 1')).applications).toEqual([]);
  });
});
