import { limitRules, serviceBase } from '@temple-land/portal-core';
import * as v from 'valibot';
import { CallError, toHttpError } from '../call/callError.ts';
import { fetchPlain, withTimeoutSignal } from '../call/transport.ts';

const Address = v.optional(v.string(), '');

/** The configuration that the service sends to every visitor: public keys, mode and external addresses. */
export const Configuration = v.object({
  mode: v.picklist(['demo', 'production', 'copy']),
  /** Whether administrators have opened the portal to the public. */
  isPublic: v.optional(v.boolean(), true),
  /** The minutes without use after which a session ends. */
  idleMinutes: v.optional(v.number(), limitRules.idleMinutes.first),
  /** Whether people can register as bidders here. */
  offersBidders: v.optional(v.boolean(), false),
  /** Whether fees and demands can be paid online. */
  offersPayments: v.optional(v.boolean(), false),
  envelopeKey: v.string(),
  addressKey: v.string(),
  /** The key of addresses created before the last change of keys; empty when there is none. */
  previousAddressKey: v.optional(v.string(), ''),
  donationUrl: Address,
  guestHouseUrl: Address,
  landRecordsUrl: Address,
  facebookUrl: Address,
  xUrl: Address,
  youtubeUrl: Address,
  ipLookupUrl: Address,
  /** The host whose absolute addresses get a www prefix. */
  mainHost: Address,
});
export type Configuration = v.InferOutput<typeof Configuration>;

const address = `${serviceBase}config`;

/** Returns the configuration of the service; throws CallError when it cannot be read. */
export async function loadConfiguration(): Promise<Configuration> {
  const response = await fetchPlain(address, { signal: withTimeoutSignal() });
  if (!response.ok) throw toHttpError(response);
  const parsed = v.safeParse(Configuration, await response.json().catch(() => undefined));
  if (!parsed.success) throw new CallError('answer', 'The configuration cannot be read.');
  return parsed.output;
}
