import { api, type Endpoint, type EndpointName } from '@temple-land/portal-core';
import { getGuest } from '../../state/guest.ts';
import { getSession } from '../../state/session.ts';

/** Returns the token of a call: that of the session, or of the guest where guests may call. */
export function getCallToken(name: EndpointName, session = getSession()): string | undefined {
  const { forGuest }: Endpoint = api[name];
  return session?.token ?? (forGuest ? getGuest()?.token : undefined);
}
