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
  type MessageKey,
} from '@temple-land/portal-core';
import { findEarlierAnswer } from '../../db/idempotency.ts';
import { withTimeout } from '../withTimeout.ts';
import { verifyCaptcha } from '../../features/captcha/captcha.ts';
import type { Context, Deps, FileReply, CachedFile } from '../../handler.ts';
import { handlers } from '../../handlers.ts';
import { isCallOfThePublic } from '../auth/closedCalls.ts';
import { loadRowRights } from '../auth/rowRights.ts';
import { answerWithinMs, authoriseRoute } from './authoriseRoute.ts';
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

// A repeated request gets the stored answer before any further check.
async function runHandler(name: EndpointName, input: unknown, context: Context): Promise<unknown> {
  const handle = (from: Context) => (handlers[name] as AnyHandler)(input, from);
  if (replicaCalls.has(name)) return readFromReplica(context, handle);
  return (await findEarlierAnswer(context.db, context)) ?? handle(context);
}

function refuseWith(
  route: Route,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  key: MessageKey,
) {
  const text = message(parseLanguage(headers['accept-language']), key);
  return sendAnswer(route, reply, { status: 403, message: text }, 403);
}

/** The six steps of every call: authorise, open, check, captcha, handle, seal. */
async function answerCall(
  route: Route,
  { isPublic }: Pick<Shared, 'isPublic'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { name, row, deps, metrics } = route;
  const { caller, refusal } = await authoriseRoute(route, request);
  const record = createRequestSecurityLog(route, request, caller);
  if (refusal !== undefined) {
    record('call refused', { reason: refusal });
    return sendAnswer(route, reply, { status: refusal === 401 ? 429 : 403 }, refusal);
  }
  if (isCallOfThePublic(name, caller) && !(await isPublic())) {
    record('call refused', { reason: 'closed' });
    return refuseWith(route, request, reply, 'publication.closed');
  }
  const dataRights = await withTimeout(answerWithinMs, loadRowRights(deps.db, row, caller));
  if (dataRights === 'refused') {
    record('call refused', { reason: 'right to data' });
    return refuseWith(route, request, reply, 'report.noData');
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
