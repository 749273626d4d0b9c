import * as v from 'valibot';

const demoKeys = { ENVELOPE_KEY: 'demo-envelope-key', ADDRESS_KEY: 'demo-address-key' } as const;

const Port = v.pipe(
  v.optional(v.string(), '8080'),
  v.regex(/^\d{1,5}$/, 'PORT is a number from 1 to 65535.'),
  v.transform(Number),
  v.maxValue(65_535, 'PORT is a number from 1 to 65535.'),
);
const Address = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.url())], 'is not a web address'),
  '',
);

const Environment = v.object({
  PORT: Port,
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.string(), ''),
  PORTAL_MODE: v.optional(
    v.picklist(['demo', 'production'], 'PORTAL_MODE is demo or production.'),
    'demo',
  ),
  EMBEDDED_IN_PRODUCTION: v.optional(v.picklist(['yes', 'no']), 'no'),
  ENVELOPE_KEY: v.optional(v.string(), demoKeys.ENVELOPE_KEY),
  ADDRESS_KEY: v.optional(v.string(), demoKeys.ADDRESS_KEY),
  CODE_KEY: v.optional(v.string(), ''),
  PUBLIC_ORIGIN: Address,
  SMS_URL: Address,
  SMS_TOKEN: v.optional(v.string(), ''),
  DONATION_URL: Address,
  GUEST_HOUSE_URL: Address,
  LAND_RECORDS_URL: Address,
  SEED_SIZE: v.optional(v.picklist(['full', 'small']), 'full'),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info']), 'warn'),
});

/** How this server runs; see docs/running.md. */
export type Config = v.InferOutput<typeof Environment>;

type Variables = Readonly<Record<string, string | undefined>>;

function productionFaults(config: Config): string[] {
  if (config.PORTAL_MODE !== 'production') return [];
  const faults: string[] = [];
  for (const key of ['ENVELOPE_KEY', 'ADDRESS_KEY'] as const) {
    if (config[key] === demoKeys[key])
      faults.push(`${key} is the demo key; production needs its own.`);
  }
  if (config.CODE_KEY.length < 16)
    faults.push('CODE_KEY needs 16 characters or more in production.');
  if (config.DATABASE_URL === '' && config.EMBEDDED_IN_PRODUCTION !== 'yes') {
    faults.push(
      'DATABASE_URL is missing; EMBEDDED_IN_PRODUCTION=yes accepts the embedded database.',
    );
  }
  if (config.SMS_URL === '') faults.push('SMS_URL is missing; production sends real messages.');
  if (config.SEED_SIZE !== 'full') faults.push('SEED_SIZE is a demo switch.');
  return faults;
}

const demoAddresses = {
  DONATION_URL: 'https://donations.temple.example/',
  GUEST_HOUSE_URL: 'https://guesthouse.temple.example/',
  LAND_RECORDS_URL: 'https://landrecords.temple.example/',
} as const;

function withDemoAddresses(config: Config): Config {
  if (config.PORTAL_MODE === 'production') return config;
  return {
    ...config,
    DONATION_URL: config.DONATION_URL || demoAddresses.DONATION_URL,
    GUEST_HOUSE_URL: config.GUEST_HOUSE_URL || demoAddresses.GUEST_HOUSE_URL,
    LAND_RECORDS_URL: config.LAND_RECORDS_URL || demoAddresses.LAND_RECORDS_URL,
  };
}

/** Reads the configuration from environment variables; throws one error that lists every fault. */
export function readConfig(variables: Variables): Config {
  const parsed = v.safeParse(Environment, variables);
  const faults = parsed.success
    ? productionFaults(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The configuration has faults:\n- ${faults.join('\n- ')}`);
  }
  return withDemoAddresses(parsed.output);
}
