import { afterEach, expect, it, vi } from 'vitest';
import { getConfiguration } from './configuration.ts';

const configuration = { mode: 'demo', envelopeKey: 'a', addressKey: 'b' };

afterEach(() => vi.unstubAllGlobals());

it('is loaded again by the next use after a failure, and then once', async () => {
  const fetched = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json(configuration)),
  );
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await expect(getConfiguration()).rejects.toMatchObject({ failure: 'unavailable' });
  expect(await getConfiguration()).toMatchObject({ mode: 'demo' });
  await getConfiguration();
  expect(fetched).toHaveBeenCalledTimes(2);
});
