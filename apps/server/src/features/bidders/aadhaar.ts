import * as v from 'valibot';
import { Aadhaar } from '@temple-land/portal-core';
import { enforceRateLimit, enforceUserRateLimit } from '../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../handler.ts';
import { GatewayUnavailable } from '../../ports/fetchGateway.ts';

const userLimit = { action: 'aadhaar', requests: 10, windowMs: 3_600_000 };
const addressLimit = { action: 'aadhaar', requests: 60, windowMs: 3_600_000 };
const visibleDigits = 4;

/** Parses an Aadhaar number, with or without spaces; undefined if it is invalid. */
export function parseAadhaar(typed: string): string | undefined {
  const digits = typed.replaceAll(' ', '');
  return v.is(Aadhaar, digits) ? digits : undefined;
}

/** Returns the last digits of a number, the only ones that are stored or shown. */
export const getLastDigits = (aadhaar: string) => aadhaar.slice(-visibleDigits);

async function findIdentity(
  { identity, caller, record }: SignedIn,
  aadhaar: string,
  purpose: string,
) {
  try {
    return { name: await identity.nameOf(aadhaar, purpose) };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    record('register not available', { userId: caller.userId });
    return 'unavailable';
  }
}

/**
 * Answers auction/bidderregistraration/getddhar: the name for a number, and the masked number; 400 wrong check digit,
 * 404 unknown number, 503 the register does not answer. The number is only sent to the register.
 */
export const aadhaarLookup: MemberHandler<'aadhaarLookup'> = async ({ adharNo, key }, context) => {
  const { caller } = context;
  await enforceRateLimit(context, addressLimit);
  await enforceUserRateLimit(context, caller.userId, userLimit);
  const aadhaar = parseAadhaar(adharNo);
  if (aadhaar === undefined) return { status: 400 };
  const found = await findIdentity(context, aadhaar, key);
  if (found === 'unavailable') return { status: 503 };
  const { name } = found;
  if (name === undefined) return { status: 404 };
  return { status: 200, result: { name, maskedNo: `XXXX XXXX ${getLastDigits(aadhaar)}` } };
};
