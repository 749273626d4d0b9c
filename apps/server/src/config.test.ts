import { describe, expect, it } from 'vitest';
import { readConfig, type Variables } from './config.ts';

const production: Variables = {
  PORTAL_MODE: 'production',
  ENVELOPE_KEY: 'an-envelope-key-of-our-own',
  ADDRESS_KEY: 'an-address-key-of-our-own',
  CODE_KEY: 'a-secret-of-sixteen-or-more',
  DATABASE_URL: 'postgres://portal@database.internal/portal',
  SMS_URL: 'https://messages.internal/send',
};

function faultsOf(variables: Variables): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    const [head, ...lines] = String((error as Error).message).split('\n');
    expect(head).toBe('The configuration has faults:');
    return lines;
  }
  return [];
}

const namesIn = (lines: readonly string[]) => lines.map((line) => line.split(' ')[1]);

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
  it('takes a production that brings everything of its own', () => {
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
    expect(namesIn(faults).sort()).toEqual([
      'ADDRESS_KEY',
      'CODE_KEY',
      'DATABASE_URL',
      'ENVELOPE_KEY',
      'LOG_LEVEL',
      'PORT',
      'SEED_SIZE',
      'SEED_SIZE',
      'SMS_URL',
    ]);
  });

  it.each(['ENVELOPE_KEY', 'ADDRESS_KEY', 'CODE_KEY', 'DATABASE_URL', 'SMS_URL'])(
    'refuses a production without %s',
    (name) => {
      expect(namesIn(faultsOf({ ...production, [name]: undefined }))).toEqual([name]);
      expect(namesIn(faultsOf({ ...production, [name]: '' }))).toEqual([name]);
    },
  );

  it.each([
    ['ENVELOPE_KEY', 'demo-envelope-key'],
    ['ADDRESS_KEY', 'demo-address-key'],
    ['CODE_KEY', 'fifteen-letters'],
    ['SEED_SIZE', 'small'],
  ])('refuses a production with %s=%s', (name, value) => {
    expect(namesIn(faultsOf({ ...production, [name]: value }))).toEqual([name]);
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
    expect(namesIn(faultsOf({ [name]: value }))).toEqual([name]);
  });

  // Requirements: CO-043, UN-062
  it('never shows the value of a key', () => {
    const secret = 'fifteen-letters';
    expect(faultsOf({ ...production, CODE_KEY: secret }).join()).not.toContain(secret);
  });

  it('takes the origin of a public address', () => {
    const { PUBLIC_ORIGIN } = readConfig({ PUBLIC_ORIGIN: 'https://portal.example/home?x=1' });
    expect(PUBLIC_ORIGIN).toBe('https://portal.example');
  });
});
