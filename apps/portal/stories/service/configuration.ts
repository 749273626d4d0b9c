import { serviceBase } from '@temple-land/portal-core';
import { HttpResponse } from 'msw';
import { http, type HttpHandler } from 'msw/http';
import type { Configuration } from '../../src/api/configuration/configuration.ts';

/** The key of the envelopes between a story and its mocked service. */
export const envelopeKey = 'story-envelope-key';

/** The key of hidden addresses in stories. */
export const addressKey = 'story-address-key';

const configuration: Configuration = {
  mode: 'production',
  isPublic: true,
  idleMinutes: 20,
  offersBidders: true,
  offersPayments: false,
  envelopeKey,
  addressKey,
  previousAddressKey: '',
  donationUrl: 'https://donation.example/',
  guestHouseUrl: 'https://guesthouse.example/',
  landRecordsUrl: 'https://land-records.example/',
  facebookUrl: 'https://facebook.example/',
  xUrl: 'https://x.example/',
  youtubeUrl: 'https://youtube.example/',
  ipLookupUrl: '',
  mainHost: '',
};

const path = `*${serviceBase}config`;

/** Answers the configuration of the service; the given settings replace those of the stories. */
export const configure = (settings: Partial<Configuration> = {}): HttpHandler =>
  http.get(path, () => HttpResponse.json({ ...configuration, ...settings }));
