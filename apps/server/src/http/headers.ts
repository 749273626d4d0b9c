import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

// The one style sheet that the date fields' library writes itself; it names how a press is felt.
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const yearSeconds = 31_536_000;

const contentSecurity = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${pressStyle}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

// What the portal never asks for; the place of the user only for the map.
const permissions = [
  ...['camera', 'microphone', 'payment', 'usb', 'midi', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
  'geolocation=(self)',
].join(', ');

/** Gives the headers of every answer, by their names. */
function fixedHeaders({ PORTAL_MODE, PUBLIC_ORIGIN }: Config): Readonly<Record<string, string>> {
  const upgrade = PUBLIC_ORIGIN.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  const transport = `max-age=${yearSeconds}; includeSubDomains`;
  return {
    'content-security-policy': [...contentSecurity, ...upgrade].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(PORTAL_MODE === 'production' ? { 'strict-transport-security': transport } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/**
 * Sends the headers that keep other sites, scripts and devices out, on every answer. They are the same
 * for all, so they are written once, when the server is built.
 */
export function installHeaders(server: FastifyInstance, config: Config): void {
  const fixed = fixedHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
}
