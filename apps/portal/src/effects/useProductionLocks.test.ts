import { expect, it } from 'vitest';
import { isDevToolsShortcut } from './useProductionLocks.ts';

const key = (name: string, ctrlKey = false, shiftKey = false) => ({ key: name, ctrlKey, shiftKey });

it('recognises the shortcuts of the developer tools', () => {
  expect([key('F12'), key('I', true, true), key('i', true, true)].map(isDevToolsShortcut)).toEqual([
    true,
    true,
    true,
  ]);
  expect([key('i', true), key('I', false, true), key('F11')].map(isDevToolsShortcut)).toEqual([
    false,
    false,
    false,
  ]);
});
