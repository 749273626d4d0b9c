import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

/** The actions without a call of the contract: page views, and ends of a session without a call. */
const recorders = [
  'apps/portal/src/api/call/recordCall.ts',
  'apps/portal/src/api/call/signOut.ts',
  'apps/portal/src/api/monitoring/recordActivity.ts',
  'apps/portal/src/effects/usePageViews.ts',
];

it('the recorded action of a call is defined in its row; no screen records an action itself', () => {
  const files = filesBelow(['apps/portal/src'])
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('recordActivity'));
  expect(files).toEqual(recorders);
});

it('only the service writes into the audit chain, and nothing that a browser sent', () => {
  const files = filesBelow(['apps/server/src'])
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('addActivity('));
  expect(files).toEqual([
    'apps/server/src/db/activity/activityChain.ts',
    'apps/server/src/db/activity/audit.ts',
    'apps/server/src/db/activity/operatorActivity.ts',
  ]);
});
