import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { listMissingServices } from './listMissingServices.ts';

const production = {
  PORTAL_MODE: 'production',
  ENVELOPE_KEY: 'an-envelope-key-of-our-own',
  ADDRESS_KEY: 'an-address-key-of-our-own',
  CODE_KEY: 'a-secret-of-sixteen-or-more',
  DATA_KEY: 'a-key-of-fields-of-our-own',
  LOOKUP_KEY: 'a-look-up-key-of-our-own',
  DATABASE_URL: 'postgres://portal@db.internal/portal?sslmode=verify-full',
  SMS_URL: 'https://sms.example/send',
};
const site = 'https://elsewhere.example/';

it('services without a setting are listed; none if all are set', () => {
  expect(listMissingServices(readConfig(production)).map((text) => text.split(' ')[0])).toEqual([
    'IDENTITY_URL',
    'SCAN_ADDRESS',
    'PAYMENT_URL',
    'DONATION_URL',
    'GUEST_HOUSE_URL',
    'LAND_RECORDS_URL',
  ]);
  const sites = { DONATION_URL: site, GUEST_HOUSE_URL: site, LAND_RECORDS_URL: site };
  const payment = {
    PAYMENT_URL: site,
    PAYMENT_TOKEN: 'token',
    PAYMENT_SECRET: 'a-secret-of-sixteen-or-more',
  };
  const gateways = { ...payment, IDENTITY_URL: site, SCAN_ADDRESS: 'clamd:3310' };
  const complete = { ...production, ...sites, ...gateways };
  expect(listMissingServices(readConfig(complete))).toEqual([]);
});

it.each([
  ['postgres://portal@db.internal/portal', 1],
  ['postgres://portal@db.internal/portal?sslmode=no-verify', 1],
  ['postgres://portal@db.internal/portal?sslmode=verify-full', 0],
  ['postgres://portal@localhost/portal', 0],
  ['postgres://portal@localhost/portal?host=db.internal', 1],
  ['postgres://portal@localhost/portal?host=%2Frun%2Fpostgresql', 0],
])('a connection to a database whose certificate is not checked is named: %s', (address, count) => {
  const named = listMissingServices(readConfig({ ...production, DATABASE_REPLICA_URL: address }));
  expect(named.filter((text) => text.startsWith('DATABASE_REPLICA_URL'))).toHaveLength(count);
});
