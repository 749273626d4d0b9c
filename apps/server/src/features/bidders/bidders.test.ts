import { describe, expect, it } from 'vitest';
import { isVerhoeff, tempFileLifeMs } from '@temple-land/portal-core';
import { uploadTemporaryFile } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import { queryRows } from '../../db/database.ts';
import { bidders } from '../../db/schema/applicationDetails.ts';
import { documents as papers } from '../../db/schema/documents.ts';
import { deleteUnusedFiles } from '../../db/maintenance/deleteUnusedFiles.ts';
import { isNotNull, sql } from 'drizzle-orm';

const number = (beginning: string) => {
  const digit = [...'0123456789'].find((last) => isVerhoeff(beginning + last)) ?? '';
  return beginning + digit;
};
const aadhaar = number('23456789012');

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

const lookup = async (adharNo: string, who = citizen) =>
  service.send('aadhaarLookup', { adharNo, key: 'bidder' }, who.token);

describe('the lookup of an Aadhaar number', () => {
  // Requirement: UN-058
  it('gives a name and the last four digits', async () => {
    const { answer } = await lookup(aadhaar.replace(/(\d{4})(?=\d)/g, '$1 '));
    const maskedNo = `XXXX XXXX ${aadhaar.slice(-4)}`;
    expect(answer).toEqual({ status: 200, result: { name: expect.any(String), maskedNo } });
  });

  it.each([
    '',
    '1234',
    `1${aadhaar.slice(1)}`,
    `${aadhaar.slice(0, 11)}${(Number(aadhaar[11]) + 1) % 10}`,
  ])('answers 400 to %j', async (wrong) => {
    expect((await lookup(wrong)).answer).toEqual({ status: 400 });
  });

  it('answers 404 to an unknown number', async () => {
    const { identity } = service.deps;
    service.deps.identity = { nameOf: async () => undefined };
    expect((await lookup(aadhaar)).answer).toEqual({ status: 404 });
    service.deps.identity = identity;
  });

  it('is refused after ten in an hour, to that user only', async () => {
    const other = await service.signInAs('otherCitizen');
    const codes = [];
    for (let count = 0; count < 12; count += 1) codes.push((await lookup(aadhaar, other)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 503, 503]);
    expect((await lookup(aadhaar)).code).toBe(200);
  });
});

describe('the registration as a bidder', () => {
  const tenderOf = async (state: 'open' | 'future' | 'closed') => {
    const tenders = await service.result('tenderSearch', { title: '', startDate: '' });
    const now = service.clock.now().toISOString();
    const found = tenders.find(({ startDate, closeDate }) => {
      if (state === 'future') return startDate > now;
      return state === 'closed' ? closeDate < now : startDate <= now && now <= closeDate;
    });
    return found?.tenderAdvertisementId ?? 0;
  };
  const register = async (tenderAdvertisementId: number, changes: object = {}, who = citizen) => {
    const request = { tenderAdvertisementId, adharNo: aadhaar, documents: [], ...changes };
    return (await service.send('bidderRegistration', request, who.token)).answer;
  };

  it('returns one number, also for ten parallel requests, and stores four digits only', async () => {
    const id = await tenderOf('open');
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(id)));
    expect(answers[0]).toEqual({
      status: 200,
      result: { bidderNo: expect.stringMatching(/^AUC\/2026\/\d{4}\/01$/) },
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await service.deps.db.select().from(bidders);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.aadhaarEnd).toBe(aadhaar.slice(-4));
    const other = await service.signInAs('otherCitizen');
    const documents = [await uploadTemporaryFile(service, other.token)];
    expect(await register(id, { documents }, other)).toMatchObject({
      result: { bidderNo: expect.stringMatching(/\/02$/) },
    });
    const { db, files } = service.deps;
    const [paper] = await db.select().from(papers).where(isNotNull(papers.bidderId));
    expect(paper?.watermark).toMatch(/^For AUC\/2026\/\d{4}\/02 only, /);
    const later = new Date(service.clock.now().getTime() + 2 * tempFileLifeMs);
    await deleteUnusedFiles(db, files, later);
    expect(await db.$count(papers, isNotNull(papers.bidderId))).toBe(1);
  });

  it('is refused before the start, after the close and for no tender', async () => {
    for (const state of ['future', 'closed'] as const) {
      expect(await register(await tenderOf(state))).toEqual({ status: 409 });
    }
    expect(await register(999_999)).toEqual({ status: 409 });
  });

  it.each([
    ['a wrong number', { adharNo: '123456789012' }],
    ['a file of nobody', { documents: ['never-uploaded-xxxxxxxxx'] }],
    ['no list of files', { documents: 'x' }],
  ])('is refused with %s and writes nothing', async (_, changes) => {
    const tenders = await service.result('tenderSearch', { title: '', startDate: '' });
    const now = service.clock.now().toISOString();
    const free = tenders.findLast((one) => one.startDate <= now && now <= one.closeDate);
    const before = await countRowsByTable(service.deps.db);
    expect(await register(free?.tenderAdvertisementId ?? 0, changes)).toMatchObject({
      status: 400,
    });
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  // Requirement: UN-058
  it('leaves the whole number nowhere in the database', async () => {
    const columns = await queryRows<{ table: string; column: string }>(
      service.deps.db,
      sql`select table_name as "table", column_name as "column" from information_schema.columns
          where table_schema = 'public' and data_type in ('text', 'jsonb')`,
    );
    expect(columns.length).toBeGreaterThan(50);
    for (const { table, column } of columns) {
      const found = await queryRows(
        service.deps.db,
        sql`select 1 from ${sql.identifier(table)}
            where ${sql.identifier(column)}::text like ${`%${aadhaar}%`} limit 1`,
      );
      expect([table, column, found.length]).toEqual([table, column, 0]);
    }
  });
});
