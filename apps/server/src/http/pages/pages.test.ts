import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';

const origin = 'https://land.temple.example';
const page = '<!doctype html><html lang="en"><title>Portal</title>';
const mark = `data-mode="demo" data-origin="${origin}"`;
const marked = page.replace('<html ', `<html ${mark} `);
const ready = (language: string) =>
  `<!doctype html><html lang="${language}"><link href="%ORIGIN%/home">${'ready '.repeat(299)}`;
const folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));

function build(): void {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'main-AbCd1234.js'), 'start();');
  mkdirSync(join(folder, 'pages'));
  const home = { en: 'home.en.html', or: 'home.or.html', hi: 'home.hi.html' };
  for (const [language, name] of Object.entries(home)) {
    writeFileSync(join(folder, 'pages', name), ready(language));
  }
  const index = {
    redirects: { '/': '/home' },
    files: { '/home': home, '/website/offline': home },
    listed: ['/home'],
  };
  writeFileSync(join(folder, 'pages', 'pages.json'), JSON.stringify(index));
}

let service: TestApp;
let unbuilt: TestApp;
beforeAll(async () => {
  build();
  service = await makeApp({ DEMO_ON_NETWORK: 'yes', PUBLIC_ORIGIN: origin }, folder);
  unbuilt = await makeApp({}, join(folder, 'not-built'));
});
afterAll(async () => {
  await service.close();
  await unbuilt.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => service.app.inject({ method: 'GET', url });

describe('the built portal', () => {
  it.each(['/website/grievance/addgrievance', '/tender-docs/12?x=a.b', '/home?lang=or&x=1'])(
    'answers %s by the one page, which is asked for anew each time',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, marked]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['/home', {}, 'en'],
    ['/home', { cookie: 'x=1; language=or' }, 'or'],
    ['/home?lang=hi', { cookie: 'language=or' }, 'hi'],
    ['/home?lang=fr', { cookie: 'language=../../x' }, 'en'],
  ])('sends %s, asked with %o, ready in %s', async (url, headers, language) => {
    const reply = await service.app.inject({ method: 'GET', url, headers });
    expect(reply.body).toContain(`<html ${mark} lang="${language}">`);
    expect(reply.body).toContain('ready ready');
    expect(reply.headers['vary']).toBe('accept-encoding, Cookie');
  });

  it.each(['br', 'gzip'])(
    'sends a prerendered page compressed as %s, and not again if it is unchanged',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const reply = await service.app.inject({ method: 'GET', url: '/home', headers });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers['vary']).toBe('accept-encoding, Cookie');
      expect(reply.rawPayload.length).toBeLessThan(200);
      const again = { ...headers, 'if-none-match': String(reply.headers['etag']) };
      const known = await service.app.inject({ method: 'GET', url: '/home', headers: again });
      expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    },
  );

  it('adds the origin to a prerendered page', async () => {
    const { body } = await get('/home');
    expect(body).toContain(`<link href="${origin}/home">`);
    expect(body).not.toContain('%ORIGIN%');
  });

  it('lists each indexable page in each language in the sitemap', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${origin}/home`,
      `${origin}/home?lang=or`,
      `${origin}/home?lang=hi`,
    ]);
    expect(body.match(/hreflang="hi"/g)).toHaveLength(3);
  });

  it('excludes the service and closed areas from robots, but not the feeds', async () => {
    const { body } = await get('/robots.txt');
    const lines = body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Allow: /service/tenders/',
        'Disallow: /service/',
        'Disallow: /citizen',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
  });

  it('redirects as the route table says', async () => {
    const reply = await get('/');
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/home']);
  });

  it('lets files with a hash in their name be kept for a year', async () => {
    const reply = await get('/assets/main-AbCd1234.js');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/gone-AbCd1234.js',
    '/pages/pages.json',
    '/manifest.json',
    '/picture.png',
    '/service/unknown',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('answers 404 to %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('"name"');
  });

  // Requirement: UN-106
  it('has security headers', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^camera=\(\), .*geolocation=\(self\)$/),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a page that asks another host', () => {
  const lookup = 'https://ip.example/json?short=1';
  const policyOf = async (app: TestApp) =>
    (await app.app.inject({ method: 'GET', url: '/' })).headers['content-security-policy'];

  it('may ask none but the service, and the IP lookup where one is set', async () => {
    const asking = await makeApp({ IP_LOOKUP_URL: lookup }, folder);
    const told = await asking.app.inject({ method: 'GET', url: '/service/config' });
    expect(told.json()).toMatchObject({ ipLookupUrl: lookup });
    expect(String(await policyOf(asking)).split(';')).toContain(
      "connect-src 'self' https://ip.example",
    );
    expect(String(await policyOf(service)).split(';')).toContain("connect-src 'self'");
    await asking.close();
  });
});

describe('a server before the first build', () => {
  it('answers its calls, and 404 to pages', async () => {
    expect((await unbuilt.call('health', {})).status).toBe(200);
    expect((await unbuilt.app.inject({ method: 'GET', url: '/' })).statusCode).toBe(404);
  });
});
