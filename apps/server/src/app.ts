import type { Server } from 'node:http';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { limitRules, servicePrefix } from '@temple-land/portal-core';
import fastify, { LogController, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { getPublicOrigin } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { findMark } from './db/office/officeMarks.ts';
import { createPublicationReader } from './db/office/publication.ts';
import { createOfficeReader } from './db/office/officeReader.ts';
import type { Deps } from './handler.ts';
import { mountAudio } from './http/calls/audio.ts';
import { installClosedPage } from './http/pages/closedPage.ts';
import { createKeptReader } from './db/query/keptReader.ts';
import { readLimit } from './db/limits/officeLimits.ts';
import { mountConfiguration } from './http/pages/configuration.ts';
import { mountDemo } from './http/calls/demoRoutes.ts';
import { buildContext } from './http/calls/buildContext.ts';
import { installBodyParsers } from './http/calls/bodyParsers.ts';
import { answerError, installErrors } from './http/errors.ts';
import { installHeaders } from './http/pages/headers.ts';
import { mountOgc } from './http/ogc/mountOgc.ts';
import { mountLive } from './http/live/live.ts';
import { loggerOptions } from './http/monitoring/log.ts';
import { countCalls } from './http/monitoring/countCalls.ts';
import { createMetrics, mountMetrics } from './http/monitoring/metrics.ts';
import { mountCalls } from './http/calls/mountCalls.ts';
import { mountPaymentCallback } from './http/calls/paymentCallback.ts';
import { installMaintenance } from './http/pages/maintenancePage.ts';
import { builtPages, mountPages } from './http/pages/pages.ts';
import { createSignerFinder } from './http/auth/signer.ts';
import {
  mountReadiness,
  closeConnectionsOnShutdown,
  type ServerState,
} from './http/monitoring/readiness.ts';
import type { LiveHub } from './http/live/hub.ts';

const jsonLimitBytes = 64 * 1024;
const frameLimitBytes = 8 * 1024;
const maxParameterLength = 120;
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;
const connectionsCheckMs = 2_000;
// Longer than a proxy keeps an idle connection (nginx: 60 or 75 s), so that no connection is closed during a request.
const keepAliveMs = 90_000;
const idBytes = 12;

/** The state of the process that the application needs besides its ports. */
export interface Operations {
  serverState: ServerState;
  connections?: OpenDatabase['connections'];
  /** Whether the database is a test copy, which every page says. */
  isTestCopy?: boolean;
}

function serverOptions({ config, random }: Deps): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => random.token(idBytes),
    frameworkErrors: answerError,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY,
    bodyLimit: jsonLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    // Requests that are running when the server stops are still answered.
    return503OnClosing: false,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: connectionsCheckMs },
    routerOptions: { maxParamLength: maxParameterLength },
  };
}

/** Creates the Fastify application without listening: routes of the contract, live channel, pages, headers. */
export async function createApp(
  deps: Deps,
  hub: LiveHub,
  pages = builtPages,
  { serverState, connections, isTestCopy = false }: Operations = {
    serverState: { isStopping: false },
  },
): Promise<FastifyInstance> {
  const { config } = deps;
  const mode = isTestCopy ? 'copy' : config.PORTAL_MODE;
  const findSigner = createSignerFinder(config);
  const readOffice = createOfficeReader(deps.db, deps.clock);
  const server = fastify(serverOptions(deps));
  installErrors(server);
  installHeaders(server, config);
  const isPublic = createPublicationReader(config, deps.db, deps.clock);
  installMaintenance(server, deps, pages);
  installClosedPage(server, { isPublic, readOffice }, pages);
  closeConnectionsOnShutdown(server, serverState);
  const readIdleMinutes = createKeptReader(
    () => readLimit(deps.db, 'idleMinutes', deps.clock()),
    limitRules.idleMinutes.first,
    deps.clock,
  );
  const metrics = createMetrics(server, { db: deps.db, connections, replica: deps.replica });
  countCalls(server, deps);
  installBodyParsers(server);
  await server.register(cookie);
  await server.register(websocket, { options: { maxPayload: frameLimitBytes } });
  await server.register(
    async (service) => {
      await mountCalls(service, { deps, findSigner, metrics, isPublic });
      await mountPaymentCallback(service, deps, metrics);
      mountAudio(service, deps);
      mountConfiguration(service, config, { mode, readOffice, isPublic, readIdleMinutes });
      mountLive(service, { deps, findSigner, hub, metrics, isPublic });
      mountReadiness(service, deps, serverState);
      if (config.PORTAL_MODE !== 'production') mountDemo(service, deps);
    },
    { prefix: servicePrefix },
  );
  mountMetrics(server, metrics, config);
  await mountOgc(server, deps, { metrics, isPublic });
  await mountPages(server, {
    folder: pages,
    readOffice,
    isPublic,
    readMark: (hash) => findMark(deps.db, hash),
    site: { mode, origin: getPublicOrigin(config) },
    contextOf: (request, reply) =>
      buildContext(request, reply, { deps, metrics, caller: undefined, requestKey: undefined }),
  });
  return server;
}
