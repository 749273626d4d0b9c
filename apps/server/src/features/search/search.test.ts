import { and, eq, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { faqs, notices, tenders } from '../../db/schema/content.ts';
import { mouzas, plots } from '../../db/schema/land.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
beforeAll(async () => {
  const { db } = service.deps;
  const createdOn = new Date('2026-10-01T00:00:00Z');
  await db.insert(notices).values([
    {
      title: 'Repair of the Jalahasa tank',
      description: `<p>${'The temple repairs its tanks. '.repeat(20)}</p><p>Sand &amp; <strong>granite</strong> are bought.</p>`,
      createdOn,
    },
    { title: 'ଓ\u0B5Cିଶା ଜମି', description: '<p>ବିଜ୍ଞପ୍ତି</p>', createdOn },
    { title: 'Jalahasa withdrawn', description: '<p>old</p>', createdOn, isActive: false },
  ]);
  await db.insert(tenders).values({
    letterNo: '77/JAL',
    title: 'Lease of the Jalahasa tank, 100% water',
    startDate: createdOn,
    closeDate: new Date('2026-11-01T00:00:00Z'),
  });
  await db.insert(faqs).values({
    place: 900,
    slug: 'who-looks-after-the-tank',
    question: 'Who looks after the Jalahasa tank?',
    answer: 'The temple does.',
  });
});

const search = (words: string) => service.result('siteSearch', { words });
const titles = async (words: string) => (await search(words)).notices.map(({ title }) => title);

describe('a search of the site', () => {
  it('finds what is published, each kind on its own, in any order of the words', async () => {
    const found = await search('TANK jalahasa');
    expect(found.notices.map(({ title }) => title)).toEqual(['Repair of the Jalahasa tank']);
    expect(found.tenders.map(({ letterNo }) => letterNo)).toEqual(['77/JAL']);
    expect(found.questions).toEqual([
      {
        slug: 'who-looks-after-the-tank',
        question: 'Who looks after the Jalahasa tank?',
        excerpt: 'The temple does.',
      },
    ]);
  });

  it('finds a tender by its letter number', async () => {
    const { tenders: found } = await search('77/jal');
    expect(found.map(({ state }) => state)).toEqual(['upcoming']);
  });

  it('shows the words around the hit, without tags', async () => {
    const [notice] = (await search('granite jalahasa')).notices;
    expect(notice?.excerpt).toMatch(/^… .*Sand & granite are bought\.$/);
    expect(notice?.excerpt.length).toBeLessThan(200);
  });

  it('does not search in tags', async () => {
    expect(await titles('jalahasa strong')).toEqual([]);
  });

  it('finds an ampersand, and treats wildcards as plain characters', async () => {
    expect(await titles('sand & granite jalahasa')).toHaveLength(1);
    expect((await search('100% water')).tenders).toHaveLength(1);
    expect((await search('100_ jalahasa')).tenders).toEqual([]);
  });

  it('finds Odia in whichever way its letters are written', async () => {
    expect(await titles('ଓଡ\u0B3Cିଶା')).toEqual(['ଓ\u0B5Cିଶା ଜମି']);
  });

  it('finds the plots of the record by number and place, in three scripts, without their holder', async () => {
    const { db } = service.deps;
    const [row] = await db
      .select({ number: plots.number, nameEn: mouzas.nameEn, nameOr: mouzas.nameOr, id: mouzas.id })
      .from(plots)
      .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
      .where(
        and(
          ne(mouzas.nameOr, ''),
          sql`${plots.number} ~ '^[0-9]+$'`,
          // A tahasil of the same name would bring its other mouzas.
          sql`not exists (select from tahasils where name_en = ${mouzas.nameEn})`,
        ),
      )
      .orderBy(plots.id)
      .limit(1);
    const number = row?.number ?? '';
    const own = { plotNo: number, mouzaId: row?.id, mouza_name: row?.nameEn };
    expect((await search(`${row?.nameEn} ${number}`)).plots).toMatchObject([own]);
    const odia = number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xb66 + Number(digit)));
    expect((await search(`${odia} ${row?.nameOr}`)).plots).toMatchObject([own]);
    expect(Object.keys((await search(`${row?.nameEn} ${number}`)).plots[0] ?? {}).sort()).toEqual(
      'districtId district_name mouzaId mouza_name plotNo tahasilId tehsil_name'.split(' '),
    );
    expect((await search(number)).plots).toEqual([]);
    expect((await search(row?.nameEn ?? '')).plots).toEqual([]);
    await db
      .update(mouzas)
      .set({ isActive: false })
      .where(eq(mouzas.id, row?.id ?? 0));
    expect((await search(`${row?.nameEn} ${number}`)).plots).toEqual([]);
    await db
      .update(mouzas)
      .set({ isActive: true })
      .where(eq(mouzas.id, row?.id ?? 0));
  });

  it('finds nothing for other words, and refuses an empty search', async () => {
    expect(await search('zzqqxx')).toEqual({
      notices: [],
      tenders: [],
      questions: [],
      plots: [],
    });
    expect((await service.send('siteSearch', { words: '  ' })).answer).toEqual({ status: 400 });
  });
});
