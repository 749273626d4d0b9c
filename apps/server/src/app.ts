import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Deps } from './handler.ts';
import { mountAudio } from './http/audio.ts';
import { mountConfiguration } from './http/configuration.ts';
import { mountDemo } from './http/demo.ts';
import { installBodies } from './http/bodies.ts';
import { answerError, installErrors } from './http/errors.ts';
import { mountLive } from './http/live.ts';
import { loggerOptions } from './http/log.ts';
import { mountCalls } from './http/mount.ts';
import { builtPages, mountPages } from './http/pages.ts';
import { nodeSigner } from './http/signer.ts';
import type { LiveHub } from './ports/live.ts';

const jsonLimitBytes = 64 * 1024;
const frameLimitBytes = 8 * 1024;
const longestParameter = 120;
const yearSeconds = 31_536_000;

const contentSecurity = (isHttps: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
  },
});

/** Builds the application without a process: routes of the contract, live channel, pages, headers. */
export async function createApp(
  deps: Deps,
  hub: LiveHub,
  pages = builtPages,
): Promise<FastifyInstance> {
  const { config } = deps;
  const isProduction = config.PORTAL_MODE === 'production';
  const signer = nodeSigner(config.ENVELOPE_KEY);
  const server = fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY,
    bodyLimit: jsonLimitBytes,
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 5_000,
    routerOptions: { maxParamLength: longestParameter },
  });
  installErrors(server);
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurity(config.PUBLIC_ORIGIN.startsWith('https:')),
    hsts: isProduction ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xPoweredBy: false,
  });
  server.addHook('onSend', async (_, reply) => {
    reply.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
  });
  installBodies(server);
  await server.register(multipart);
  await server.register(websocket, { options: { maxPayload: frameLimitBytes } });
  await server.register(
    async (service) => {
      mountCalls(service, deps, signer);
      mountAudio(service, deps);
      mountConfiguration(service, config);
      mountLive(service, deps, signer, hub);
      if (!isProduction) mountDemo(service, deps);
    },
    { prefix: '/service' },
  );
  await mountPages(server, pages, deps.config.PORTAL_MODE);
  return server;
}
