import { expect, test } from '@playwright/test';
import { liveToPossession, reportUse } from './courtLife.ts';
import { runLife, ways } from './runLife.ts';

for (const [name, way] of ways) {
  test(`a report through visit, transfer and two hearings to possession: ${name}`, async ({
    browser,
    page,
  }) => {
    const record = await runLife({ browser, page }, way, async ({ life, citizen, office }) => {
      const report = await reportUse(citizen, life, life.plot);
      await liveToPossession(office, life, { report, plotNo: life.plot.plotNo });
    });
    expect(record.plot).toMatchObject({ areaEncroached: 0, verifications: 1 });
    expect(record.events).toEqual([
      'verified',
      'encroachmentFound',
      'caseOpened',
      'evictionOrdered',
      'possessionTaken',
    ]);
  });
}
