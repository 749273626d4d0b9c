import type { FastifyRequest } from 'fastify';
import {
  hasSealedRequest,
  openRequest,
  type Endpoint,
  type EndpointName,
  type Signer,
} from '@temple-land/portal-core';
import type { Caller, Deps } from '../../handler.ts';
import { HttpError } from '../errors.ts';
import { createSecurityLog } from '../monitoring/log.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { readUpload } from './upload.ts';

/** A row of the contract with the services for its requests. */
export interface Route {
  name: EndpointName;
  row: Endpoint;
  deps: Deps;
  metrics: Metrics;
  signer: Signer;
}

/** Creates the security log of a request and its caller. */
export const createRequestSecurityLog = (
  { deps, metrics }: Route,
  request: FastifyRequest,
  caller?: Caller,
) => createSecurityLog(request, { config: deps.config, metrics }, caller);

function openSealed(route: Route, request: FastifyRequest): unknown {
  const { signer, row } = route;
  if (request.method === 'GET' && row.alsoGet) return {};
  const opened = openRequest(signer, request.body);
  if (!opened.ok) {
    createRequestSecurityLog(route, request)('envelope refused', { reason: opened.reason });
    throw new HttpError(400);
  }
  return opened.value;
}

// A `:name` parameter of the path is a field of the input and overrides a field of the same name in the body.
function withPathParts(body: unknown, { params }: FastifyRequest): unknown {
  const parts = params as Record<string, string>;
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isRecord && Object.keys(parts).length > 0 ? { ...body, ...parts } : body;
}

/**
 * Reads the input of a request by the row's wire format; values of a query are texts, which the row's schema parses.
 * Throws HTTP 400 for an invalid envelope.
 */
export async function readInput(route: Route, request: FastifyRequest): Promise<unknown> {
  const { wire, maxBodyBytes } = route.row;
  if (hasSealedRequest(route.row)) return withPathParts(openSealed(route, request), request);
  if (wire === 'plain' || wire === 'skip' || wire === 'skipFile') return request.body ?? {};
  if (wire === 'multipart') return withPathParts(await readUpload(request, maxBodyBytes), request);
  const query = request.query as Record<string, unknown>;
  return wire === 'file' ? withPathParts(query, request) : query;
}
