import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The kinds of paper that can be checked. */
export type PaperKind = 'receipt' | 'order' | 'application';

/** The facts that a code vouches for; the code changes with any of them. */
export interface Vouched {
  paper: PaperKind;
  number: string;
  issuedOn: Date;
  /** What else the paper states as its substance, for example the decision. */
  substance: string;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const letters = 16;
const group = 4;

/** Gives the check code of a paper: 80 bits of a keyed hash in letters that are hard to confuse. */
export function checkCode({ CODE_KEY }: Config, vouched: Vouched): string {
  const { paper, number, issuedOn, substance } = vouched;
  const key = createHmac('sha256', CODE_KEY).update('check of papers').digest();
  const hash = createHmac('sha256', key)
    .update(JSON.stringify([paper, number, issuedOn.toISOString(), substance]))
    .digest();
  const signs = Array.from({ length: letters }, (_, at) => alphabet[(hash[at] ?? 0) % 32] ?? '');
  return signs.join('').replaceAll(new RegExp(`(.{${group}})(?!$)`, 'g'), '$1-');
}

const plain = (code: string) => code.toUpperCase().replaceAll('-', '');

/** Compares a typed code, with or without dashes and in any case, in constant time. */
export function isCode(typed: string, code: string): boolean {
  const [left, right] = [Buffer.from(plain(typed)), Buffer.from(plain(code))];
  return left.length === right.length && timingSafeEqual(left, right);
}
