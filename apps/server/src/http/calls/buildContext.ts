import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseBrowserName, type DataRight } from '@temple-land/portal-core';
import type { RequestKey } from '../../db/idempotency.ts';
import { normaliseAddress } from '../../db/limits/networkAddress.ts';
import type { Caller, Context, Deps } from '../../handler.ts';
import { createCookies } from '../auth/cookies.ts';
import { parseLanguage } from './parseLanguage.ts';
import { createSecurityLog } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';

/** The services with which a request is answered. */
interface RequestServices {
  deps: Deps;
  metrics: Metrics;
  caller: Caller | undefined;
  requestKey: RequestKey | undefined;
  dataRights?: ReadonlySet<DataRight>;
}

/** Builds the context of a handler. */
export function buildContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, metrics, caller, requestKey, dataRights = new Set() }: RequestServices,
): Context {
  const ip = normaliseAddress(request.ip);
  return {
    ...deps,
    ip,
    browserName: parseBrowserName(request.headers['user-agent'] ?? ''),
    cookies: createCookies(request, reply, deps.config),
    language: parseLanguage(request.headers['accept-language']),
    caller,
    dataRights,
    requestKey,
    record: createSecurityLog(request, { config: deps.config, metrics }, caller),
  };
}
