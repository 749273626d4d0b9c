import type { FastifyInstance } from 'fastify';
import { isBidderRegistrationOpen, type Config } from '../../config.ts';

/** Serves the configuration of the portal: public keys, mode and addresses of other sites. */
export function mountConfiguration(server: FastifyInstance, config: Config): void {
  server.get('/config', async (_, reply) => {
    void reply.header('Cache-Control', 'no-store');
    return {
      mode: config.PORTAL_MODE,
      offersBidders: isBidderRegistrationOpen(config),
      offersPayments: config.PAYMENT_URL !== '',
      envelopeKey: config.ENVELOPE_KEY,
      addressKey: config.ADDRESS_KEY,
      previousAddressKey: config.ADDRESS_KEY_PREVIOUS,
      donationUrl: config.DONATION_URL,
      guestHouseUrl: config.GUEST_HOUSE_URL,
      landRecordsUrl: config.LAND_RECORDS_URL,
      facebookUrl: config.FACEBOOK_URL,
      xUrl: config.X_URL,
      youtubeUrl: config.YOUTUBE_URL,
      ipLookupUrl: config.IP_LOOKUP_URL,
      mainHost: config.MAIN_HOST,
    };
  });
}
