import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { currentKey, type SigningKey } from '../../ports/signingKeys.ts';
import {
  checkCode,
  currentVersion,
  firstCheckCode,
  isCodeOf,
  readCode,
  type Vouched,
} from './checkCode.ts';

const config = readConfig({ CODE_KEY: 'a-secret-of-sixteen-or-more' });
const key = currentKey(config);
const paper: Vouched = {
  paper: 'order',
  number: 'LA/2026/PUR/000001',
  issuedOn: new Date('2026-03-16T06:30:00Z'),
  substance: 'rejected',
  decision: 'Minati Nayak',
};
const code = checkCode(config, paper);

const isCode = (typed: string, vouched = paper, under: SigningKey = key) => {
  const read = readCode(typed);
  return read !== undefined && isCodeOf(read, vouched, under);
};

describe('the code of a paper', () => {
  it('is a group for version and key and four of the hash, the same each time', () => {
    expect(code).toMatch(/^[2-9][A-HJ-NP-Z2-9]{3}(-[A-HJ-NP-Z2-9]{4}){4}$/);
    expect(code.startsWith(`${currentVersion}`)).toBe(true);
    expect(checkCode(config, { ...paper })).toBe(code);
  });

  it.each([
    ['kind', { paper: 'receipt' }],
    ['number', { number: 'LA/2026/PUR/000002' }],
    ['moment', { issuedOn: new Date('2026-03-16T06:30:00.001Z') }],
    ['substance', { substance: 'granted' }],
    ['decider', { decision: 'Hari Jena' }],
  ] as const)('is another one for another %s', (_, change) => {
    expect(isCode(code, { ...paper, ...change })).toBe(false);
  });

  it('is another one under another key', () => {
    const other = readConfig({ CODE_KEY: 'another-secret-of-sixteen' });
    expect(checkCode(other, paper).slice(5)).not.toBe(code.slice(5));
    expect(isCode(code, paper, currentKey(other))).toBe(false);
  });

  it('is taken in any case and without dashes', () => {
    expect(isCode(code)).toBe(true);
    expect(isCode(code.toLowerCase().replaceAll('-', ''))).toBe(true);
  });

  it('is not taken shortened, lengthened, empty, of another version or with one letter changed', () => {
    const changed = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const others = [code.slice(0, -1), code.slice(0, 4), code.slice(5), `${code}A`, '', changed];
    const next = code.replace(/^./, `${currentVersion + 1}`);
    for (const typed of [...others, next]) expect(isCode(typed)).toBe(false);
  });

  it('is still taken as it was printed when codes named no version, whatever is attested since', () => {
    const printed = firstCheckCode(key, paper);
    expect(printed).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(isCode(printed, { ...paper, decision: 'anybody' })).toBe(true);
    expect(isCode(printed, { ...paper, substance: 'granted' })).toBe(false);
  });

  it('is the one that was printed then', () => {
    const before = { ...paper, issuedOn: new Date('2026-01-02T03:04:05Z') };
    expect(firstCheckCode(key, before)).toBe('CP8Y-GTKL-MQYS-MXCB');
  });
});
