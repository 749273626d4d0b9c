import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

/** A page view, and the end of a session without a call, have no row in the contract. */
const recorders = [
  'apps/portal/src/api/call/recordCall.ts',
  'apps/portal/src/api/call/signOut.ts',
  'apps/portal/src/api/monitoring/recordActivity.ts',
  'apps/portal/src/effects/usePageViews.ts',
];

it('what a call records is a field of its row: no screen records an action by hand', () => {
  const files = filesBelow(['apps/portal/src'])
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('recordActivity'));
  expect(files).toEqual(recorders);
});

it('only the service writes into the chain: nothing that a browser told reaches it', () => {
  const files = filesBelow(['apps/server/src'])
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('addActivity('));
  expect(files).toEqual([
    'apps/server/src/db/activity/activityChain.ts',
    'apps/server/src/db/activity/audit.ts',
  ]);
});
