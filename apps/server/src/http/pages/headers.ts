import { serviceBase } from '@temple-land/portal-core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

// The one style sheet that the date fields' library writes itself; it names how a press is felt.
const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

// The three style attributes that the same fields have in a page that comes ready: caret-color:transparent,
// unicode-bidi:isolate and what hides the date input for autofill. What a script sets on an element is no attribute and needs no leave.
const fieldStyles = [
  "'unsafe-hashes'",
  "'sha256-8OwrgBLJzDmN33BxF2S5Mas+HlBInED24RnP+lwfDws='",
  "'sha256-FQP/R6wpXIh0lJil6G/1gqd2diz17gAipn/grrDPGIw='",
  "'sha256-nlaag70CeJ4ApAK6zDhDoc67sPQgJmu/ZcrF3ZRA718='",
];

const yearSeconds = 31_536_000;

const contentSecurity = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' ${pressStyleHash}`,
  `style-src-attr ${fieldStyles.join(' ')}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
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

// What the service answers is data: opened as a page it may load, send and show nothing.
const dataSecurity = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

// The one other host that a page may ask: what tells browsers their public address, when one is set.
const connections = ({ IP_LOOKUP_URL }: Config) =>
  ["connect-src 'self'", ...(IP_LOOKUP_URL === '' ? [] : [new URL(IP_LOOKUP_URL).origin])].join(
    ' ',
  );

type Headers = Readonly<Record<string, string>>;

/** Returns the headers of every answer under a content security policy, by their names. */
function buildHeaders({ PORTAL_MODE, PUBLIC_ORIGIN }: Config, policy: readonly string[]): Headers {
  const upgrade = PUBLIC_ORIGIN.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  const transport = `max-age=${yearSeconds}; includeSubDomains`;
  return {
    'content-security-policy': [...policy, ...upgrade].join(';'),
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
 * Sends the headers that keep other sites, scripts and devices out, on every answer. There are those of
 * pages and those of the service, so they are written once, when the server is built.
 */
export function installHeaders(server: FastifyInstance, config: Config): void {
  const ofPages = buildHeaders(config, [...contentSecurity, connections(config)]);
  const ofService = buildHeaders(config, dataSecurity);
  server.addHook('onRequest', (request, reply, done) => {
    const fixed = request.url.startsWith(serviceBase) ? ofService : ofPages;
    void reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
}
