import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

// The one style sheet that the date fields' library writes itself; it names how a press is felt.
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const yearSeconds = 31_536_000;

const contentSecurity = (isHttps: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", pressStyle],
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

// What the portal never asks for; the place of the user only for the map.
const permissions = [
  ...['camera', 'microphone', 'payment', 'usb', 'midi', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
  'geolocation=(self)',
].join(', ');

/** Sends the headers that keep other sites, scripts and devices out, on every answer. */
export async function installHeaders(server: FastifyInstance, config: Config): Promise<void> {
  const isProduction = config.PORTAL_MODE === 'production';
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurity(config.PUBLIC_ORIGIN.startsWith('https:')),
    hsts: isProduction ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xPoweredBy: false,
  });
  server.addHook('onSend', async (request, reply) => {
    void reply.header('Permissions-Policy', permissions).header('X-Request-Id', request.id);
  });
}
