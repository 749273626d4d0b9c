import { isIP, isIPv6 } from 'node:net';

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The known keys of a demo; production needs other ones. */
export const demoKeys = {
  ENVELOPE_KEY: 'demo-envelope-key',
  ADDRESS_KEY: 'demo-address-key',
  DATA_KEY: 'demo-key-of-encrypted-fields',
  LOOKUP_KEY: 'demo-key-of-look-up-hashes',
} as const;

const secretMinCharacters = 16;
const secrets = ['CODE_KEY', 'DATA_KEY', 'LOOKUP_KEY'] as const;
const formerSecrets = ['CODE_KEYS_ACCEPTED', 'DATA_KEYS_ACCEPTED'] as const;
const gateways = ['SMS_URL', 'IDENTITY_URL', 'PAYMENT_URL', 'S3_URL'] as const;
const bucketSettings = ['S3_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Returns whether a host is this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

function isEncryptedOrLocal(text: string | undefined): boolean {
  if (!text || !URL.canParse(text)) return true;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
}

// A host in the query overrides the host of the URL; a host that begins with / is the folder of a socket.
function isLocalDatabase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, searchParams } = new URL(text);
  const host = decodeURIComponent(searchParams.get('host') ?? hostname);
  return host === '' || host.startsWith('/') || isLoopback(host);
}

/** Returns whether a database is on this machine, or is known by a certificate that is checked. */
export function isVerifiedDatabase(address: string): boolean {
  if (address === '' || isLocalDatabase(address)) return true;
  return URL.canParse(address) && new URL(address).searchParams.get('sslmode') === 'verify-full';
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || isIP(address) === 0) return false;
  const most = isIPv6(address) ? 128 : 32;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** Returns whether a text is a comma-separated list of proxy addresses or networks; it can be empty. */
export const isProxyAddressList = (text: string): boolean =>
  text === '' ||
  text.split(',').every((part) => namedNetworks.has(part.trim()) || isNetwork(part.trim()));

// The raw variables are checked, so that one invalid setting does not hide another.

/** Returns what a payment gateway lacks; a callback without a secret could be sent by anyone. */
export function findPaymentFaults(variables: Variables): string[] {
  if (!variables['PAYMENT_URL']) return [];
  const isLong = (variables['PAYMENT_SECRET'] ?? '').length >= secretMinCharacters;
  return [
    ...(variables['PAYMENT_TOKEN'] ? [] : ['PAYMENT_TOKEN is missing beside PAYMENT_URL']),
    ...(isLong ? [] : [`PAYMENT_SECRET needs ${secretMinCharacters} characters or more`]),
  ];
}

// https://host/bucket or https://bucket.host.example
function hasBucket(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { hostname, pathname } = new URL(text);
  const segments = pathname.split('/').filter(Boolean);
  const isHostOfBucket = isIP(hostname) === 0 && hostname.split('.').length > 2;
  return segments.length === 1 || (segments.length === 0 && isHostOfBucket);
}

/** Returns what a replica of the database lacks: its primary. */
export const findReplicaFaults = ({ DATABASE_URL, DATABASE_REPLICA_URL }: Variables): string[] =>
  DATABASE_REPLICA_URL && !DATABASE_URL
    ? ['DATABASE_URL is missing beside DATABASE_REPLICA_URL; the embedded database has no replica']
    : [];

/** Returns what the S3 store of uploaded files lacks. */
export function findFileStoreFaults(variables: Variables): string[] {
  const { FILES_STORE, S3_URL } = variables;
  if (S3_URL && !hasBucket(S3_URL)) return ['S3_URL does not name a bucket: https://host/bucket'];
  if (FILES_STORE !== 's3') return [];
  return bucketSettings
    .filter((name) => !variables[name])
    .map((name) => `${name} is missing; FILES_STORE=s3 needs it`);
}

/** Returns the errors of these variables for production. */
export function findProductionFaults(variables: Variables): string[] {
  if (variables['PORTAL_MODE'] !== 'production') return [];
  const faults: string[] = [];
  for (const [key, demoKey] of Object.entries(demoKeys)) {
    if ([undefined, '', demoKey].includes(variables[key]))
      faults.push(`${key} is missing or the demo key; production needs its own`);
  }
  for (const name of secrets) {
    const isMissing = !variables[name] && name in demoKeys;
    if (!isMissing && (variables[name] ?? '').length < secretMinCharacters)
      faults.push(`${name} needs ${secretMinCharacters} characters or more in production`);
  }
  for (const name of formerSecrets) {
    const accepted = (variables[name] ?? '').split(',').map((key) => key.trim());
    if (accepted.some((key) => key !== '' && key.length < secretMinCharacters))
      faults.push(
        `${name} lists keys, divided by commas, of ${secretMinCharacters} characters or more`,
      );
  }
  if (!variables['DATABASE_URL'] && variables['EMBEDDED_IN_PRODUCTION'] !== 'yes')
    faults.push(
      'DATABASE_URL is missing; EMBEDDED_IN_PRODUCTION=yes accepts the embedded database',
    );
  if (!variables['SMS_URL']) faults.push('SMS_URL is missing; production sends real messages');
  for (const name of gateways) {
    if (!isEncryptedOrLocal(variables[name]))
      faults.push(`${name} is not https; production sends personal data there`);
  }
  if (variables['SMTP_URL'] && !variables['MAIL_FROM'])
    faults.push('MAIL_FROM is missing; e-mail needs a sender');
  if (variables['SEED_SIZE'] !== undefined) faults.push('SEED_SIZE is a demo switch');
  return faults;
}

/**
 * Returns the errors of these variables for a demo. A demo shows every code that it sends and has known passwords, so
 * every setting that opens it to other machines needs a confirmation.
 */
export function findDemoFaults(variables: Variables): string[] {
  if (variables['PORTAL_MODE'] === 'production') {
    return variables['DEMO_ON_NETWORK'] === undefined ? [] : ['DEMO_ON_NETWORK is a demo switch'];
  }
  if (variables['DEMO_ON_NETWORK'] === 'yes') return [];
  const { HOST = '', DATABASE_URL = '', PUBLIC_ORIGIN, TRUST_PROXY } = variables;
  const opened = [
    HOST !== '' && !isLoopback(HOST) && `HOST=${HOST}`,
    DATABASE_URL !== '' && !isLocalDatabase(DATABASE_URL) && 'DATABASE_URL on another machine',
    Boolean(PUBLIC_ORIGIN) && 'PUBLIC_ORIGIN',
    Boolean(TRUST_PROXY) && 'TRUST_PROXY',
  ].filter((reason) => reason !== false);
  return opened.map(
    (reason) =>
      `${reason} opens a demo, with its known passwords and codes, to others; set PORTAL_MODE=production, or DEMO_ON_NETWORK=yes for a demo`,
  );
}
