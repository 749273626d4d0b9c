import { expect, it } from 'vitest';
import { createKeys, keyNames } from './settings.ts';

it('an installation keeps the keys that it is given, and makes the others', () => {
  const keys = createKeys({ CODE_KEY: 'given', DATA_KEY: '' });
  expect(Object.keys(keys)).toEqual(keyNames);
  expect(keys['CODE_KEY']).toBe('given');
  expect(keys['DATA_KEY']).toHaveLength(43);
  expect(new Set(Object.values(keys)).size).toBe(keyNames.length);
});
