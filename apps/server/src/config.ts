import * as v from 'valibot';
import {
  demoFaults,
  demoKeys,
  isProxyList,
  productionFaults,
  type Variables,
} from './configFaults.ts';

const demoCodeKey = 'demo-code-key';
const demoLimitFactor = 100;

const given = (fallback: string) => v.optional(v.string(), fallback);
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.picklist(options, `is ${options.join(' or ')}`);
const wholeNumber = (fallback: string, most: number) =>
  v.pipe(
    given(fallback),
    v.regex(/^\d{1,9}$/, `is a whole number from 1 to ${most}`),
    v.transform(Number),
    v.minValue(1, `is a whole number from 1 to ${most}`),
    v.maxValue(most, `is a whole number from 1 to ${most}`),
  );
const Address = v.pipe(
  given(''),
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    'is not a web address',
  ),
);
const list = v.pipe(
  given(''),
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
);
const Origin = v.pipe(
  Address,
  v.transform((text) => (URL.canParse(text) ? new URL(text).origin : '')),
);

const Environment = v.object({
  PORT: wholeNumber('8080', 65_535),
  HOST: given('127.0.0.1'),
  DATA_DIR: given('.data'),
  DATABASE_URL: given(''),
  FILES_DIR: given(''),
  SCAN_ADDRESS: v.pipe(
    given(''),
    v.check(
      (text) => text === '' || /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(text),
      'is not host:port',
    ),
  ),
  PORTAL_MODE: v.optional(choice(['demo', 'production']), 'demo'),
  DEMO_ON_NETWORK: v.optional(choice(['yes', 'no']), 'no'),
  EMBEDDED_IN_PRODUCTION: v.optional(choice(['yes', 'no']), 'no'),
  ENVELOPE_KEY: given(demoKeys.ENVELOPE_KEY),
  ADDRESS_KEY: given(demoKeys.ADDRESS_KEY),
  ENVELOPE_KEY_PREVIOUS: given(''),
  ADDRESS_KEY_PREVIOUS: given(''),
  CODE_KEY: given(''),
  CODE_KEYS_ACCEPTED: list,
  CODE_KEYS_LOST: list,
  DECISIONS: v.optional(choice(['direct', 'staged'])),
  SECOND_FACTOR: v.optional(choice(['required', 'optional'])),
  IDENTITY_URL: Address,
  IDENTITY_TOKEN: given(''),
  PUBLIC_ORIGIN: Origin,
  TRUST_PROXY: v.pipe(
    given(''),
    v.check(isProxyList, 'is not a list of IP addresses or networks, such as 127.0.0.1,10.0.0.0/8'),
  ),
  SMS_URL: Address,
  SMS_TOKEN: given(''),
  DONATION_URL: Address,
  GUEST_HOUSE_URL: Address,
  LAND_RECORDS_URL: Address,
  FACEBOOK_URL: Address,
  X_URL: Address,
  YOUTUBE_URL: Address,
  IP_LOOKUP_URL: Address,
  MAIN_HOST: v.pipe(
    given(''),
    v.regex(/^([a-z\d-]+(\.[a-z\d-]+)*)?$/i, 'is not the name of a host'),
  ),
  OCDS_PREFIX: v.pipe(
    given('ocds-000000'),
    v.regex(/^ocds-[a-z0-9]{6}$/, 'is not ocds- and six letters or digits'),
  ),
  METRICS_TOKEN: given(''),
  ACTIVITY_KEPT_DAYS: wholeNumber('3650', 36_500),
  BROWSER_RECORDS_MB: wholeNumber('32', 10_000),
  SEED_SIZE: v.optional(choice(['full', 'small']), 'full'),
  ADDRESS_LIMIT_FACTOR: v.optional(wholeNumber('1', 10_000)),
  LOG_LEVEL: v.optional(choice(['silent', 'error', 'warn', 'info'])),
});

type Parsed = v.InferOutput<typeof Environment>;

/** How this server runs; see docs/running.md. */
export type Config = Parsed &
  Required<Pick<Parsed, 'ADDRESS_LIMIT_FACTOR' | 'DECISIONS' | 'LOG_LEVEL' | 'SECOND_FACTOR'>>;

export type { Variables } from './configFaults.ts';

const demoAddresses = {
  DONATION_URL: 'https://donations.temple.example/',
  GUEST_HOUSE_URL: 'https://guesthouse.temple.example/',
  LAND_RECORDS_URL: 'https://landrecords.temple.example/',
  FACEBOOK_URL: 'https://facebook.temple.example/',
  X_URL: 'https://x.temple.example/',
  YOUTUBE_URL: 'https://youtube.temple.example/',
} as const;

function withModeDefaults(parsed: Parsed): Config {
  const isDemo = parsed.PORTAL_MODE === 'demo';
  const config: Config = {
    ...parsed,
    ADDRESS_LIMIT_FACTOR: parsed.ADDRESS_LIMIT_FACTOR ?? (isDemo ? demoLimitFactor : 1),
    DECISIONS: parsed.DECISIONS ?? (isDemo ? 'direct' : 'staged'),
    SECOND_FACTOR: parsed.SECOND_FACTOR ?? (isDemo ? 'optional' : 'required'),
    LOG_LEVEL: parsed.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
  };
  if (!isDemo) return config;
  return {
    ...config,
    CODE_KEY: config.CODE_KEY || demoCodeKey,
    DONATION_URL: config.DONATION_URL || demoAddresses.DONATION_URL,
    GUEST_HOUSE_URL: config.GUEST_HOUSE_URL || demoAddresses.GUEST_HOUSE_URL,
    LAND_RECORDS_URL: config.LAND_RECORDS_URL || demoAddresses.LAND_RECORDS_URL,
    FACEBOOK_URL: config.FACEBOOK_URL || demoAddresses.FACEBOOK_URL,
    X_URL: config.X_URL || demoAddresses.X_URL,
    YOUTUBE_URL: config.YOUTUBE_URL || demoAddresses.YOUTUBE_URL,
  };
}

/** Reads the configuration from environment variables; throws one error that lists every fault. */
export function readConfig(variables: Variables): Config {
  const parsed = v.safeParse(Environment, variables);
  const shapeFaults = (parsed.issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`,
  );
  const faults = [...shapeFaults, ...productionFaults(variables), ...demoFaults(variables)];
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The configuration has errors:\n- ${faults.join('\n- ')}`);
  }
  return withModeDefaults(parsed.output);
}

/** Returns the address under which people open the portal, without a slash at its end. */
export const publicOrigin = ({ PUBLIC_ORIGIN, HOST, PORT }: Config): string =>
  PUBLIC_ORIGIN || `http://${HOST}:${PORT}`;

/** Returns whether people can register as bidders: a register tells who they are, in a demo an invented one. */
export const offersBidders = ({ IDENTITY_URL, PORTAL_MODE }: Config): boolean =>
  IDENTITY_URL !== '' || PORTAL_MODE === 'demo';

const Places = v.pick(Environment, ['DATA_DIR', 'DATABASE_URL', 'FILES_DIR']);

/** Where the data lies, for tools that need no more than that. */
export type Places = v.InferOutput<typeof Places>;

/** Reads from environment variables where the data lies. */
export const readPlaces = (variables: Variables): Places => v.parse(Places, variables);
