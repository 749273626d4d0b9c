import { isBidderRegistrationOpen, type Config } from './config.ts';

const linkedSites = [
  ['DONATION_URL', 'the donation website is not linked'],
  ['GUEST_HOUSE_URL', 'the guest house website is not linked'],
  ['LAND_RECORDS_URL', '/land-records leads nowhere'],
] as const;

/** Returns the services that are disabled because a setting is empty, as texts for the log. */
export function listMissingServices(config: Config): string[] {
  const bidders = 'IDENTITY_URL is not set: nobody can register as a bidder here';
  const scanner = 'SCAN_ADDRESS is not set: no upload is scanned for viruses';
  const payments = 'PAYMENT_URL is not set: fees and demands are paid by challan only';
  return [
    ...(isBidderRegistrationOpen(config) ? [] : [bidders]),
    ...(config.SCAN_ADDRESS === '' ? [scanner] : []),
    ...(config.PAYMENT_URL === '' ? [payments] : []),
    ...linkedSites.flatMap(([name, words]) =>
      config[name] === '' ? [`${name} is not set: ${words}`] : [],
    ),
  ];
}
