import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { placeListMethods, type Language } from '@temple-land/portal-core';
import { applyFor, findPlace } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { mouzas } from '../schema/land.ts';

const service = makeAppBeforeAll();
const place = createBeforeAll(() => findPlace(service));

const odia = /^[\p{Script=Oriya}\s\d-]+$/u;

async function listDistricts(language?: Language) {
  const browser = service.otherBrowser(language);
  const rows = await browser.result('fillDropDown', { method: placeListMethods.districts });
  return rows.map((row) => ('district_name' in row ? row.district_name : ''));
}

async function listPlots(language?: Language) {
  const { token } = await service.signInAs('citizen');
  const { villageCode: mouza_id } = place;
  const books = await service.result('fillDropDown', {
    method: placeListMethods.khatians,
    mouza_id,
  });
  const book = books.find((row) => 'khata_no' in row && row.khata_no === place.khataNo);
  const khata_no_id = book !== undefined && 'khata_no_id' in book ? book.khata_no_id : 0;
  return service.otherBrowser(language).result('plotList', { khata_no_id }, token);
}

async function checkPlot(language: Language) {
  const [plot] = await listPlots();
  const input = { villageCode: place.villageCode, plotNo: plot?.plotNo ?? '' };
  const asked = { ...input, ...(await service.captcha()) };
  return service.otherBrowser(language).result('plotCheck', asked);
}

describe('places', () => {
  it('are listed in the language of the request, English without one', async () => {
    expect(await listDistricts()).toEqual(['Khordha', 'Puri']);
    expect(await listDistricts('en')).toEqual(['Khordha', 'Puri']);
    expect(await listDistricts('or')).toEqual(['ଖୋର୍ଦ୍ଧା', 'ପୁରୀ']);
    expect((await listDistricts('hi')).join('')).toMatch(/^\p{Script=Devanagari}+$/u);
  });

  it('have their English name where the language has none', async () => {
    const { villageCode: id } = place;
    const { db } = service.deps;
    const [before] = await db.select().from(mouzas).where(eq(mouzas.id, id));
    await db.update(mouzas).set({ nameOr: '' }).where(eq(mouzas.id, id));
    const { district_name, mouza_name } = await checkPlot('or');
    await db
      .update(mouzas)
      .set({ nameOr: before?.nameOr ?? '' })
      .where(eq(mouzas.id, id));
    expect(district_name).toMatch(odia);
    expect(mouza_name).toBe(before?.nameEn);
  });

  it('of applications are in the language for citizen and officer', async () => {
    const { token, userId } = await service.signInAs('citizen');
    await applyFor(service, { token, userId }, place);
    const page = { createdBy: userId, pageNumber: 1, pageSize: 10 };
    const reader = service.otherBrowser('or');
    const { rows } = await reader.result('appliedLand', page, token);
    expect(rows[0]?.tehsil_name).toMatch(odia);
    const officer = await service.signInAs('landOfficer');
    const asked = { applicationType: 2 as const, pageNumber: 1, pageSize: 10 };
    const queue = await reader.result('officerQueue', asked, officer.token);
    expect(queue.rows[0]?.mouza_name).toMatch(odia);
  });

  it('of the public figures are in the language, each from its own cache', async () => {
    const read = async (language?: Language) => {
      const { districts, tahasils } = await service
        .otherBrowser(language)
        .result('publicStatistics', {});
      return [districts[0]?.district_name ?? '', tahasils[0]?.tehsil_name ?? ''];
    };
    const english = await read();
    for (const name of await read('or')) expect(name).toMatch(odia);
    expect(await read()).toEqual(english);
  });
});

describe('a kisam', () => {
  it('is named in the language of the request', async () => {
    const [english] = await listPlots();
    const [translated] = await listPlots('or');
    expect(english?.kissam).toMatch(/^[A-Za-z \d-]+$/);
    expect(translated?.kissam).toMatch(odia);
    expect((await checkPlot('or')).kissam).toMatch(odia);
  });
});
