import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { getCurrentKey, type SigningKey } from '../../ports/signingKeys.ts';
import {
  buildCheckCode,
  currentVersion,
  buildVersion1CheckCode,
  isCodeValid,
  parseCheckCode,
  type Attestation,
} from './checkCode.ts';

const config = readConfig({ CODE_KEY: 'a-secret-of-sixteen-or-more' });
const key = getCurrentKey(config);
const attestation: Attestation = {
  kind: 'order',
  number: 'LA/2026/PUR/000001',
  issuedOn: new Date('2026-03-16T06:30:00Z'),
  substance: 'rejected',
  decision: 'Minati Nayak',
};
const code = buildCheckCode(config, attestation);

const isCode = (typed: string, attested = attestation, under: SigningKey = key) => {
  const read = parseCheckCode(typed);
  return read !== undefined && isCodeValid(read, attested, under);
};

describe('the check code of a printout', () => {
  it('has one group for version and key and four for the hash, and is reproducible', () => {
    expect(code).toMatch(/^[2-9][A-HJ-NP-Z2-9]{3}(-[A-HJ-NP-Z2-9]{4}){4}$/);
    expect(code.startsWith(`${currentVersion}`)).toBe(true);
    expect(buildCheckCode(config, { ...attestation })).toBe(code);
  });

  it.each([
    ['kind', { kind: 'receipt' }],
    ['number', { number: 'LA/2026/PUR/000002' }],
    ['moment', { issuedOn: new Date('2026-03-16T06:30:00.001Z') }],
    ['substance', { substance: 'granted' }],
    ['decider', { decision: 'Hari Jena' }],
  ] as const)('differs for another %s', (_, change) => {
    expect(isCode(code, { ...attestation, ...change })).toBe(false);
  });

  it('differs for another key', () => {
    const other = readConfig({ CODE_KEY: 'another-secret-of-sixteen' });
    expect(buildCheckCode(other, attestation).slice(5)).not.toBe(code.slice(5));
    expect(isCode(code, attestation, getCurrentKey(other))).toBe(false);
  });

  it('is accepted in any case and without dashes', () => {
    expect(isCode(code)).toBe(true);
    expect(isCode(code.toLowerCase().replaceAll('-', ''))).toBe(true);
  });

  it('is refused when shortened, lengthened, empty, of another version or with one letter changed', () => {
    const changed = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const others = [code.slice(0, -1), code.slice(0, 4), code.slice(5), `${code}A`, '', changed];
    const next = code.replace(/^./, `${currentVersion + 1}`);
    for (const typed of [...others, next]) expect(isCode(typed)).toBe(false);
  });

  it('is accepted in the format of version 1, whatever later versions attest', () => {
    const printed = buildVersion1CheckCode(key, attestation);
    expect(printed).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(isCode(printed, { ...attestation, decision: 'anybody' })).toBe(true);
    expect(isCode(printed, { ...attestation, substance: 'granted' })).toBe(false);
  });

  it('of version 1 has not changed', () => {
    const before = { ...attestation, issuedOn: new Date('2026-01-02T03:04:05Z') };
    expect(buildVersion1CheckCode(key, before)).toBe('CP8Y-GTKL-MQYS-MXCB');
  });
});
