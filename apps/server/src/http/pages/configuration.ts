import type { FastifyInstance } from 'fastify';
import { isBidderRegistrationOpen, type Config } from '../../config.ts';
import type { ReadOffice } from './officeTexts.ts';

/** What the configuration takes from elsewhere than the settings; the mode of a test copy is `copy`. */
interface Site {
  mode: Config['PORTAL_MODE'] | 'copy';
  readOffice: ReadOffice;
  isPublic: () => Promise<boolean>;
  /** The minutes without use after which a session ends. */
  readIdleMinutes: () => Promise<number>;
}

/**
 * Serves the configuration of the portal: public keys, mode and addresses of other sites. A social media page that the
 * administrators have published comes before the one of the settings.
 */
export function mountConfiguration(
  server: FastifyInstance,
  config: Config,
  { mode, readOffice, isPublic, readIdleMinutes }: Site,
): void {
  server.get('/config', async (_, reply) => {
    void reply.header('Cache-Control', 'no-store');
    const { facebook, x, youtube } = (await readOffice()).details;
    return {
      mode,
      isPublic: await isPublic(),
      idleMinutes: await readIdleMinutes(),
      offersBidders: isBidderRegistrationOpen(config),
      offersPayments: config.PAYMENT_URL !== '',
      envelopeKey: config.ENVELOPE_KEY,
      addressKey: config.ADDRESS_KEY,
      previousAddressKey: config.ADDRESS_KEY_PREVIOUS,
      donationUrl: config.DONATION_URL,
      guestHouseUrl: config.GUEST_HOUSE_URL,
      landRecordsUrl: config.LAND_RECORDS_URL,
      facebookUrl: facebook || config.FACEBOOK_URL,
      xUrl: x || config.X_URL,
      youtubeUrl: youtube || config.YOUTUBE_URL,
      ipLookupUrl: config.IP_LOOKUP_URL,
      mainHost: config.MAIN_HOST,
    };
  });
}
