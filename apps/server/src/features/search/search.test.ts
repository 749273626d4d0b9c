import { beforeAll, describe, expect, it } from 'vitest';
import { faqs, notices, tenders } from '../../db/schema/content.ts';
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

  it('finds nothing for other words, and refuses an empty search', async () => {
    expect(await search('zzqqxx')).toEqual({ notices: [], tenders: [], questions: [] });
    expect((await service.send('siteSearch', { words: '  ' })).answer).toEqual({ status: 400 });
  });
});
