import { expect, it } from 'vitest';
import { isLoginNameAllowed } from './loginName.ts';

// Requirements: UN-027, VA-019
it.each([
  ['9437000001', 'C', true],
  ['9437000001', 'CI', true],
  ['9437000001', 'O', false],
  ['9437000001', 'T', false],
  ['9437000001', 'A', false],
  ['5437000001', 'CI', false],
  ['123', 'C', false],
  ['943700000a', 'O', true],
  ['admin', 'A', true],
] as const)('the login name %s of type %s: %s', (loginId, userType, isAllowed) => {
  expect(isLoginNameAllowed(loginId, userType)).toBe(isAllowed);
});
