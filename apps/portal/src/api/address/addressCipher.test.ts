import { sealAddress } from '@temple-land/portal-core';
import { afterEach, expect, it, vi } from 'vitest';
import { createAddressCipher, openHiddenAddress } from './addressCipher.ts';

afterEach(() => vi.unstubAllGlobals());

it('opens an address encrypted with the previous key, but not with another key', async () => {
  const keys = { addressKey: 'new-key', previousAddressKey: 'key-before' };
  const configuration = { mode: 'demo', envelopeKey: 'e', ...keys };
  vi.stubGlobal('fetch', async () => Response.json(configuration));
  const opened = (key: string) =>
    openHiddenAddress('tender', sealAddress(createAddressCipher(key), 'tender', '12'));
  expect(await opened('new-key')).toBe('12');
  expect(await opened('key-before')).toBe('12');
  expect(await opened('another-key')).toBeUndefined();
});
