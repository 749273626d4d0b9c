import type { ExternalService } from '@temple-land/portal-core';
import { isBidderRegistrationOpen, type Config } from './config.ts';
import { isVerifiedDatabase } from './validateConfig.ts';

const texts = {
  identityRegister: 'IDENTITY_URL is not set: nobody can register as a bidder here',
  virusScan: 'SCAN_ADDRESS is not set: no upload is scanned for viruses',
  payments: 'PAYMENT_URL is not set: fees and demands are paid by challan only',
  donations: 'DONATION_URL is not set: the donation website is not linked',
  guestHouses: 'GUEST_HOUSE_URL is not set: the guest house website is not linked',
  landRecords: 'LAND_RECORDS_URL is not set: /land-records leads nowhere',
} as const satisfies Record<ExternalService, string>;

/** Returns the services outside the portal that are disabled because a setting is empty. */
export function findMissingServices(config: Config): ExternalService[] {
  const isSet: Readonly<Record<ExternalService, boolean>> = {
    identityRegister: isBidderRegistrationOpen(config),
    virusScan: config.SCAN_ADDRESS !== '',
    payments: config.PAYMENT_URL !== '',
    donations: config.DONATION_URL !== '',
    guestHouses: config.GUEST_HOUSE_URL !== '',
    landRecords: config.LAND_RECORDS_URL !== '',
  };
  return (Object.keys(isSet) as ExternalService[]).filter((service) => !isSet[service]);
}

const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;

/** Returns the databases on other machines to which a production connects without checking their certificates. */
const listUnverifiedDatabases = (config: Config): string[] =>
  databases
    .filter((name) => config.PORTAL_MODE === 'production' && !isVerifiedDatabase(config[name]))
    .map((name) => `${name} is on another machine and has no sslmode=verify-full`);

/** Returns the services that are disabled because a setting is empty, and unsafe connections, as texts for the log. */
export const listMissingServices = (config: Config): string[] => [
  ...findMissingServices(config).map((service) => texts[service]),
  ...listUnverifiedDatabases(config),
];
