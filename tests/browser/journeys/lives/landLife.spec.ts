import { expect, test } from '@playwright/test';
import { apply } from '../journey.ts';
import { liveToDeed } from './landLife.ts';
import { runLife, ways, type Cast } from './runLife.ts';

const title =
  'an application through question, visit, valuation, committee, payment and order to the deed';

// Requirements: RO-002, RO-006, RO-009, RO-010
for (const [name, way] of ways) {
  test(`${title}: ${name}`, async ({ browser, page }) => {
    const live = async ({ life, citizen, office }: Cast) => {
      const number = await apply(citizen, life);
      const { plotNo } = life.plot;
      await liveToDeed(office, citizen, life, { number, plotNo, orderNo: 'O/12' });
    };
    const record = await runLife({ browser, page }, way, live, { isRegisteredOnScreen: true });
    // Only a part of the plot is leased.
    expect(record.status).toBe('available');
    expect(record.plot.areaLeased).toBeCloseTo(0.01, 4);
    expect(record.events).toEqual(['leaseGranted', 'leaseDeed']);
  });
}
