import { afterEach, expect, it, vi } from 'vitest';
import { isEntryReplaced } from './newBuild.ts';

const address = 'https://land.example.in/login';
const entry = 'https://land.example.in/assets/index-abc.js';

afterEach(() => vi.restoreAllMocks());

const answer = (respond: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(respond);

it('another first script of the page says that the portal was upgraded', async () => {
  const page = (name: string) => new Response(`<script type="module" src="/assets/${name}.js">`);
  answer(async () => page('index-def'));
  expect(await isEntryReplaced(address, entry)).toBe(true);
  answer(async () => page('index-abc'));
  expect(await isEntryReplaced(address, entry)).toBe(false);
});

it('a server that does not answer, or answers with a failure, was not upgraded', async () => {
  answer(async () => new Response('closed', { status: 503 }));
  expect(await isEntryReplaced(address, entry)).toBe(false);
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isEntryReplaced(address, entry)).toBe(false);
});
