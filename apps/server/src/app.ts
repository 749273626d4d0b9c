import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { servicePrefix } from '@temple-land/portal-core';
import fastify, { LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { publicOrigin } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Deps } from './handler.ts';
import { mountAudio } from './http/calls/audio.ts';
import { mountConfiguration } from './http/pages/configuration.ts';
import { mountDemo } from './http/calls/demo.ts';
import { buildContext } from './http/calls/context.ts';
import { installBodies } from './http/calls/bodies.ts';
import { answerError, installErrors } from './http/errors.ts';
import { installHeaders } from './http/pages/headers.ts';
import { mountLive } from './http/live/live.ts';
import { loggerOptions } from './http/monitoring/log.ts';
import { createMetrics, mountMetrics } from './http/monitoring/metrics.ts';
import { mountCalls } from './http/calls/mount.ts';
import { builtPages, mountPages } from './http/pages/pages.ts';
import { signerFinder } from './http/auth/signer.ts';
import {
  mountReadiness,
  closeConnectionsOnShutdown,
  type ServerState,
} from './http/monitoring/readiness.ts';
import type { LiveHub } from './ports/live.ts';

const jsonLimitBytes = 64 * 1024;
const frameLimitBytes = 8 * 1024;
const longestParameter = 120;
const headersWithinMs = 10_000;
const requestWithinMs = 30_000;
const looksForLateMs = 2_000;
// Longer than a proxy keeps an idle connection (nginx: 60 or 75 s), so that none is closed while a request is on its way.
const keepAliveMs = 90_000;
const idBytes = 12;

/** What the process tells the application beside its ports. */
export interface Operations {
  serverState: ServerState;
  connections?: OpenDatabase['connections'];
}

function serverOptions({ config, random }: Deps): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => random.token(idBytes),
    frameworkErrors: answerError,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY,
    bodyLimit: jsonLimitBytes,
    requestTimeout: requestWithinMs,
    connectionTimeout: requestWithinMs,
    keepAliveTimeout: keepAliveMs,
    // Requests that are under way when the server stops are answered like all others.
    return503OnClosing: false,
    http: { headersTimeout: headersWithinMs, connectionsCheckingInterval: looksForLateMs },
    routerOptions: { maxParamLength: longestParameter },
  };
}

/** Builds the application without a process: routes of the contract, live channel, pages, headers. */
export async function createApp(
  deps: Deps,
  hub: LiveHub,
  pages = builtPages,
  { serverState, connections }: Operations = { serverState: { isStopping: false } },
): Promise<FastifyInstance> {
  const { config } = deps;
  const findSigner = signerFinder(config);
  const server = fastify(serverOptions(deps));
  installErrors(server);
  installHeaders(server, config);
  closeConnectionsOnShutdown(server, serverState);
  const metrics = createMetrics(server, connections);
  installBodies(server);
  await server.register(cookie);
  await server.register(websocket, { options: { maxPayload: frameLimitBytes } });
  await server.register(
    async (service) => {
      await mountCalls(service, { deps, findSigner, metrics });
      mountAudio(service, deps);
      mountConfiguration(service, config);
      mountLive(service, { deps, findSigner, hub, metrics });
      mountReadiness(service, deps, serverState);
      if (config.PORTAL_MODE !== 'production') mountDemo(service, deps);
    },
    { prefix: servicePrefix },
  );
  mountMetrics(server, metrics, config);
  await mountPages(server, {
    folder: pages,
    site: { mode: config.PORTAL_MODE, origin: publicOrigin(config) },
    contextOf: (request, reply) =>
      buildContext(request, reply, { deps, metrics, caller: undefined, requestKey: undefined }),
  });
  return server;
}
