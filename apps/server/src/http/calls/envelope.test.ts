import { beforeAll, describe, expect, it } from 'vitest';
import {
  api,
  sealRequest,
  type Endpoint,
  type EndpointName,
  type Signer,
} from '@temple-land/portal-core';
import type { Person } from '../../../../../tests/support/people.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildUrl, type RawRequest } from '../../../../../tests/support/wire.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';

const rows = Object.entries(api) as [EndpointName, Endpoint][];
const sealedRows = rows.filter(([, row]) => row.wire === 'sealed');
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const json = { 'content-type': 'application/json' };
const mobile = '9438000777';

const service = makeAppBeforeAll();
let before: Record<string, number>;
beforeAll(async () => {
  before = await countRowsByTable(service.deps.db);
});

const post = (
  path: string,
  payload: string,
  headers: Record<string, string> = json,
): RawRequest => ({
  method: 'POST',
  url: buildUrl(path),
  headers,
  payload,
});

async function nothingWasWritten() {
  expect(await countRowsByTable(service.deps.db)).toEqual(before);
  expect(service.sms.sent).toEqual([]);
}

const signed = (signer: Signer, data: string) =>
  JSON.stringify({ REQUEST_DATA: data, REQUEST_TOKEN: signer.sign(data) });

const good = (signer: Signer) => sealRequest(signer, { mobileno: mobile });
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Invalid request bodies. */
const hostile: readonly (readonly [name: string, body: (signer: Signer) => string])[] = [
  ['no body', () => ''],
  ['an empty object', () => '{}'],
  ['null', () => 'null'],
  ['a number', () => '7'],
  ['a text', () => '"sealed"'],
  ['an array', () => '[]'],
  ['an array that holds a good envelope', (signer) => JSON.stringify([good(signer)])],
  ['text that is not JSON', () => '{"REQUEST_DATA":'],
  [
    'a token that is missing',
    (signer) => JSON.stringify({ ...good(signer), REQUEST_TOKEN: undefined }),
  ],
  // Requirement: EV-008
  ['a wrong token', (signer) => JSON.stringify({ ...good(signer), REQUEST_TOKEN: '0'.repeat(64) })],
  [
    'a token in capitals',
    (signer) =>
      JSON.stringify({ ...good(signer), REQUEST_TOKEN: good(signer).REQUEST_TOKEN.toUpperCase() }),
  ],
  [
    'a token that is a list',
    (signer) => JSON.stringify({ ...good(signer), REQUEST_TOKEN: [good(signer).REQUEST_TOKEN] }),
  ],
  [
    'altered data',
    (signer) =>
      JSON.stringify({ ...good(signer), REQUEST_DATA: base64('{"mobileno":"9438000778"}') }),
  ],
  [
    'data that is an object',
    (signer) => JSON.stringify({ ...good(signer), REQUEST_DATA: { mobileno: mobile } }),
  ],
  ['signed data that is not base64', (signer) => signed(signer, '{"mobileno":"9438000777"}')],
  ['signed base64 with blanks', (signer) => signed(signer, 'eyJh Ijox fQ==')],
  ['signed data that is not JSON', (signer) => signed(signer, base64('mobileno=9438000777'))],
  [
    'signed data that is not UTF-8',
    (signer) => signed(signer, Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64')),
  ],
  [
    'a good envelope below the prototype',
    (signer) => `{"__proto__":${JSON.stringify(good(signer))}}`,
  ],
  [
    'a good envelope below the constructor',
    (signer) => `{"constructor":{"prototype":${JSON.stringify(good(signer))}}}`,
  ],
];

describe('a sealed call', () => {
  it.each(hostile)('refuses %s with 400 and writes nothing', async (_, body) => {
    const { code, answer } = await service.raw(
      post(api.sendRegOtp.path, body(service.createSignIn)),
    );
    expect(code).toBe(400);
    expect(answer).toEqual({ status: 400, message: 'Bad Request', requestId: expect.any(String) });
    await nothingWasWritten();
  });

  it.each([
    ['an array', []],
    ['null', null],
    ['a text', 'mobileno'],
    ['nothing', {}],
    ['a number for a text', { mobileno: 9438000777 }],
    ['a list for a text', { mobileno: [mobile] }],
    ['a NUL in a text', { mobileno: `${mobile}\u0000` }],
    ['half a character', { mobileno: '\ud83d' }],
  ])('answers 400 to %s inside a good envelope', async (_, input) => {
    const { code, answer } = await service.send('sendRegOtp', input);
    expect([code, answer]).toEqual([200, { status: 400 }]);
    await nothingWasWritten();
  });

  it('does not take fields from a prototype inside a good envelope', async () => {
    const inner = `{"__proto__":{"mobileno":"${mobile}"}}`;
    const { answer } = await service.raw(
      post(api.sendRegOtp.path, signed(service.createSignIn, base64(inner))),
    );
    expect(answer).toEqual({ status: 400 });
    expect(Object.prototype).not.toHaveProperty('mobileno');
    await nothingWasWritten();
  });

  it('refuses a body of 65 kB with 413', async () => {
    const body = JSON.stringify({ REQUEST_DATA: 'x'.repeat(65 * 1024), REQUEST_TOKEN: '' });
    expect((await service.raw(post(api.sendRegOtp.path, body))).code).toBe(413);
    await nothingWasWritten();
  });

  it.each([
    ['text/plain'],
    ['application/xml'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=line'],
  ])('refuses the content type %s with 415', async (type) => {
    const request = post(api.sendRegOtp.path, JSON.stringify(good(service.createSignIn)), {
      'content-type': type,
    });
    expect((await service.raw(request)).code).toBe(415);
    await nothingWasWritten();
  });

  const personFor = ({ auth }: Endpoint): Person => {
    if (!Array.isArray(auth) || auth.includes('CI')) return 'citizen';
    if (auth.includes('O')) return 'landOfficer';
    return auth.includes('T') ? 'tahasilOfficer' : 'administrator';
  };

  it.each(sealedRows)('%s refuses an unsealed body', async (name, row) => {
    const { token } = await service.signInAs(personFor(row));
    const headers = { ...json, authorization: `Bearer ${token}` };
    expect((await service.raw(post(row.path, '{"mobileno":"1"}', headers))).code, name).toBe(400);
  });
});

describe('requests outside the contract', () => {
  it.each(rows)('%s answers 405 to every method that is not its own', async (_, row) => {
    const own: string[] = row.alsoGet ? ['GET', 'POST'] : [row.method];
    for (const method of methods.filter((name) => !own.includes(name))) {
      const reply = await service.app.inject({ method, url: buildUrl(row.path) });
      expect([method, reply.statusCode]).toEqual([method, 405]);
      expect(reply.headers['allow']).toBe(own.join(', '));
    }
  });

  it.each([
    'api/unknown',
    'api/generatetoken/more',
    'API/generatetoken',
    'api//generatetoken',
    'demo/users',
    'downloadDocument/..%2F..%2Fpackage.json',
    'downloadDocument/unknown.pdf',
    'commonCaptchaGenerator/audio/unknown',
  ])('answers 404 to %s', async (path) => {
    const reply = await service.app.inject({ method: 'GET', url: buildUrl(path) });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status: 404, message: 'Not Found' });
  });

  it.each(['api/%zz', `downloadDocument/${'x'.repeat(300)}`])(
    'answers 400 to the address %s without repeating it',
    async (path) => {
      const reply = await service.app.inject({ method: 'GET', url: buildUrl(path) });
      expect(reply.json()).toEqual({
        status: 400,
        message: 'Bad Request',
        requestId: expect.any(String),
      });
    },
  );
});

describe('an empty request', () => {
  it.each([
    ['no content type', {}],
    ['a JSON content type, as the portal sends it', json],
  ])('draws a captcha with %s', async (_, headers) => {
    const { code, answer } = await service.raw(post(api.captchaGenerate.path, '', headers));
    expect([code, answer]).toEqual([200, expect.objectContaining({ status: 200 })]);
  });

  // Requirements: CA-012, UN-073, UN-080
  it.each(['captchaGenerate', 'summary', 'faq'] as const)('%s answers GET too', async (name) => {
    const url = buildUrl(api[name].path);
    const { code, answer } = await service.raw({ method: 'GET', url, headers: {} });
    expect([code, answer]).toEqual([200, expect.objectContaining({ status: 200 })]);
  });
});

describe('numbers and days that no record can have', () => {
  it('are refused with 400', async () => {
    const { token } = await service.signInAs('citizen');
    const far = await service.send('applyLandDraft', { applicationId: 9_000_000_000 }, token);
    expect(far.answer).toEqual({ status: 400 });
    const early = { description: '', startDate: '0000-01-01', endDate: '' };
    const search = await service.send('notificationSearch', early);
    expect(search.answer).toEqual({ status: 400 });
  });
});
