import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { manifest, template, writePortalBuild } from '../../../../../tests/support/portalBuild.ts';
import { collectLog } from '../../../../../tests/support/serviceLog.ts';
import { createNodeAddressCipher } from '../../ports/addressCipher.ts';
import { languages, sealAddress } from '@temple-land/portal-core';
import { faqs } from '../../db/schema/content.ts';

const origin = 'https://land.temple.example';
const variables = {
  LOG_LEVEL: 'warn',
  DEMO_ON_NETWORK: 'yes',
  PUBLIC_ORIGIN: origin,
  ADDRESS_LIMIT_FACTOR: '1',
};
const root = mkdtempSync(join(tmpdir(), 'portal-data-pages-'));
const folder = join(root, 'dist');
const faultFile = join(root, 'dist-server', 'fault');

let service: TestApp;
let log: string[];
beforeAll(async () => {
  writePortalBuild(root, faultFile);
  service = await makeApp(variables, folder);
  log = collectLog(service);
});
beforeEach(() => {
  log.length = 0;
  // Each test starts with an empty page store.
  service.clock.pass(1);
});
afterEach(() => rmSync(faultFile, { force: true }));
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers = {}) => service.app.inject({ method: 'GET', url, headers });

interface Query {
  queryKey: unknown;
  data: unknown;
}

/** Returns the data from which a page was rendered; `count` is the number of rendered pages so far. */
async function getRendered(url = '/website/faq') {
  const { body } = await get(url);
  const [, text = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
  return JSON.parse(text) as { path: string; language: string; queries: Query[]; count: number };
}

const changeAnswer = (answer: string) => service.deps.db.update(faqs).set({ answer });

/** Expects the prerendered page, and one log line without values of the request. */
async function expectPrerendered(): Promise<void> {
  const { statusCode, body } = await get('/website/faq?lang=or');
  expect([statusCode, body]).toEqual([
    200,
    `<html data-mode="demo" data-origin="${origin}" lang="or"><p>prerendered faq</p>`,
  ]);
  const lines = log.map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([{ level: 40, msg: 'page sent as the build made it' }]);
}

describe('a page whose first view is data', () => {
  it('is rendered from the files of the build and the answers of its calls, in their order', async () => {
    const answers = [await service.call('faq', {}), await service.call('publicStatistics', {})];
    expect(await getRendered()).toMatchObject({
      path: '/website/faq',
      language: 'en',
      build: { template, manifest },
      queries: [
        { queryKey: ['faq'], data: answers[0] },
        { queryKey: ['figures'], data: answers[1] },
      ],
    });
    expect(log).toEqual([]);
  });

  it('contains the mode and the web address, and is asked for anew each time', async () => {
    const { headers, body } = await get('/website/faq');
    expect(body).toContain(`<html data-mode="demo" data-origin="${origin}" lang="en">`);
    expect(body).toContain(`<link href="${origin}/faq">`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, Cookie',
    });
  });

  it('is rendered once while its answers are the same, and not sent again', async () => {
    const [first, second] = [await get('/website/faq'), await get('/website/faq')];
    expect(second.body).toBe(first.body);
    const known = { 'if-none-match': String(first.headers['etag']) };
    expect((await get('/website/faq', known)).statusCode).toBe(304);
  });

  it('is rendered again as soon as an answer is another', async () => {
    const first = await getRendered();
    await changeAnswer('Ask at the tahasil office.');
    const second = await getRendered();
    expect(second.count).toBe(first.count + 1);
    expect(JSON.stringify(second.queries)).toContain('Ask at the tahasil office.');
    expect(await getRendered()).toEqual(second);
  });

  it('is rendered again after a minute', async () => {
    const { count } = await getRendered();
    service.clock.pass(0.5);
    expect((await getRendered()).count).toBe(count);
    service.clock.pass(0.5);
    expect((await getRendered()).count).toBe(count + 1);
  });

  it('is rendered for each language by itself', async () => {
    const inAll = () =>
      Promise.all(languages.map((each) => getRendered(`/website/faq?lang=${each}`)));
    const pages = await inAll();
    expect(pages.map(({ language }) => language)).toEqual(languages);
    expect(new Set(pages.map(({ count }) => count)).size).toBe(3);
    expect(await inAll()).toEqual(pages);
  });

  it('is sent in the language of the cookie', async () => {
    const { body } = await get('/website/faq', { cookie: 'language=hi' });
    expect(body).toContain('lang="hi"');
    expect(body).toContain('"language":"hi"');
  });
});

describe('the prerendered page', () => {
  it('is sent when rendering fails, until it succeeds again', async () => {
    writeFileSync(faultFile, '');
    await expectPrerendered();
    rmSync(faultFile);
    expect(await getRendered('/website/faq?lang=or')).toMatchObject({ language: 'or' });
  });

  it('is sent when the database fails, also if the page was rendered before', async () => {
    const before = await getRendered('/website/faq?lang=or');
    await service.deps.db.execute(sql`ALTER TABLE faqs RENAME TO faqs_away`);
    await expectPrerendered();
    await service.deps.db.execute(sql`ALTER TABLE faqs_away RENAME TO faqs`);
    expect(await getRendered('/website/faq?lang=or')).toEqual(before);
  });

  it('is sent for a page without calls', async () => {
    expect((await get('/home')).body).toContain('<p>prerendered home</p>');
  });
});

it('an address with another query than the language gets the one page, and nothing is rendered', async () => {
  const { count } = await getRendered();
  for (const query of ['page=2', 'lang=or&page=2', 'language=or']) {
    const { body } = await get(`/website/faq?${query}`);
    expect(body).toBe(
      template.replace('<html ', `<html data-mode="demo" data-origin="${origin}" `),
    );
  }
  expect((await getRendered()).count).toBe(count);
});

const hideTender = (id: number, key = service.deps.config.ADDRESS_KEY) =>
  sealAddress(createNodeAddressCipher(key, service.deps.random), 'tender', String(id));

describe('a page that an address hides', () => {
  it('is rendered with what the address hides and the answer about it', async () => {
    const path = `/tender-docs/${hideTender(1)}`;
    const page = await getRendered(path);
    expect(page).toMatchObject({ path, language: 'en' });
    expect(page.queries).toMatchObject([
      { queryKey: ['opened'], data: '1' },
      { queryKey: ['auction'], data: await service.call('auctionPdf', { intid: 1 }) },
    ]);
    expect(await getRendered(path)).toEqual(page);
  });

  it('is the one page for an address that hides nothing, and nothing is rendered', async () => {
    const { count } = await getRendered();
    for (const address of ['12', hideTender(1, 'k'.repeat(43)), `${hideTender(1)}x`]) {
      const { statusCode, body } = await get(`/tender-docs/${address}`);
      expect([statusCode, body]).toEqual([
        200,
        template.replace('<html ', `<html data-mode="demo" data-origin="${origin}" `),
      ]);
    }
    expect((await getRendered()).count).toBe(count);
  });

  it('is the one page after sixty new addresses in a minute from one network address', async () => {
    service.clock.pass(60);
    const bodies = [];
    for (let index = 0; index < 62; index += 1) {
      const { body } = await get(`/tender-docs/${hideTender(1)}`);
      bodies.push(body);
    }
    expect(bodies.map((body) => body.includes('<script>'))).toEqual([
      ...Array.from({ length: 60 }, () => true),
      false,
      false,
    ]);
    expect((await get('/website/faq')).body).toContain('<script>');
  });
});
