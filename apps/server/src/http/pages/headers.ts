import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { isDataAddress } from './isPageAddress.ts';

// The hash of the style sheet that the date fields' library inserts.
const pressStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

// The hashes of the style attributes that the date fields have in a prerendered page: caret-color:transparent,
// unicode-bidi:isolate and what hides the date input for autofill. Styles set by a script are not attributes and need
// no permission.
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
  // Documents of an application are shown beside it.
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

// Disabled browser features; geolocation is allowed for the map.
const permissions = [
  ...['camera', 'microphone', 'payment', 'usb', 'midi', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
  'geolocation=(self)',
].join(', ');

// Answers of the service are data: opened as a page they may load nothing.
const dataSecurity = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

// The only other host that a page may connect to: the IP lookup, if configured.
const connections = ({ IP_LOOKUP_URL }: Config) =>
  ["connect-src 'self'", ...(IP_LOOKUP_URL === '' ? [] : [new URL(IP_LOOKUP_URL).origin])].join(
    ' ',
  );

type Headers = Readonly<Record<string, string>>;

/** Builds the headers of every answer for a content security policy. */
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

/** Adds the security headers to every answer; those of pages and of the service are built once at the start. */
export function installHeaders(server: FastifyInstance, config: Config): void {
  const ofPages = buildHeaders(config, [...contentSecurity, connections(config)]);
  const ofService = buildHeaders(config, dataSecurity);
  server.addHook('onRequest', (request, reply, done) => {
    const fixed = isDataAddress(request.url) ? ofService : ofPages;
    void reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
}
