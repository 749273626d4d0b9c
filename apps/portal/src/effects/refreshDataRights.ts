import { api, type Endpoint } from '@temple-land/portal-core';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call/call.ts';
import { getSession, updateSession } from '../state/session.ts';

const endpoints: Readonly<Record<string, Endpoint>> = api;

/** Returns whether what a call answers depends on the caller's rights to data. */
const isGoverned = (name: unknown) => endpoints[String(name)]?.rights !== undefined;

const isSame = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one === other || (one?.length === other?.length && one?.join() === other?.join());

/**
 * Loads the rights of an officer to data anew. If they have changed, the screens show what they allow, and what was
 * loaded with the former ones is removed and loaded again.
 */
export async function refreshDataRights(queryClient: QueryClient): Promise<void> {
  const session = getSession();
  if (session?.userType !== 'O' && session?.userType !== 'T') return;
  // A failed call leaves the rights as they are: the service decides each call itself.
  const answer = await call('currentUser', {}, { isQuiet: true }).catch(() => undefined);
  if (answer === undefined || !('result' in answer)) return;
  const { dataRights } = answer.result;
  const present = getSession();
  if (present?.token !== session.token || isSame(dataRights, present.dataRights)) return;
  updateSession({ dataRights });
  await queryClient.resetQueries({ predicate: ({ queryKey }) => isGoverned(queryKey[0]) });
}
