import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openRequest, openResponse, sealRequest, sealResponse, type Signer } from './envelope.ts';

const signer: Signer = {
  encode: (text) => Buffer.from(text, 'utf8').toString('base64'),
  decode: (base64) => Buffer.from(base64, 'base64').toString('utf8'),
  sign: (data) => `signed ${data}`,
  equals: (a, b) => a === b,
};

describe('the envelope', () => {
  it('opens any JSON value that was sealed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const opened = { ok: true, value: JSON.parse(JSON.stringify(value)) };
        expect(openRequest(signer, sealRequest(signer, value))).toEqual(opened);
        expect(openResponse(signer, sealResponse(signer, value))).toEqual(opened);
      }),
    );
  });

  it('refuses changed data and changed hashes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (value, more) => {
        const { REQUEST_DATA, REQUEST_TOKEN } = sealRequest(signer, value);
        const refused = { ok: false, reason: 'token' };
        const touchedData = { REQUEST_DATA: REQUEST_DATA + more, REQUEST_TOKEN };
        const touchedHash = { REQUEST_DATA, REQUEST_TOKEN: REQUEST_TOKEN + more };
        expect(openRequest(signer, touchedData)).toEqual(refused);
        expect(openRequest(signer, touchedHash)).toEqual(refused);
      }),
    );
  });

  it('compares the whole hash, not only its length', () => {
    const { REQUEST_DATA, REQUEST_TOKEN } = sealRequest(signer, { id: 1 });
    const other = `${REQUEST_TOKEN.slice(0, -1)}~`;
    const refused = { ok: false, reason: 'token' };
    expect(openRequest(signer, { REQUEST_DATA, REQUEST_TOKEN: other })).toEqual(refused);
    expect(openResponse(signer, { RESPONSE_DATA: REQUEST_DATA, RESPONSE_TOKEN: other })).toEqual(
      refused,
    );
  });

  // Requirement: EV-006
  it('parses nothing before the hash is verified', () => {
    const decode = vi.fn(signer.decode);
    const body = { REQUEST_DATA: 'e30=', REQUEST_TOKEN: 'wrong' };
    expect(openRequest({ ...signer, decode }, body)).toEqual({ ok: false, reason: 'token' });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{}'],
    ['a list', []],
    ['no fields', {}],
    ['data without a hash', { REQUEST_DATA: 'e30=', RESPONSE_DATA: 'e30=' }],
    ['a hash without data', { REQUEST_TOKEN: 'x', RESPONSE_TOKEN: 'x' }],
    ['numbers', { REQUEST_DATA: 1, REQUEST_TOKEN: 2, RESPONSE_DATA: 1, RESPONSE_TOKEN: 2 }],
  ])('refuses %s by its shape', (_, body) => {
    expect(openRequest(signer, body)).toEqual({ ok: false, reason: 'shape' });
    expect(openResponse(signer, body)).toEqual({ ok: false, reason: 'shape' });
  });

  it('does not accept an answer as a request', () => {
    expect(openRequest(signer, sealResponse(signer, {}))).toEqual({ ok: false, reason: 'shape' });
  });
});
