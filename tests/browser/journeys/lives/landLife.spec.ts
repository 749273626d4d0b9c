import { expect, test } from '@playwright/test';
import { apply } from '../journey.ts';
import { liveToDeed } from './landLife.ts';
import { runLife, ways } from './runLife.ts';

const title =
  'an application through question, visit, valuation, committee, payment and order to the deed';

for (const [name, way] of ways) {
  test(`${title}: ${name}`, async ({ browser, page }) => {
    const record = await runLife({ browser, page }, way, async ({ life, citizen, office }) => {
      const number = await apply(citizen, life);
      await liveToDeed(office, citizen, life, {
        number,
        plotNo: life.plot.plotNo,
        orderNo: 'O/12',
      });
    });
    // Only a part of the plot is leased.
    expect(record.status).toBe('available');
    expect(record.plot.areaLeased).toBeCloseTo(0.01, 4);
    expect(record.events).toEqual(['leaseGranted', 'leaseDeed']);
  });
}
