import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { checkCode, isCode, type Vouched } from './checkCode.ts';

const config = readConfig({ CODE_KEY: 'a-secret-of-sixteen-or-more' });
const paper: Vouched = {
  paper: 'order',
  number: 'LA/2026/PUR/000001',
  issuedOn: new Date('2026-03-16T06:30:00Z'),
  substance: 'rejected',
};
const code = checkCode(config, paper);

describe('the code of a paper', () => {
  it('is sixteen letters in four groups, the same each time', () => {
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(checkCode(config, { ...paper })).toBe(code);
  });

  it.each([
    ['kind', { paper: 'receipt' }],
    ['number', { number: 'LA/2026/PUR/000002' }],
    ['moment', { issuedOn: new Date('2026-03-16T06:30:00.001Z') }],
    ['substance', { substance: 'granted' }],
  ] as const)('is another one for another %s', (_, change) => {
    expect(checkCode(config, { ...paper, ...change })).not.toBe(code);
  });

  it('is another one under another key', () => {
    const other = readConfig({ CODE_KEY: 'another-secret-of-sixteen' });
    expect(checkCode(other, paper)).not.toBe(code);
  });

  it('is taken in any case and without dashes', () => {
    expect(isCode(code, code)).toBe(true);
    expect(isCode(code.toLowerCase().replaceAll('-', ''), code)).toBe(true);
  });

  it('is not taken shortened, lengthened, empty or with one letter changed', () => {
    const changed = code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const typed of [code.slice(0, -1), code.slice(0, 4), `${code}A`, '', changed]) {
      expect(isCode(typed, code)).toBe(false);
    }
  });
});
