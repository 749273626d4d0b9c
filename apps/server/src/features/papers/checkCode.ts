import { timingSafeEqual } from 'node:crypto';
import { landApplicationFields, newestAttestation } from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { currentKey, hmac, hmacWithoutId, type SigningKey } from '../../ports/signingKeys.ts';

/** The kinds of paper that can be checked. */
export type PaperKind = 'receipt' | 'order' | 'application';

/** The facts that a code vouches for; the code changes with any of them. */
export interface Vouched {
  paper: PaperKind;
  number: string;
  issuedOn: Date;
  /** What else the paper states as its substance, for example the decision. */
  substance: string;
  /** Of an order, who decided and its number. */
  decision: string;
}

const firstVersion = 1;

/**
 * The version of the codes that are printed today. A code names its version, so that a field that is attested since
 * a later one leaves the codes that were printed before valid. Codes of the first version name none.
 */
export const currentVersion = Math.max(2, newestAttestation(landApplicationFields));

function payloadOf(version: number, vouched: Vouched): string {
  const { paper, number, issuedOn, substance, decision } = vouched;
  const moment = issuedOn.toISOString();
  return JSON.stringify(
    version === firstVersion
      ? [paper, number, moment, substance]
      : [version, paper, number, moment, substance, decision],
  );
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const letters = 16;
const keyLetters = 3;
const shape = new RegExp(`^(?:([2-9])([A-Z2-9]{${keyLetters}}))?[A-Z2-9]{${letters}}$`);

const toLetters = (bytes: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, at) => alphabet[(bytes[at] ?? 0) % 32] ?? '').join('');

const inGroups = (code: string) => code.replaceAll(/(.{4})(?!$)/g, '$1-');

/** Returns the letters by which codes name a key. */
export const keyName = ({ id }: Pick<SigningKey, 'id'>): string =>
  toLetters(Buffer.from(id, 'hex'), keyLetters);

function codeUnder(key: SigningKey, version: number, vouched: Vouched): string {
  const payload = payloadOf(version, vouched);
  if (version === firstVersion)
    return toLetters(hmacWithoutId(key, 'check of papers', payload), letters);
  return `${version}` + keyName(key) + toLetters(hmac(key, 'papers', payload), letters);
}

/**
 * Returns the check code of a paper: the version of what it attests, three letters for the key, and 80 bits of a
 * keyed hash, in letters that are hard to confuse.
 */
export const checkCode = (config: Config, vouched: Vouched): string =>
  inGroups(codeUnder(currentKey(config), currentVersion, vouched));

/** Returns the check code of a paper as it was printed before codes named a version and a key. */
export const firstCheckCode = (key: SigningKey, vouched: Vouched): string =>
  inGroups(codeUnder(key, firstVersion, vouched));

/** A code as it was typed, with or without dashes and in any case. */
export interface TypedCode {
  code: string;
  version: number;
  /** The letters of the key; empty when the code names none. */
  keyName: string;
}

/** Reads a typed code; undefined when no paper of ours can carry it. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.toUpperCase().replaceAll('-', '');
  const [found, digit = firstVersion, named = ''] = shape.exec(code) ?? [];
  const version = Number(digit);
  if (found === undefined || version > currentVersion) return undefined;
  return { code, version, keyName: named };
}

/** Compares a typed code with the code of a paper under a key, in constant time. */
export function isCodeOf({ code, version }: TypedCode, vouched: Vouched, key: SigningKey): boolean {
  const [left, right] = [code, codeUnder(key, version, vouched)].map((text) => Buffer.from(text));
  return (
    left?.length === right?.length && timingSafeEqual(left ?? Buffer.of(), right ?? Buffer.of())
  );
}
