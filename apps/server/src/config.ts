import * as v from 'valibot';
import { retentionSchedule } from '@temple-land/portal-core';
import {
  Address,
  Origin,
  ageRecipients,
  fileStoreFields,
  hourOfDay,
  list,
  optionalChoice,
  optionalText,
  positiveInteger,
  smsBody,
} from './configFields.ts';
import {
  findDemoFaults,
  findFileStoreFaults,
  demoKeys,
  isProxyAddressList,
  findPaymentFaults,
  findProductionFaults,
  findReplicaFaults,
  type Variables,
} from './validateConfig.ts';

const demoCodeKey = 'demo-code-key';
const demoAddressLimitFactor = 100;
const longestActivities = retentionSchedule.activities.days;

const Environment = v.object({
  PORT: positiveInteger('8080', 65_535),
  HOST: optionalText('127.0.0.1'),
  DATA_DIR: optionalText('.data'),
  DATABASE_URL: optionalText(''),
  DATABASE_DIRECT_URL: optionalText(''),
  DATABASE_REPLICA_URL: optionalText(''),
  REPLICA_MAX_LAG_SECONDS: positiveInteger('5', 3600),
  ...fileStoreFields,
  ERASURE_LOG: optionalText(''),
  BACKUP_DIR: optionalText(''),
  BACKUP_COPY_DIR: optionalText(''),
  // In India.
  BACKUP_HOUR: hourOfDay('2'),
  BACKUP_KEPT_DAYS: positiveInteger('30', 3650),
  BACKUP_RECIPIENTS: ageRecipients,
  SCAN_ADDRESS: v.pipe(
    optionalText(''),
    v.check(
      (text) => text === '' || /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(text),
      'is not host:port',
    ),
  ),
  PORTAL_MODE: v.optional(optionalChoice(['demo', 'production']), 'demo'),
  DEMO_ON_NETWORK: v.optional(optionalChoice(['yes', 'no']), 'no'),
  EMBEDDED_IN_PRODUCTION: v.optional(optionalChoice(['yes', 'no']), 'no'),
  ENVELOPE_KEY: optionalText(demoKeys.ENVELOPE_KEY),
  ADDRESS_KEY: optionalText(demoKeys.ADDRESS_KEY),
  ENVELOPE_KEY_PREVIOUS: optionalText(''),
  ADDRESS_KEY_PREVIOUS: optionalText(''),
  CODE_KEY: optionalText(''),
  CODE_KEYS_ACCEPTED: list,
  CODE_KEYS_LOST: list,
  DATA_KEY: optionalText(demoKeys.DATA_KEY),
  DATA_KEYS_ACCEPTED: list,
  LOOKUP_KEY: optionalText(demoKeys.LOOKUP_KEY),
  DECISIONS: v.optional(optionalChoice(['direct', 'staged'])),
  SECOND_FACTOR: v.optional(optionalChoice(['required', 'optional'])),
  IDENTITY_URL: Address,
  IDENTITY_TOKEN: optionalText(''),
  PUBLIC_ORIGIN: Origin,
  CERTIFICATE_FILE: optionalText(''),
  TRUST_PROXY: v.pipe(
    optionalText(''),
    v.check(
      isProxyAddressList,
      'is not a list of IP addresses or networks, such as 127.0.0.1,10.0.0.0/8',
    ),
  ),
  PAYMENT_URL: Address,
  PAYMENT_TOKEN: optionalText(''),
  PAYMENT_SECRET: optionalText(''),
  SMS_URL: Address,
  SMS_TOKEN: optionalText(''),
  SMS_BODY: smsBody,
  SMS_BODY_UNICODE: optionalText(''),
  SMS_ACCEPTED: optionalText(''),
  // Paise for a part of a message.
  SMS_PRICE: v.optional(positiveInteger('1', 100_000)),
  SMTP_URL: v.pipe(
    optionalText(''),
    v.regex(/^(smtps?:\/\/[^/\s]+\/?)?$/i, 'is not smtp://user:password@host:port or smtps://…'),
  ),
  MAIL_FROM: optionalText(''),
  DONATION_URL: Address,
  GUEST_HOUSE_URL: Address,
  LAND_RECORDS_URL: Address,
  FACEBOOK_URL: Address,
  X_URL: Address,
  YOUTUBE_URL: Address,
  IP_LOOKUP_URL: Address,
  MAIN_HOST: v.pipe(
    optionalText(''),
    v.regex(/^([a-z\d-]+(\.[a-z\d-]+)*)?$/i, 'is not the name of a host'),
  ),
  OCDS_PREFIX: v.pipe(
    optionalText('ocds-000000'),
    v.regex(/^ocds-[a-z0-9]{6}$/, 'is not ocds- and six letters or digits'),
  ),
  METRICS_TOKEN: optionalText(''),
  // The published schedule is the most.
  ACTIVITY_KEPT_DAYS: positiveInteger(`${longestActivities}`, longestActivities),
  ERASURE_DAYS: positiveInteger('7', 30),
  BROWSER_RECORDS_MB: positiveInteger('32', 10_000),
  SEED_SIZE: v.optional(optionalChoice(['full', 'small']), 'full'),
  ADDRESS_LIMIT_FACTOR: v.optional(positiveInteger('1', 10_000)),
  LOG_LEVEL: v.optional(optionalChoice(['silent', 'error', 'warn', 'info'])),
});

type ParsedEnvironment = v.InferOutput<typeof Environment>;

/** The configuration of the server; see docs/running.md. */
export type Config = ParsedEnvironment &
  Required<
    Pick<ParsedEnvironment, 'ADDRESS_LIMIT_FACTOR' | 'DECISIONS' | 'LOG_LEVEL' | 'SECOND_FACTOR'>
  >;

export type { Variables } from './validateConfig.ts';

const demoAddresses = {
  DONATION_URL: 'https://donations.temple.example/',
  GUEST_HOUSE_URL: 'https://guesthouse.temple.example/',
  LAND_RECORDS_URL: 'https://landrecords.temple.example/',
  FACEBOOK_URL: 'https://facebook.temple.example/',
  X_URL: 'https://x.temple.example/',
  YOUTUBE_URL: 'https://youtube.temple.example/',
} as const;

function withModeDefaults(parsed: ParsedEnvironment): Config {
  const isDemo = parsed.PORTAL_MODE === 'demo';
  const config: Config = {
    ...parsed,
    ADDRESS_LIMIT_FACTOR: parsed.ADDRESS_LIMIT_FACTOR ?? (isDemo ? demoAddressLimitFactor : 1),
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
  const faults = [
    ...shapeFaults,
    ...findProductionFaults(variables),
    ...findPaymentFaults(variables),
    ...findFileStoreFaults(variables),
    ...findReplicaFaults(variables),
    ...findDemoFaults(variables),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The configuration has errors:\n- ${faults.join('\n- ')}`);
  }
  return withModeDefaults(parsed.output);
}

/** Returns the public origin of the portal, without a trailing slash. */
export const getPublicOrigin = ({ PUBLIC_ORIGIN, HOST, PORT }: Config): string =>
  PUBLIC_ORIGIN || `http://${HOST}:${PORT}`;

/** Returns whether bidders can register, which needs an identity register; a demo has an invented one. */
export const isBidderRegistrationOpen = ({ IDENTITY_URL, PORTAL_MODE }: Config): boolean =>
  IDENTITY_URL !== '' || PORTAL_MODE === 'demo';

const DataLocations = v.object({
  ...v.pick(Environment, ['DATA_DIR', 'DATABASE_URL', 'DATABASE_DIRECT_URL']).entries,
  ...fileStoreFields,
});

/** The locations of database and files, for tools that need no other settings. */
export type DataLocations = v.InferOutput<typeof DataLocations>;

/** Reads the data locations from environment variables. */
export const readDataLocations = (variables: Variables): DataLocations =>
  v.parse(DataLocations, variables);
