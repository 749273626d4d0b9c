import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listEntities } from '@temple-land/portal-core';
import { testStart } from '../../../../../tests/support/clock.ts';
import { importConfig, importFiles } from '../../../../../tests/support/landFiles/importFiles.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { createTextFolder } from '../../../../../tests/support/textFolder.ts';
import { faqs, tenders } from '../../db/schema/content.ts';
import { holidays } from '../../db/schema/holidays.ts';
import { rates } from '../../db/schema/rates.ts';
import { undoBatch } from './batches/undoBatch.ts';
import { exportRecords } from './exports/exportRecords.ts';

const service = makeAppBeforeEach();
const { folder, write } = createTextFolder();

const summarise = ({ faults }: Awaited<ReturnType<typeof importFiles>>) =>
  faults.map(({ row, field, kind }) => `${row} ${field} ${kind}`);

describe('the lists of administrators', () => {
  it.each(['csv', 'xlsx'] as const)(
    'are exported as an import of %s takes them',
    async (format) => {
      const path = join(folder, `lists-${format}`);
      mkdirSync(path);
      const { db } = service.deps;
      const counts = await exportRecords(db, { format, path, entities: listEntities });
      const files = listEntities.map((list) => join(path, `${list}s.${format}`));
      const again = await importFiles(service.deps, files);
      expect([again.faults, again.batchId]).toEqual([[], undefined]);
      for (const list of listEntities) {
        expect([list, again.counts[list]?.unchanged]).toEqual([list, counts[`${list}s`]]);
      }
    },
  );

  it('are added, changed and undone', async () => {
    const { db } = service.deps;
    const [question] = await db.select().from(faqs).orderBy(faqs.id).limit(1);
    if (!question) throw new Error('The sample has no question.');
    await db.update(faqs).set({ usefulYes: 3 }).where(eq(faqs.id, question.id));
    const files = [
      write('holidays.csv', 'date,name,name_or', '2031-01-26,Republic Day,ଗଣତନ୍ତ୍ର ଦିବସ'),
      write(
        'faqs.csv',
        'place,question,answer',
        `${question.place},"${question.question}","First line`,
        'second line"',
      ),
      write(
        'rates.csv',
        'holding,kisam,rate_per_acre,concession_percent,concession_up_to,fee,application_fee,effective_from,order_no',
        'Lease,,2500.50,0,0,10,20,01-04-2031,Order 9',
      ),
      write(
        'tenders.csv',
        'tender_no,title,start_date,close_date',
        'T/9,Stone quarry,2031-01-02 10:30,16/03/2031 17:00',
      ),
    ];
    const { batchId = 0, ...result } = await importFiles(service.deps, files);
    expect(result).toMatchObject({
      faults: [],
      counts: {
        tender: { added: 1 },
        rate: { added: 1 },
        faq: { changed: 1 },
        holiday: { added: 1 },
      },
    });
    const [tender] = await db.select().from(tenders).where(eq(tenders.letterNo, 'T/9'));
    expect(tender?.closeDate.toISOString()).toBe('2031-03-16T11:30:00.000Z');
    const [rate] = await db.select().from(rates).where(eq(rates.orderNo, 'Order 9'));
    expect(rate).toMatchObject({ holding: 'lease', mouzaId: null, ratePerAcre: 2500.5 });
    const findAnswer = () => db.select().from(faqs).where(eq(faqs.id, question.id));
    expect(await findAnswer()).toMatchObject([
      { answer: 'First line\nsecond line', usefulYes: 0, version: question.version + 1 },
    ]);
    await undoBatch(db, importConfig, batchId, { operator: 'operator', now: testStart });
    expect(await findAnswer()).toMatchObject([{ answer: question.answer, usefulYes: 3 }]);
    expect(await db.$count(holidays, eq(holidays.day, '2031-01-26'))).toBe(0);
  });

  it('have faults at their cells', async () => {
    const { db } = service.deps;
    const [tender] = await db.select().from(tenders).where(eq(tenders.isActive, true)).limit(1);
    const files = [
      write(
        'tenders.csv',
        'tender_no,title,start_date,close_date',
        `${tender?.letterNo},Another title,2031-01-02 10:30,2031-01-01`,
      ),
      write(
        'rates.csv',
        'holding,mouza,kisam,rate_per_acre,concession_percent,concession_up_to,fee,application_fee,effective_from,order_no',
        'gift,Nowhere,Unknown,-1,101,0,10,20,soon,Order 9',
      ),
      write('contacts.csv', 'order,office,designation,address', '1,Office,Clerk,Road'),
    ];
    expect(summarise(await importFiles(service.deps, files))).toEqual([
      '2 title differs',
      '2 startDate differs',
      '2 closeDate unfit',
      '2 closeDate differs',
      '2 holding notInList',
      '2 mouza unknownPlace',
      '2 kisam unknownRecord',
      '2 ratePerAcre outOfRange',
      '2 concessionPercent outOfRange',
      '2 effectiveFrom notDate',
      '2 phone needed',
    ]);
  });
});
