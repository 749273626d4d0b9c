import { describe, expect, it } from 'vitest';
import { readConfig, type Variables } from './config.ts';

const production: Variables = {
  PORTAL_MODE: 'production',
  ENVELOPE_KEY: 'an-envelope-key-of-our-own',
  ADDRESS_KEY: 'an-address-key-of-our-own',
  CODE_KEY: 'a-secret-of-sixteen-or-more',
  DATA_KEY: 'a-key-of-fields-of-our-own',
  LOOKUP_KEY: 'a-look-up-key-of-our-own',
  DATABASE_URL: 'postgres://portal@database.internal/portal',
  SMS_URL: 'https://messages.internal/send',
};

function faultsOf(variables: Variables): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    const [head, ...lines] = String((error as Error).message).split('\n');
    expect(head).toBe('The configuration has errors:');
    return lines;
  }
  return [];
}

const listUserNames = (lines: readonly string[]) => lines.map((line) => line.split(' ')[1]);

describe('the configuration', () => {
  it('runs the demo on one machine without any variable', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      PORTAL_MODE: 'demo',
      DATABASE_URL: '',
      SEED_SIZE: 'full',
      ADDRESS_LIMIT_FACTOR: 100,
      LOG_LEVEL: 'warn',
    });
  });

  // Requirements: CO-043, UN-062
  it('accepts a complete production configuration', () => {
    expect(readConfig(production)).toMatchObject({
      ADDRESS_LIMIT_FACTOR: 1,
      LOG_LEVEL: 'info',
      DONATION_URL: '',
    });
  });

  it('lists every fault in one error', () => {
    const faults = faultsOf({
      PORT: 'http',
      PORTAL_MODE: 'production',
      SEED_SIZE: 'huge',
      SMS_URL: 'messages.internal',
      LOG_LEVEL: 'loud',
      ENVELOPE_KEY: 'demo-envelope-key',
      CODE_KEY: 'short',
    });
    expect(listUserNames(faults).sort()).toEqual([
      'ADDRESS_KEY',
      'CODE_KEY',
      'DATABASE_URL',
      'DATA_KEY',
      'ENVELOPE_KEY',
      'LOG_LEVEL',
      'LOOKUP_KEY',
      'PORT',
      'SEED_SIZE',
      'SEED_SIZE',
      'SMS_URL',
    ]);
  });

  it.each([
    'ENVELOPE_KEY',
    'ADDRESS_KEY',
    'CODE_KEY',
    'DATA_KEY',
    'LOOKUP_KEY',
    'DATABASE_URL',
    'SMS_URL',
  ])('refuses a production without %s', (name) => {
    expect(listUserNames(faultsOf({ ...production, [name]: undefined }))).toEqual([name]);
    expect(listUserNames(faultsOf({ ...production, [name]: '' }))).toEqual([name]);
  });

  it.each([
    ['ENVELOPE_KEY', 'demo-envelope-key'],
    ['ADDRESS_KEY', 'demo-address-key'],
    ['CODE_KEY', 'fifteen-letters'],
    ['DATA_KEY', 'demo-key-of-encrypted-fields'],
    ['LOOKUP_KEY', 'fifteen-letters'],
    ['CODE_KEYS_ACCEPTED', 'a-secret-of-sixteen-or-more, short'],
    ['SEED_SIZE', 'small'],
  ])('refuses a production with %s=%s', (name, value) => {
    expect(listUserNames(faultsOf({ ...production, [name]: value }))).toEqual([name]);
  });

  it('accepts the embedded database in production only when it is asked for', () => {
    const embedded = { ...production, DATABASE_URL: undefined, EMBEDDED_IN_PRODUCTION: 'yes' };
    expect(readConfig(embedded).DATABASE_URL).toBe('');
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80 80'],
    ['PORTAL_MODE', 'test'],
    ['ADDRESS_LIMIT_FACTOR', '-1'],
    ['PUBLIC_ORIGIN', 'portal.example'],
    ['DONATION_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s', (name, value) => {
    expect(listUserNames(faultsOf({ DEMO_ON_NETWORK: 'yes', [name]: value }))).toEqual([name]);
  });

  // Requirements: CO-043, UN-062
  it('never shows the value of a key', () => {
    const secret = 'fifteen-letters';
    expect(faultsOf({ ...production, CODE_KEY: secret }).join()).not.toContain(secret);
  });

  it('takes the origin of a public address', () => {
    const { PUBLIC_ORIGIN } = readConfig({
      DEMO_ON_NETWORK: 'yes',
      PUBLIC_ORIGIN: 'https://portal.example/home?x=1',
    });
    expect(PUBLIC_ORIGIN).toBe('https://portal.example');
  });

  it.each(['true', '1', 'proxy.internal', '10.0.0.0/33', '127.0.0.1,'])(
    'refuses TRUST_PROXY=%s, which names no address',
    (list) => {
      expect(listUserNames(faultsOf({ ...production, TRUST_PROXY: list }))).toEqual([
        'TRUST_PROXY',
      ]);
    },
  );

  it('takes addresses and networks of proxies', () => {
    const list = '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,loopback';
    expect(readConfig({ ...production, TRUST_PROXY: list }).TRUST_PROXY).toBe(list);
  });

  it('refuses a payment gateway without a token and a secret, also in a demo', () => {
    const gateway = { PAYMENT_URL: 'https://payments.internal' };
    expect(listUserNames(faultsOf(gateway))).toEqual(['PAYMENT_TOKEN', 'PAYMENT_SECRET']);
    const keys = { PAYMENT_TOKEN: 'token', PAYMENT_SECRET: 'a-secret-of-sixteen-or-more' };
    expect(faultsOf({ ...gateway, ...keys })).toEqual([]);
    const open = { ...production, ...keys, PAYMENT_URL: 'http://payments.internal' };
    expect(listUserNames(faultsOf(open))).toEqual(['PAYMENT_URL']);
  });

  it.each(['SMS_URL', 'IDENTITY_URL'])('refuses a production whose %s is not encrypted', (name) => {
    expect(listUserNames(faultsOf({ ...production, [name]: 'http://gateway.internal/' }))).toEqual([
      name,
    ]);
    expect(faultsOf({ ...production, [name]: 'http://127.0.0.1:9000/' })).toEqual([]);
  });
});

it('a replica needs a primary', () => {
  const DATABASE_REPLICA_URL = 'postgres://portal@replica.internal/portal';
  expect(faultsOf({ ...production, DATABASE_REPLICA_URL })).toEqual([]);
  expect(faultsOf({ DATABASE_REPLICA_URL })).toEqual([expect.stringContaining('DATABASE_URL')]);
});

describe('a demo', () => {
  const opening = {
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://portal@database.internal/portal',
    PUBLIC_ORIGIN: 'https://portal.example',
    TRUST_PROXY: '127.0.0.1',
  };

  it.each(Object.entries(opening))('does not start with %s=%s', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
    expect(faultsOf({ PORTAL_MODE: 'demo', [name]: value })).toHaveLength(1);
    expect(faultsOf({ [name]: value, DEMO_ON_NETWORK: 'yes' })).toEqual([]);
  });

  it('lists every unconfirmed setting that opens it to other machines', () => {
    expect(faultsOf(opening)).toHaveLength(4);
  });

  it.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { DATABASE_URL: 'postgres://portal@localhost/portal' },
    { DATABASE_URL: 'postgres://portal@[::1]:5432/portal' },
    { DATABASE_URL: 'postgres:///portal?host=/var/run/postgresql' },
  ])('starts when it listens on this machine only, %j', (variables) => {
    expect(faultsOf(variables)).toEqual([]);
  });

  it('does not take a host in the query of a database for this machine', () => {
    const elsewhere = 'postgres://portal@localhost/portal?host=database.internal';
    expect(faultsOf({ DATABASE_URL: elsewhere })).toHaveLength(1);
  });

  it('cannot be opened by a setting in production', () => {
    expect(listUserNames(faultsOf({ ...production, DEMO_ON_NETWORK: 'yes' }))).toEqual([
      'DEMO_ON_NETWORK',
    ]);
  });
});

describe('decisions', () => {
  it('follow stages in production unless configured otherwise', () => {
    expect(readConfig({}).DECISIONS).toBe('direct');
    expect(readConfig(production).DECISIONS).toBe('staged');
    expect(readConfig({ ...production, DECISIONS: 'direct' }).DECISIONS).toBe('direct');
  });

  it('requires a second factor of staff in production, not in a demo', () => {
    expect(readConfig({}).SECOND_FACTOR).toBe('optional');
    expect(readConfig(production).SECOND_FACTOR).toBe('required');
    expect(readConfig({ ...production, SECOND_FACTOR: 'optional' }).SECOND_FACTOR).toBe('optional');
    expect(() => readConfig({ SECOND_FACTOR: 'never' })).toThrow(
      /SECOND_FACTOR is required or optional/,
    );
  });
});
