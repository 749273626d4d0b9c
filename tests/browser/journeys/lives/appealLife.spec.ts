import { expect, test } from '@playwright/test';
import { applyOverHttp } from '../applyOverHttp.ts';
import { liveToRejection } from './appealLife.ts';
import { runLife, ways } from './runLife.ts';

for (const [name, way] of ways) {
  test(`an application that is rejected, and its appeal before the committee: ${name}`, async ({
    browser,
    page,
  }) => {
    const record = await runLife({ browser, page }, way, async ({ life, citizen, office }) => {
      const number = await applyOverHttp(citizen, life);
      const { plotNo } = life.plot;
      await liveToRejection(office, citizen, life, { number, plotNo });
    });
    expect(record.status).toBe('available');
    expect(record.plot.areaLeased).toBe(0);
    expect(record.events).toEqual([]);
  });
}
