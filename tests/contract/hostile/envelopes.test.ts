import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSealedRequest, sealRequest } from '@temple-land/portal-core';
import { buildRequest, type RawRequest } from '../../support/wire.ts';
import { countRowsByTable } from '../../support/countRows.ts';
import { expectHarmless, startProbe } from './service.ts';
import { renewCaptcha, targets, tokenFor, type Target } from './targets.ts';

const probe = startProbe();

const sealed = targets.filter(({ row }) => hasSealedRequest(row));
const posted = targets.filter(({ row }) => row.method === 'POST');
const depth = 10_000;

/** Returns one of the targets whose body is read by the same code: of the same wire, rights, captcha and kind of schema. */
function oneOfEachKind(all: readonly Target[]): Target[] {
  const kinds = all.map(({ row: { wire, auth, captcha, in: schema } }) =>
    [wire, typeof auth === 'string' ? auth : 'roles', captcha, schema.type].join(),
  );
  return all.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index);
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Sends a request to a target with a given body, as an allowed user. */
async function withBody(target: Target, body: string | Buffer): Promise<RawRequest> {
  const { service } = probe;
  await probe.resetLimits();
  const token = await tokenFor(service, target);
  const request = await buildRequest(service.createSignIn, target.name, target.input, token);
  const headers = { ...request.headers, 'content-type': 'application/json' };
  return { ...request, headers, payload: body };
}

const sendBody = async (target: Target, body: string | Buffer) =>
  expectHarmless(probe.service.raw(await withBody(target, body)));

const signed = (data: string) =>
  JSON.stringify({ REQUEST_DATA: data, REQUEST_TOKEN: probe.service.createSignIn.sign(data) });

/** Valid inputs with different invalid signatures. */
const unsigned: Readonly<
  Record<string, (good: { REQUEST_DATA: string; REQUEST_TOKEN: string }) => string>
> = {
  'no token': ({ REQUEST_DATA }) => JSON.stringify({ REQUEST_DATA }),
  'a token of noughts': (good) => JSON.stringify({ ...good, REQUEST_TOKEN: '0'.repeat(64) }),
  'a token cut short': (good) =>
    JSON.stringify({ ...good, REQUEST_TOKEN: good.REQUEST_TOKEN.slice(0, -1) }),
  'a token in capitals': (good) =>
    JSON.stringify({ ...good, REQUEST_TOKEN: good.REQUEST_TOKEN.toUpperCase() }),
  'a token in a list': (good) => JSON.stringify({ ...good, REQUEST_TOKEN: [good.REQUEST_TOKEN] }),
  'a token that is true': (good) => JSON.stringify({ ...good, REQUEST_TOKEN: true }),
  'data with a blank behind': (good) =>
    JSON.stringify({ ...good, REQUEST_DATA: `${good.REQUEST_DATA} ` }),
  'the keys of an answer': (good) =>
    JSON.stringify({ RESPONSE_DATA: good.REQUEST_DATA, RESPONSE_TOKEN: good.REQUEST_TOKEN }),
  'the envelope in a list': (good) => JSON.stringify([good]),
  'the envelope below the prototype': (good) => `{"__proto__":${JSON.stringify(good)}}`,
  'the input without an envelope': (good) => Buffer.from(good.REQUEST_DATA, 'base64').toString(),
  'an envelope cut short': (good) => JSON.stringify(good).slice(0, -2),
};

// One code opens the envelopes of all calls: each call is sent a third of them, and all calls together are sent all.
const spoiltFor = (target: Target) =>
  Object.values(unsigned).filter((_, index) => (index + sealed.indexOf(target)) % 3 === 0);

describe('an incomplete envelope', () => {
  it.each(sealed)('is refused by $label, and nothing is written', async (target) => {
    const { service } = probe;
    const good = sealRequest(service.createSignIn, target.input);
    const requests = await Promise.all(spoiltFor(target).map(async (spoil) => spoil(good)));
    const token = await tokenFor(service, target);
    const before = await countRowsByTable(service.deps.db);
    for (const payload of requests) {
      const request = await buildRequest(service.createSignIn, target.name, target.input, token);
      const { code, answer } = await expectHarmless(service.raw({ ...request, payload }));
      expect([payload.slice(0, 60), code, answer]).toEqual([
        payload.slice(0, 60),
        400,
        { status: 400, message: 'Bad Request', requestId: expect.any(String) },
      ]);
    }
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });
});

const withJson = posted.filter(({ row }) => row.wire !== 'multipart');
const bodyOf = ({ row }: Target, inner: string) =>
  hasSealedRequest(row) ? signed(base64(inner)) : inner;

describe('a deeply nested body', () => {
  it.each(oneOfEachKind(withJson))('causes no server error of $label', async (target) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const inside = JSON.stringify({ ...target.input, more: 0 }).replace(/0}$/, `${nested}}`);
    for (const inner of [nested, inside]) {
      if (target.row.captcha) await renewCaptcha(probe.service);
      await sendBody(target, bodyOf(target, inner));
    }
    await sendBody(target, nested);
  });
});

describe('a prototype key', () => {
  it.each(withJson)('is ignored by $label', async (target) => {
    const plain = JSON.stringify(target.input).slice(1);
    const reaching = [
      `{"__proto__":{"isAdmin":true},${plain}`,
      `{"constructor":{"prototype":{"isAdmin":true}},${plain}`,
      `{"__proto__":${JSON.stringify(target.input)}}`,
    ].map((inner) => inner.replace(/,}$/, '}'));
    for (const inner of reaching) {
      if (target.row.captcha) await renewCaptcha(probe.service);
      await sendBody(target, bodyOf(target, inner));
      expect(Object.prototype).not.toHaveProperty('isAdmin');
    }
  });
});

describe('a body of ten megabytes', () => {
  const large = Buffer.alloc(10 * 1024 * 1024, 'a');

  it.each(oneOfEachKind(posted))('is not read by $label', async (target) => {
    const { code } = await sendBody(target, large);
    expect([413, 415]).toContain(code);
  });
});

describe('any value', () => {
  it('inside a valid envelope causes no server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sealed), fc.jsonValue(), async (target, value) => {
        await sendBody(target, signed(base64(JSON.stringify(value))));
      }),
      { numRuns: 300, seed: 26 },
    );
  });

  it('in place of an envelope is refused', async () => {
    const envelope = fc.record({ REQUEST_DATA: fc.jsonValue(), REQUEST_TOKEN: fc.jsonValue() });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sealed), envelope, async (target, value) => {
        expect((await sendBody(target, JSON.stringify(value))).code).toBe(400);
      }),
      { numRuns: 150, seed: 27 },
    );
  });
});
