import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tenders } from '../../db/schema/content.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

const search = (title: string, startDate = '') =>
  service.result('tenderSearch', { title, startDate });

describe('the search of tenders', () => {
  // Requirement: CA-054
  it('gives all of them, the newest first', async () => {
    const days = (await search('')).map(({ startDate }) => startDate);
    expect(days).toHaveLength(10);
    expect(days).toEqual([...days].sort().reverse());
  });

  // Requirement: CA-054
  it('finds part of a title without regard to case, and no wildcards', async () => {
    const found = await search(' QUARRY ');
    expect(found.map(({ letterNo }) => letterNo)).toEqual(['4821/LR']);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
  });

  // Requirements: CA-054, UN-124
  it('finds what opens on a day or later, by Indian time', async () => {
    const lettersFrom = async (day: string) =>
      (await search('', day)).map(({ letterNo }) => letterNo);
    expect(await lettersFrom('2026-03-05')).toContain('4821/LR');
    expect(await lettersFrom('2026-03-06')).not.toContain('4821/LR');
    expect(await lettersFrom('2030-01-01')).toEqual([]);
  });
});

describe('the file of a tender', () => {
  // Requirement: CA-061
  it('can be fetched by its public name', async () => {
    const [tender] = await search('quarry');
    const { code, headers } = await service.send('tenderDownload', {
      uploadDoc: tender?.uploadDoc,
    });
    expect(code).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(tender?.uploadDoc ?? 'a name');
  });

  // Requirement: CA-062
  it.each(['unknown.pdf', '..', 'x'.repeat(120), 'x'.repeat(121), "' or 1=1"])(
    'is not found, or not asked for, by the name %j',
    async (uploadDoc) => {
      const { code } = await service.send('tenderDownload', { uploadDoc });
      expect([400, 404]).toContain(code);
    },
  );
});

describe('the details of a tender', () => {
  const details = (id: number) => service.result('tenderDetails', { tenderAdvertisementId: id });

  it('are the tender of the list, with its auction by position', async () => {
    const [tender] = await search('timber');
    const found = await details(tender?.tenderAdvertisementId ?? 0);
    expect(tender).toMatchObject(found.tender);
    expect(found.auction?.slice(0, 2)).toEqual([tender?.tenderAdvertisementId, tender?.letterNo]);
  });

  it('have the state by the clock of the service, to the millisecond', async () => {
    const closes = service.clock.now();
    const before = (ms: number) => new Date(closes.getTime() - ms);
    const opens = before(2);
    const [row] = await service.deps.db
      .insert(tenders)
      .values({ letterNo: 'S-1', title: 'Lease of a well', startDate: opens, closeDate: closes })
      .returning();
    const own = eq(tenders.id, row?.id ?? 0);
    const state = async (startDate: Date, closeDate: Date) => {
      await service.deps.db.update(tenders).set({ startDate, closeDate }).where(own);
      return (await details(row?.id ?? 0)).state;
    };
    expect(await state(opens, closes)).toBe('open');
    expect(await state(opens, before(1))).toBe('closed');
    expect(await state(closes, before(-1))).toBe('open');
    expect(await state(before(-1), before(-2))).toBe('upcoming');
    expect((await details(row?.id ?? 0)).auction).toBeNull();
  });
});
