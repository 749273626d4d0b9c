import { timingSafeEqual } from 'node:crypto';
import {
  landApplicationFields,
  newestAttestation,
  quarryFields,
  reportFields,
} from '@temple-land/portal-core';
import type { Config } from '../../config.ts';
import { getCurrentKey, hmac, hmacWithoutId, type SigningKey } from '../../ports/signingKeys.ts';

/** The kinds of printout that have a check code. */
export type PrintoutKind = 'receipt' | 'order' | 'application' | 'notice' | 'letter' | 'erasure';

/** The facts that a check code attests; the code changes with any of them. */
export interface Attestation {
  kind: PrintoutKind;
  number: string;
  issuedOn: Date;
  /** The other attested content, for example the decision. */
  substance: string;
  /** For an order, the deciding officer and the order number; else empty. */
  decision: string;
}

const firstVersion = 1;

/**
 * The version of newly printed codes. A code contains its version, so that codes printed before a new attested field
 * stay valid. Codes of version 1 do not contain it.
 */
export const currentVersion = Math.max(
  2,
  ...[landApplicationFields, reportFields, quarryFields].map(newestAttestation),
);

function buildPayload(version: number, attestation: Attestation): string {
  const { kind, number, issuedOn, substance, decision } = attestation;
  const moment = issuedOn.toISOString();
  return JSON.stringify(
    version === firstVersion
      ? [kind, number, moment, substance]
      : [version, kind, number, moment, substance, decision],
  );
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const hashLetterCount = 16;
const keyLetterCount = 3;
const codePattern = new RegExp(
  `^(?:([2-9])([A-Z2-9]{${keyLetterCount}}))?[A-Z2-9]{${hashLetterCount}}$`,
);

const toLetters = (bytes: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, at) => alphabet[(bytes[at] ?? 0) % 32] ?? '').join('');

const formatCode = (code: string) => code.replaceAll(/(.{4})(?!$)/g, '$1-');

/** Returns the three letters that identify a key in a check code. */
export const getKeyLetters = ({ id }: Pick<SigningKey, 'id'>): string =>
  toLetters(Buffer.from(id, 'hex'), keyLetterCount);

function buildRawCode(key: SigningKey, version: number, attestation: Attestation): string {
  const payload = buildPayload(version, attestation);
  if (version === firstVersion)
    return toLetters(hmacWithoutId(key, 'check of papers', payload), hashLetterCount);
  return (
    `${version}` + getKeyLetters(key) + toLetters(hmac(key, 'papers', payload), hashLetterCount)
  );
}

/**
 * Builds the check code of a printout: the version, three letters for the key, and 80 bits of a keyed hash, in letters
 * that are hard to confuse.
 */
export const buildCheckCode = (config: Config, attestation: Attestation): string =>
  formatCode(buildRawCode(getCurrentKey(config), currentVersion, attestation));

/** Builds the check code of version 1, which contains neither version nor key. */
export const buildVersion1CheckCode = (key: SigningKey, attestation: Attestation): string =>
  formatCode(buildRawCode(key, firstVersion, attestation));

/** The parts of an entered check code. */
export interface EnteredCode {
  code: string;
  version: number;
  /** The letters of the key; empty in version 1. */
  keyLetters: string;
}

/** Parses an entered check code, with or without dashes and in any case; undefined for an invalid format. */
export function parseCheckCode(typed: string): EnteredCode | undefined {
  const code = typed.toUpperCase().replaceAll('-', '');
  const [found, digit = firstVersion, named = ''] = codePattern.exec(code) ?? [];
  const version = Number(digit);
  if (found === undefined || version > currentVersion) return undefined;
  return { code, version, keyLetters: named };
}

/** Returns whether an entered code is the check code of a printout under a key; compares in constant time. */
export function isCodeValid(
  { code, version }: EnteredCode,
  attestation: Attestation,
  key: SigningKey,
): boolean {
  const [left, right] = [code, buildRawCode(key, version, attestation)].map((text) =>
    Buffer.from(text),
  );
  return (
    left?.length === right?.length && timingSafeEqual(left ?? Buffer.of(), right ?? Buffer.of())
  );
}
