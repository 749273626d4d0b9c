import type { FastifyRequest } from 'fastify';
import {
  findCaller,
  findRefusal,
  findTicketHolder,
  hasRegistrationTicket,
} from '../auth/authorise.ts';
import { findPersonActedFor } from '../auth/representation.ts';
import { withTimeout } from '../withTimeout.ts';
import type { Route } from './readInput.ts';

/** The maximum time for an answer. */
export const answerWithinMs = 20_000;

// A URL opened by the browser has no bearer, but can have a ticket for one file.
function getTicket({ row }: Route, { headers, query }: FastifyRequest): string | undefined {
  if (row.wire !== 'file' || row.method !== 'GET' || headers.authorization !== undefined) {
    return undefined;
  }
  const { ticket } = query as Record<string, unknown>;
  return typeof ticket === 'string' ? ticket : undefined;
}

/** Returns the caller of a route, or the person acted for, and the refusal by the row, if any. */
export async function authoriseRoute(route: Route, request: FastifyRequest) {
  const { auth, openBefore, forPerson, forGuest } = route.row;
  const { deps } = route;
  const { authorization } = request.headers;
  const now = deps.clock();
  if (auth === 'ticket') {
    const isHolder = await withTimeout(
      answerWithinMs,
      hasRegistrationTicket(deps.db, authorization, now),
    );
    return { caller: undefined, refusal: isHolder ? undefined : (401 as const) };
  }
  const ticket = getTicket(route, request);
  if (ticket === undefined && authorization === undefined) {
    return { caller: undefined, refusal: findRefusal({ auth, openBefore }, undefined) };
  }
  const caller = await withTimeout(
    answerWithinMs,
    ticket === undefined
      ? findCaller(deps, authorization, now, { forGuest })
      : findTicketHolder(deps, ticket, now),
  );
  const refusal = findRefusal({ auth, openBefore }, caller);
  if (caller === undefined || refusal !== undefined || !forPerson) return { caller, refusal };
  const person = await withTimeout(answerWithinMs, findPersonActedFor(deps.db, caller, now));
  return { caller: person, refusal };
}
