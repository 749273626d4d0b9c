import { expect, it } from 'vitest';
import { getNotificationPath } from './notificationPath.ts';

const number = 'LA/2026/PUR/000001';

it.each([
  ['CI', 'application', number, '', '/citizen/applications/LA-2026-PUR-000001'],
  ['C', 'message', number, '', '/officer/filed/LA-2026-PUR-000001'],
  ['O', 'work', number, '', '/officer/applications?open=LA%2F2026%2FPUR%2F000001'],
  ['T', 'message', number, '', '/officer/applications?open=LA%2F2026%2FPUR%2F000001'],
  ['A', 'application', number, '', undefined],
  ['A', 'change', '', '', '/admin/changes'],
  ['O', 'change', '', '', undefined],
  ['CI', 'tender', '', '/website/tender/7', '/website/tender/7'],
  ['CI', 'correction', '', '', '/citizen/corrections'],
  ['T', 'correction', '', '', '/officer/corrections'],
  ['A', 'correction', '', '', undefined],
  ['CI', 'account', '', '', undefined],
] as const)('%s opens a notification of kind %s at %s%s: %s', (...values) => {
  const [userType, kind, applicationNo, path, expected] = values;
  expect(getNotificationPath(userType, { kind, applicationNo, path })).toBe(expected);
});
