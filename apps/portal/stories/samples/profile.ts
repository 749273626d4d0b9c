import type { Input, Output } from '@temple-land/portal-core';
import { users } from '../screen/users.ts';

/** Returns the details of a user of the stories. */
export function getDetails({ userId }: Input<'getDetails'>): Output<'getDetails'> {
  const user = Object.values(users).find((each) => each.userId === userId) ?? users.citizen;
  const { token: _token, userRoleId, ...details } = user;
  return { status: 200, result: { ...details, userRollId: userRoleId } };
}

/** Who has read records about the user. */
export const accessLedger = {
  status: 200,
  result: {
    rows: [
      {
        by: 'Anita Dash',
        role: 'Land officer',
        record: 'LA/2026/PUR/000001',
        purpose: 'decision',
        firstOn: '2026-11-08T05:00:00.000Z',
        lastOn: '2026-11-12T07:30:00.000Z',
        times: 3,
      },
    ],
    total: 1,
  },
} satisfies Output<'accessLedger'>;

const { token: _token, userRoleId, ...citizen } = users.citizen;

/** The details of the citizen of the stories. */
export const details = {
  status: 200,
  result: { ...citizen, userRollId: userRoleId },
} satisfies Output<'getDetails'>;

/** The postal address and the nominee of the citizen of the stories. */
export const personalDetails = {
  status: 200,
  result: {
    address: 'Plot 14, Sample Street\nSample Town, Puri',
    pinCode: '752001',
    nomineeName: 'Ranjan Behera',
    nomineeRelation: 'Son',
  },
} satisfies Output<'personalDetailsRead'>;
