import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  hasFileAnswer,
  api,
  hasSealedAnswer,
  message,
  sealResponse,
  type Endpoint,
  type EndpointName,
} from '@temple-land/portal-core';
import { findEarlierAnswer } from '../../db/idempotency.ts';
import { withTimeout } from '../withTimeout.ts';
import { verifyCaptcha } from '../../features/captcha/captcha.ts';
import type { Context, Deps, FileReply, CachedFile } from '../../handler.ts';
import { handlers } from '../../handlers.ts';
import {
  findCaller,
  findTicketHolder,
  findRefusal,
  hasRegistrationTicket,
} from '../auth/authorise.ts';
import { isCallOfThePublic } from '../auth/closedCalls.ts';
import { loadRowRights } from '../auth/rowRights.ts';
import { findPersonActedFor } from '../auth/representation.ts';
import { buildContext } from './buildContext.ts';
import { HttpError } from '../errors.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { nameErased } from './nameErased.ts';
import { parseLanguage } from './parseLanguage.ts';
import { readFromReplica, replicaCalls } from './readFromReplica.ts';
import { readInput, createRequestSecurityLog, type Route } from './readInput.ts';
import { buildRequestKey } from './requestKey.ts';
import { sendFile } from './sendFile.ts';
import type { SignerFinder } from '../auth/signer.ts';

// The maximum time for an answer.
const answerWithinMs = 20_000;

// The one cast of the table: a row's name ties its schema to its handler's types (decision 0001).
type AnyHandler = (input: unknown, context: Context) => Promise<unknown>;

/** The shared services of all routes. */
interface Shared {
  deps: Deps;
  metrics: Metrics;
  findSigner: SignerFinder;
  /** Returns whether the portal is open to the public. */
  isPublic: () => Promise<boolean>;
}

function sendAnswer({ row, signer }: Route, reply: FastifyReply, answer: unknown, code = 200) {
  return reply
    .code(code)
    .header('Cache-Control', 'no-store')
    .type('application/json')
    .send(hasSealedAnswer(row) ? sealResponse(signer, answer) : answer);
}

// An input that does not match its schema; login has its own status for it.
const refuseMalformed = (name: EndpointName) => ({ status: name === 'login' ? 0 : 400 });

// Only login has a status for an expired captcha (decisions, section 7).
const checkCaptcha = (name: EndpointName, verdict: 'wrong' | 'expired') => ({
  status: name === 'login' && verdict === 'expired' ? 429 : 223,
});

type CaptchaInput = { answer: string; captchaId: string };

// A URL opened by the browser has no bearer, but can have a ticket for one file.
function getTicket({ row }: Route, { headers, query }: FastifyRequest): string | undefined {
  if (row.wire !== 'file' || row.method !== 'GET' || headers.authorization !== undefined) {
    return undefined;
  }
  const { ticket } = query as Record<string, unknown>;
  return typeof ticket === 'string' ? ticket : undefined;
}

async function authorise(route: Route, request: FastifyRequest) {
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

// A repeated request gets the stored answer before any further check.
async function runHandler(name: EndpointName, input: unknown, context: Context): Promise<unknown> {
  const handle = (from: Context) => (handlers[name] as AnyHandler)(input, from);
  if (replicaCalls.has(name)) return readFromReplica(context, handle);
  return (await findEarlierAnswer(context.db, context)) ?? handle(context);
}

/** The six steps of every call: authorise, open, check, captcha, handle, seal. */
async function answerCall(
  route: Route,
  { isPublic }: Pick<Shared, 'isPublic'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { name, row, deps, metrics } = route;
  const { caller, refusal } = await authorise(route, request);
  const record = createRequestSecurityLog(route, request, caller);
  if (refusal !== undefined) {
    record('call refused', { reason: refusal });
    return sendAnswer(route, reply, { status: refusal === 401 ? 429 : 403 }, refusal);
  }
  if (isCallOfThePublic(name, caller) && !(await isPublic())) {
    record('call refused', { reason: 'closed' });
    const text = message(parseLanguage(request.headers['accept-language']), 'publication.closed');
    return sendAnswer(route, reply, { status: 403, message: text }, 403);
  }
  const dataRights = await withTimeout(answerWithinMs, loadRowRights(deps.db, row, caller));
  if (dataRights === 'refused') {
    record('call refused', { reason: 'right to data' });
    const text = message(parseLanguage(request.headers['accept-language']), 'report.noData');
    return sendAnswer(route, reply, { status: 403, message: text }, 403);
  }
  const parsed = v.safeParse(row.in, await readInput(route, request));
  if (!parsed.success) {
    if (hasFileAnswer(row)) throw new HttpError(row.method === 'GET' ? 404 : 400);
    return sendAnswer(route, reply, refuseMalformed(name));
  }
  if (row.captcha) {
    const { captchaId, answer } = parsed.output as CaptchaInput;
    const verdict = await verifyCaptcha(deps, captchaId, answer);
    if (verdict !== 'right') {
      record('captcha refused', { reason: verdict });
      return sendAnswer(route, reply, checkCaptcha(name, verdict));
    }
  }
  const input = parsed.output;
  const now = deps.clock();
  const requestKey = buildRequestKey(deps.config, { call: name, row, input, now });
  const context = buildContext(request, reply, { deps, metrics, caller, requestKey, dataRights });
  const answer = await withTimeout(answerWithinMs, runHandler(name, input, context));
  return hasFileAnswer(row)
    ? sendFile(request, reply, answer as FileReply | CachedFile | undefined)
    : sendAnswer(route, reply, nameErased(answer, context.language));
}

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

function mountRow(server: FastifyInstance, name: EndpointName, shared: Shared): void {
  const row: Endpoint = api[name];
  const { deps, metrics, findSigner } = shared;
  const methods: ('GET' | 'POST')[] = row.alsoGet ? ['GET', 'POST'] : [row.method];
  const url = `/${row.path}`;
  server.route({
    method: methods,
    url,
    ...(row.maxBodyBytes === undefined ? {} : { bodyLimit: row.maxBodyBytes }),
    config: { call: name },
    handler: (request, reply) => {
      const signer = findSigner(request.body);
      return answerCall({ name, row, deps, metrics, signer }, shared, request, reply);
    },
  });
  server.route({
    method: allMethods.filter((method) => !methods.some((allowed) => allowed === method)),
    url,
    handler: (_, reply) => {
      void reply.header('Allow', methods.join(', '));
      throw new HttpError(405);
    },
  });
}

/**
 * Registers a route for every row of the contract; a known path with another method answers 405. The multipart plugin
 * is registered for uploads only, because it inspects every request; other rows refuse a form by its type.
 */
export async function mountCalls(server: FastifyInstance, shared: Shared): Promise<void> {
  const names = Object.keys(api) as EndpointName[];
  const isUpload = (name: EndpointName) => api[name].wire === 'multipart';
  for (const name of names) if (!isUpload(name)) mountRow(server, name, shared);
  await server.register(async (uploads) => {
    await uploads.register(multipart, { throwFileSizeLimit: false });
    for (const name of names) if (isUpload(name)) mountRow(uploads, name, shared);
  });
}
