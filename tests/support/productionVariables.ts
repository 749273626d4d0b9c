/** The variables with which the service starts in production on the embedded engine. */
export const productionVariables = {
  PORTAL_MODE: 'production',
  ENVELOPE_KEY: 'an-envelope-key-of-our-own',
  ADDRESS_KEY: 'an-address-key-of-our-own',
  CODE_KEY: 'a-secret-of-sixteen-or-more',
  DATA_KEY: 'a-key-of-fields-of-our-own',
  LOOKUP_KEY: 'a-look-up-key-of-our-own',
  EMBEDDED_IN_PRODUCTION: 'yes',
  SMS_URL: 'https://messages.internal/send',
  PUBLIC_ORIGIN: 'https://land.temple.example',
};
