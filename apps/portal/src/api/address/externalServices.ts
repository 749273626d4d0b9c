import { buildBearerHeader, isMessageEngineOn } from '@temple-land/portal-core';
import * as v from 'valibot';
import { toHttpError } from '../call/callError.ts';
import { fetchPlain } from '../call/transport.ts';

const IpLookupAnswer = v.object({ ip: v.pipe(v.string(), v.ip()) });

/**
 * Returns the public IP address of this browser as the lookup service at `url` reports it (spec 7); throws without one.
 */
export async function lookUpIp(url: string): Promise<string> {
  const response = await fetchPlain(url);
  if (!response.ok) throw toHttpError(response);
  return v.parse(IpLookupAnswer, await response.json()).ip;
}

/** An external messaging service: the address for push tokens, and the bearer it has issued to the portal. */
export interface MessagingService {
  url: string;
  bearer: string;
}

/**
 * Registers a push token of this browser with an external messaging service (spec 7), by that service's
 * own bearer. Nothing is sent while the message engine is off (spec 9). Throws CallError when it is refused.
 */
export async function registerPushToken(
  token: string,
  { url, bearer }: MessagingService,
  isEngineOn: boolean = isMessageEngineOn,
): Promise<void> {
  if (!isEngineOn) return;
  const response = await fetchPlain(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...buildBearerHeader(bearer) },
    body: JSON.stringify({ token }),
  });
  if (!response.ok) throw toHttpError(response);
}
