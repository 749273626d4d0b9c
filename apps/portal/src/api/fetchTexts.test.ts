import { afterEach, expect, it, vi } from 'vitest';
import { fetchTexts } from './fetchTexts.ts';

afterEach(() => vi.unstubAllGlobals());

it('loads the file of a namespace, and rejects an invalid one', async () => {
  const fetched = vi.fn(async () => Response.json({ lead: 'Ask' }));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchTexts('or', 'tenders')).resolves.toEqual({ lead: 'Ask' });
  expect(fetched).toHaveBeenCalledWith('/assets/i18n/or/tenders.json', expect.anything());
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchTexts('or', 'tenders')).rejects.toThrow('404');
});
