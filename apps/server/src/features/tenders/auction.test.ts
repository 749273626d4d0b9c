import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auctions, bids } from '../../db/schema/auctions.ts';
import { isConstraintViolation, isUniqueViolation } from '../../db/errors/sqlState.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the auction behind a tender', () => {
  // Requirement: CA-058
  it('is a positional row', async () => {
    const [tender] = await service.result('tenderSearch', { title: 'quarry', startDate: '' });
    const intid = tender?.tenderAdvertisementId ?? 0;
    const [row = [], ...others] = await service.result('auctionPdf', { intid });
    expect(others).toEqual([]);
    expect(row).toHaveLength(20);
    const at = (days: number, hours = 0) => {
      const close = Date.parse(tender?.closeDate ?? '');
      return new Date(close + (days * 24 + hours) * 3_600_000).toISOString();
    };
    expect(row).toEqual([
      intid,
      '4821/LR',
      '5',
      'Year',
      130,
      'Khordha tahasil',
      tender?.startDate,
      tender?.closeDate,
      tender?.startDate,
      tender?.closeDate,
      tender?.startDate,
      at(0, -2),
      at(2),
      2500,
      56_000,
      at(7),
      at(7, 4),
      tender?.title,
      expect.stringContaining('tahasildar'),
      at(4),
    ]);
  });

  // Requirements: CA-056, CA-057
  it('is the same for both spellings of the key', async () => {
    const both = [
      await service.call('auctionPdf', { intId: 2 }),
      await service.call('auctionPdf', { intid: 2 }),
    ];
    expect(both[0]).toMatchObject({ status: 200 });
    expect(both[0]).toEqual(both[1]);
  });

  it('is not there for an unknown tender, and asked for by a number only', async () => {
    expect(await service.call('auctionPdf', { intId: 999_999 })).toEqual({ status: 404 });
    for (const input of [{}, { intId: '1' }, { intid: 0 }, { intId: null }]) {
      expect((await service.send('auctionPdf', input)).answer).toEqual({ status: 400 });
    }
  });

  it('cannot be stored with an invalid schedule', async () => {
    const [auction] = await service.deps.db.select().from(auctions).limit(1);
    const own = eq(auctions.id, auction?.id ?? 0);
    const set = (changes: Partial<typeof auctions.$inferInsert>) =>
      faultOf(service.deps.db.update(auctions).set(changes).where(own));
    const start = auction?.formMStart ?? new Date();
    for (const changes of [
      { formMEnd: start },
      { downloadEnd: start },
      { technicalStart: start },
      { slotTo: auction?.slotFrom ?? start },
      { leaseUnit: 'Week' },
      { securityAmount: -1 },
    ]) {
      expect(isConstraintViolation(await set(changes))).toBe(true);
    }
  });

  it('takes one bid of a bidder, above nothing', async () => {
    const { userId } = await service.signInAs('citizen');
    const bid = { auctionId: 1, bidderId: userId, placedOn: service.clock.now() };
    const place = (bidderNo: string, amount: number) =>
      faultOf(service.deps.db.insert(bids).values({ ...bid, bidderNo, amount }));
    expect(isConstraintViolation(await place('AUC/2026/0001/01', 0))).toBe(true);
    expect(await place('AUC/2026/0001/01', 100)).toBeUndefined();
    expect(isUniqueViolation(await place('AUC/2026/0001/02', 200))).toBe(true);
  });
});
