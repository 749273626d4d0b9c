import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from '../../support/listen.ts';
import { createBeforeAll } from '../../support/serviceHooks.ts';
import { buildUrl } from '../../support/wire.ts';
import { naughty } from './naughty.ts';
import { expectHarmless, startProbe } from './service.ts';
import { targets, tokenFor } from './targets.ts';

const probe = startProbe();
const server = createBeforeAll(() => listen(probe.service));

const fetched = targets.filter(({ row }) => row.method === 'GET');

const headersOf = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const queries = [
  '?',
  '?formId=1&formId=2',
  '?formId[]=1',
  '?formId[x]=1',
  '?formId=1e3',
  '?formId=NaN',
  '?formId=%00',
  '?formId=%ff',
  '?__proto__=1',
  '?__proto__[isAdmin]=1',
  '?constructor.prototype.isAdmin=1',
  '?toString=1',
  '?ticket=a&ticket=b',
  '?ticket[]=a',
  `?ticket=${'a'.repeat(8000)}`,
  `?${'a=1&'.repeat(2000)}`,
  '?=&&&==',
  '?a=%e0%a0',
];

describe('an unknown query', () => {
  it.each(fetched)('causes no server error of $label', async (target) => {
    const token = await tokenFor(probe.service, target);
    const headers = headersOf(token);
    for (const query of queries) {
      const url = buildUrl(target.row.path.replace(/:\w+/, '1')) + query;
      await expectHarmless(probe.service.raw({ method: 'GET', url, headers }));
    }
  });
});

describe('an unknown name', () => {
  const named = fetched.filter(({ row }) => row.path.includes(':'));
  const spellings = naughty.map((text) => encodeURIComponent(Buffer.from(text).toString()));

  it.each(named)('is refused by $label', async (target) => {
    for (const name of spellings) {
      await probe.resetLimits();
      const token = await tokenFor(probe.service, target);
      const headers = headersOf(token);
      for (const suffix of ['', '?ticket=../../etc/passwd']) {
        const url = buildUrl(target.row.path.replace(/:\w+/, name)) + suffix;
        const { code } = await expectHarmless(probe.service.raw({ method: 'GET', url, headers }));
        expect([name, code]).toEqual([name, code === 400 ? 400 : code === 401 ? 401 : 404]);
      }
    }
  });
});

describe('an invalid content type', () => {
  it.each([
    '',
    'json',
    'application/jsonp',
    'application/json, text/plain',
    'application/json; charset=utf-7',
    'text/html',
    'application/octet-stream',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `application/${'x'.repeat(4000)}`,
    'application/json;'.repeat(50),
  ])('causes no server error: %j', async (type) => {
    for (const { row } of targets.filter(({ row: each }) => each.auth === 'anyone')) {
      await probe.resetLimits();
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
      const request = { method: 'POST' as const, url: buildUrl(row.path), headers, payload: '{}' };
      await expectHarmless(probe.service.raw(request));
    }
  });
});

const silentMs = 5_000;

/** Sends raw bytes and returns the first line of the answer; '' if the connection is cut. */
async function firstLineOf(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  // The server may also close the connection, which is allowed.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(text);
  const impatience = setTimeout(() => socket.end(), silentMs);
  await closed;
  clearTimeout(impatience);
  return answer.split('\r\n')[0] ?? '';
}

const head = (line: string, ...headers: string[]) =>
  [line, 'Host: portal', 'Connection: close', ...headers, '', ''].join('\r\n');
const health = 'GET /service/health HTTP/1.1';
const faq = 'POST /service/faq/questionsandanswers HTTP/1.1';

describe('an invalid HTTP request', () => {
  it.each([
    ['a header of 64 kB', head(health, `X-Long: ${'a'.repeat(64 * 1024)}`), /^(HTTP\/1\.1 431|$)/],
    [
      'ten thousand headers',
      head(health, ...Array.from({ length: 10_000 }, (_, n) => `X-${n}: 1`)),
      /^(HTTP\/1\.1 431|$)/,
    ],
    ['two lengths', head(faq, 'Content-Length: 2', 'Content-Length: 3') + '{}', /^HTTP\/1\.1 400/],
    [
      'a length and chunks',
      head(faq, 'Content-Length: 2', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
      /^HTTP\/1\.1 400/,
    ],
    ['a length below nothing', head(faq, 'Content-Length: -1'), /^HTTP\/1\.1 400/],
    [
      'chunks that are none',
      head(faq, 'Content-Type: application/json', 'Transfer-Encoding: chunked') + 'zz\r\n',
      /^(HTTP\/1\.1 400|$)/,
    ],
    ['a method that is none', head('JUMP /service/health HTTP/1.1'), /^HTTP\/1\.1 400/],
    ['no version', 'GET /service/health\r\n\r\n', /^HTTP\/1\.1 [24]/],
    ['no host', 'GET /service/health HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
    ['noise', '\u0000\u0001\u0002\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'an address with a host',
      head('GET http://evil.example/service/health HTTP/1.1'),
      /^HTTP\/1\.1 [24]/,
    ],
    ['an address of 20 kB', head(`GET /service/${'a'.repeat(20_000)} HTTP/1.1`), /^HTTP\/1\.1 4/],
    ['a tunnel', head('CONNECT evil.example:443 HTTP/1.1'), /^(HTTP\/1\.1 4|$)/],
    [
      'a header with a line of its own',
      head(health, 'X-A: b\r\n Set-Cookie: c=1'),
      /^HTTP\/1\.1 400/,
    ],
    [
      'two bearers',
      head(
        'GET /service/api/users/current-user HTTP/1.1',
        'Authorization: Bearer a',
        'Authorization: Bearer b',
      ),
      /^HTTP\/1\.1 401/,
    ],
    [
      'an upgrade to nothing',
      head(health, 'Upgrade: nothing', 'Connection: Upgrade'),
      /^HTTP\/1\.1 [24]/,
    ],
  ])('causes no server error: %s', async (_, text, line) => {
    expect(await firstLineOf(text)).toMatch(line);
  });
});
