import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testStart } from '../../../../../tests/support/clock.ts';
import { importConfig, importFiles } from '../../../../../tests/support/landFiles/importFiles.ts';
import { people } from '../../../../../tests/support/people.ts';
import { makeAppBeforeEach } from '../../../../../tests/support/serviceHooks.ts';
import { createTextFolder } from '../../../../../tests/support/textFolder.ts';
import { cases } from '../../db/schema/applicationDetails.ts';
import { applications, applicationSteps } from '../../db/schema/applications.ts';
import { users } from '../../db/schema/account.ts';
import { districts, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { incrementSequence } from '../../db/applications/applicationWrites.ts';
import { undoBatch } from './batches/undoBatch.ts';
import { exportRecords } from './exports/exportRecords.ts';

const service = makeAppBeforeEach();
const { folder, write } = createTextFolder();

/** Returns the cells that name a plot of the tahasil of the sample's tahasil officer, without an application. */
async function findPlot() {
  const [plot] = await service.deps.db
    .select({ number: plots.number, mouza: mouzas.nameEn, tahasil: tahasils.nameEn })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(eq(districts.code, 'PUR'))
    .orderBy(plots.id)
    .limit(1);
  if (plot === undefined) throw new Error('The sample has no plot.');
  return `${plot.tahasil},${plot.mouza},${plot.number}`;
}

const landHeadings =
  'application_no,applicant_mobile,kind,tahasil,mouza,plot_no,area,purpose,filed_on,stage,stage_since';
const caseHeadings =
  'application_no,case_no,section,filed_by,respondent,tahasil,mouza,plot_no,area,purpose,filed_on,stage,stage_since';

describe('running applications of an import', () => {
  it('are at their stage with a step, and an undo deletes them', async () => {
    const cells = await findPlot();
    const { db } = service.deps;
    const files = [
      write(
        'land_applications.csv',
        landHeadings,
        `LA/2025/PUR/000777,${people.citizen.loginId},Lease,${cells},0.01,Garden,2025-11-03,Scrutiny,2025-12-01`,
      ),
      write(
        'court_cases.csv',
        caseHeadings,
        `CS/2025/PUR/000778,12/2025,16-A(1),officer.puri,Madan Rout,${cells},0.01,A wall,2025-11-03,Hearing,2025-12-01`,
      ),
    ];
    const { batchId = 0, ...result } = await importFiles(service.deps, files);
    expect(result).toMatchObject({
      faults: [],
      counts: { landApplication: { added: 1 }, courtCase: { added: 1 } },
    });
    const numbers = ['LA/2025/PUR/000777', 'CS/2025/PUR/000778'];
    const find = () =>
      db
        .select()
        .from(applications)
        .where(inArray(applications.number, numbers))
        .orderBy(applications.type);
    const rows = await find();
    expect(rows).toMatchObject([
      {
        type: 2,
        dueOn: expect.any(Date) as Date,
        status: 'P',
        state: 'SCRUTINY',
        holding: 'lease',
        workflowVersion: 1,
      },
      { type: 3, status: 'P', state: 'HEARING', holding: '' },
    ]);
    const ids = rows.map(({ id }) => id);
    expect(await db.$count(applicationSteps, inArray(applicationSteps.applicationId, ids))).toBe(2);
    const [detail] = await db.select().from(cases).where(inArray(cases.applicationId, ids));
    expect(detail).toMatchObject({ section: '16-A(1)', caseNo: '12/2025' });
    expect(await incrementSequence(db, 2, 'PUR', 2025)).toBe(778);
    expect((await importFiles(service.deps, files)).batchId).toBeUndefined();
    await undoBatch(db, importConfig, batchId, { operator: 'operator', now: testStart });
    expect(await find()).toEqual([]);
  });

  it('have faults at their cells', async () => {
    const cells = await findPlot();
    const { db } = service.deps;
    await db
      .update(users)
      .set({ isBlocked: 1 })
      .where(inArray(users.userType, ['O', 'T']));
    const files = [
      write(
        'land_applications.csv',
        landHeadings,
        `LA/2025/PUR/000777,9438999990,Lease,${cells},0.01,Garden,2025-11-03,Scrutiny,2025-10-01`,
        `LA/2025/KHU/000778,${people.citizen.loginId},Gift,${cells},9999,Garden,2025-11-03,Closed,2025-12-01`,
        `LA-1,${people.citizen.loginId},Lease,${cells},0.01,Garden,2025-11-03,Query,2025-12-01`,
      ),
    ];
    const { faults } = await importFiles(service.deps, files);
    expect(faults.map(({ row, field, kind }) => `${row} ${field} ${kind}`)).toEqual([
      '2 applicantMobile unknownRecord',
      '2 stage nobody',
      '2 stageSince unfit',
      '3 applicationNo unfit',
      '3 applicationKind notInList',
      '3 area unfit',
      '3 stage notInList',
      '4 applicationNo badShape',
    ]);
  });

  it.each(['csv', 'xlsx'] as const)(
    'are exported as an import of %s takes them',
    async (format) => {
      const path = join(folder, `export-${format}`);
      mkdirSync(path);
      const entities = ['courtCase', 'landApplication'] as const;
      const counts = await exportRecords(service.deps.db, { format, path, entities });
      const files = entities.map((entity) => join(path, `${entity}s.${format}`));
      const again = await importFiles(service.deps, files);
      expect([again.faults, again.batchId]).toEqual([[], undefined]);
      expect(again.counts['landApplication']?.unchanged).toBe(counts['landApplications']);
      expect(counts['landApplications']).toBeGreaterThan(0);
    },
  );
});
