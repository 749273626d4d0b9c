import { beforeAll, describe, expect, it } from 'vitest';
import { publicListMaxEntries } from './publicLists.ts';
import { notices, tenders } from '../schema/content.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const many = 1200;
const day = 86_400_000;

const service = makeAppBeforeAll();
let now = 0;
beforeAll(async () => {
  now = service.clock.now().getTime();
  const { db } = service.deps;
  const numbers = Array.from({ length: many }, (_, index) => index + 1);
  const ago = (days: number) => new Date(now - days * day);
  await db.insert(tenders).values([
    ...numbers.map((number) => ({
      letterNo: `OLD/${number}`,
      title: 'Closed long ago',
      startDate: ago(number + 1),
      closeDate: ago(number),
    })),
    {
      letterNo: 'OPEN/1',
      title: 'Open since long',
      startDate: ago(2 * many),
      closeDate: new Date(now + day),
    },
  ]);
  await db.insert(notices).values(
    numbers.map((number) => ({
      title: `Notice ${number}`,
      description: '<p>Common words</p>',
      createdOn: ago(number),
    })),
  );
});

describe('a public list of very many entries', () => {
  it('contains the newest thousand tenders, including every open one, newest first', async () => {
    const found = await service.result('tenderSearch', { title: '', startDate: '' });
    expect(found).toHaveLength(publicListMaxEntries);
    expect(found.map(({ letterNo }) => letterNo)).toContain('OPEN/1');
    const starts = found.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });

  it('contains the newest thousand notices', async () => {
    const filter = { description: '', startDate: '', endDate: '' };
    const found = await service.result('notificationSearch', filter);
    expect(found).toHaveLength(publicListMaxEntries);
    expect(found.map(({ title }) => title)).not.toContain(`Notice ${many}`);
  });

  it('is limited to twenty results of each kind in the site search', async () => {
    const found = await service.result('siteSearch', { words: 'common' });
    expect(found.notices.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Notice ${index + 1}`),
    );
  });
});
