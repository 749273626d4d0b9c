import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../../../tests/support/listen.ts';
import { makeApp, type TestApp } from '../../../../../tests/support/makeApp.ts';
import { collectLog } from '../../../../../tests/support/serviceLog.ts';
import { attempts, sessions } from '../../db/schema/account.ts';

const secret = 'Sun-Temple-1984';
const fields = new URLSearchParams({ username: 'citizen', password: secret }).toString();
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = `--cut\r\nContent-Disposition: form-data; name="password"\r\n\r\n${secret}\r\n--cut--\r\n`;

const folder = mkdtempSync(join(tmpdir(), 'portal-forms-'));
let service: TestApp;
let log: string[];
let port = 0;
beforeAll(async () => {
  const home = { en: 'home.html', or: 'home.html', hi: 'home.html' };
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en">');
  writeFileSync(join(folder, 'pages', 'home.html'), '<!doctype html><html lang="en">');
  writeFileSync(
    join(folder, 'pages', 'pages.json'),
    JSON.stringify({ redirects: {}, files: { '/home': home } }),
  );
  service = await makeApp({ LOG_LEVEL: 'info' }, folder);
  log = collectLog(service);
  ({ port } = await listen(service));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Reply {
  code: number;
  location: string | undefined;
  cookies: string[] | undefined;
  text: string;
}

/** Posts as a browser does, over a connection of its own; the path is sent to the letter. */
const post = (path: string, type: string | undefined, body: string) =>
  new Promise<Reply>((resolve, reject) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    const sent = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
      const { statusCode: code = 0, headers: given } = answer;
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.once('end', () =>
        resolve({ code, location: given.location, cookies: given['set-cookie'], text }),
      );
    });
    sent.once('error', reject).end(body);
  });

describe('a form that is posted before its script has started', () => {
  it.each([
    ['/home', '/home'],
    ['/login', '/login'],
    ['/no/such/page', '/no/such/page'],
    [`/login?next=%2Fofficer&password=${secret}`, '/login'],
    ['/tender-docs/12?x=a.b', '/tender-docs/12'],
    ['/', '/'],
    ['/%E0%AC%93', '/%E0%AC%93'],
  ])('to %s leads to the page at %s', async (path, location) => {
    for (const [type, body] of [
      [urlencoded, fields],
      ['multipart/form-data; boundary=cut', multipart],
      [undefined, ''],
    ] as const) {
      expect(await post(path, type, body)).toEqual({
        code: 303,
        location,
        cookies: undefined,
        text: '',
      });
    }
  });

  it.each(['//evil.example/login', '///evil.example', '/\\evil.example', '/\\/evil.example'])(
    'to %s leads to no other host',
    async (path) => {
      const { location } = await post(path, urlencoded, fields);
      const there = new URL(location ?? '', 'http://portal.example');
      expect(there.host).toBe('portal.example');
    },
  );

  it.each(['/service/unknown', '/service/api/auth/signinn', '/picture.png', '/pages/pages.json'])(
    'to %s, which is no page, is answered 404',
    async (path) => {
      const { code, location } = await post(path, urlencoded, fields);
      expect([code, location]).toEqual([404, undefined]);
    },
  );

  it.each([
    ['64 kB and a byte', 413, urlencoded, 'x'.repeat(64 * 1024 + 1)],
    ['another type', 415, 'application/json', '{}'],
    ['plain text', 415, 'text/plain', 'password=x'],
  ])('with %s is refused with %i', async (_, status, type, body) => {
    const { code, text } = await post('/login', type, body);
    expect([code, JSON.parse(text)]).toMatchObject([status, { status }]);
  });

  it('with 64 kB is accepted', async () => {
    expect((await post('/login', urlencoded, 'x'.repeat(64 * 1024))).code).toBe(303);
  });

  it('has no effect: no log line, no session, no counted attempt', async () => {
    log.splice(0);
    await post(`/login?password=${secret}`, urlencoded, fields);
    await post('/login', 'multipart/form-data; boundary=cut', multipart);
    await post('/login', 'application/json', JSON.stringify({ password: secret }));
    await post('/login', urlencoded, fields.repeat(4000));
    expect(log.join('\n')).not.toContain(secret);
    expect(log.join('\n')).not.toContain('/login');
    expect(await service.deps.db.select().from(sessions)).toEqual([]);
    expect(await service.deps.db.select().from(attempts)).toEqual([]);
  });

  it('does not affect rate limits', async () => {
    const wrong = { username: 'citizen', password: 'Wrong-Password-1', userType: 'C' as const };
    for (let round = 0; round < 5; round += 1) {
      await post('/login', urlencoded, fields);
      await service.call('login', { ...wrong, ...(await service.captcha()) });
    }
    const { status } = await service.call('login', { ...wrong, ...(await service.captcha()) });
    expect(status).toBe(777);
  });
});
