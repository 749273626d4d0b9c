import type { Output, SetupState } from '@temple-land/portal-core';
import { stepRightList } from './stepRights.ts';

const on = '2026-03-02T05:30:00.000Z';
const confirmed = { by: 'Kabita Jena', on };
const sent = { isAvailable: true, hasAddress: true, lastSentOn: on };

/** An office in the middle of its set-up. */
export const setupRead = {
  status: 200,
  result: {
    office: { isPublished: true, isWaiting: false },
    namesMissing: 12,
    pages: [
      { page: 'policy', confirmed },
      { page: 'privacy-policy', confirmed },
      { page: 'terms', confirmed: null },
      { page: 'disclaimer', confirmed: null },
      { page: 'accessibility', confirmed: null },
    ],
    accounts: { administrators: 2, landOfficers: 3, tahasilOfficers: 11, counterOperators: 0 },
    sms: { ...sent, test: { state: 'sent', on, error: '' } },
    email: { ...sent, lastSentOn: null, hasAddress: false, test: null },
    land: { mouzas: 121, plots: 77_356 },
    rates: 6,
    uncovered: stepRightList.result.uncovered,
    missing: ['virusScan', 'payments'],
    publication: { isPublic: false, isWaiting: false },
    notices: 0,
  },
} satisfies Output<'setupRead'>;

const untried = { isAvailable: false, hasAddress: true, lastSentOn: null, test: null };

/** A portal on which nothing is set up. */
export const emptySetup: SetupState = {
  office: { isPublished: false, isWaiting: true },
  namesMissing: 0,
  pages: setupRead.result.pages.map(({ page }) => ({ page, confirmed: null })),
  accounts: { administrators: 1, landOfficers: 0, tahasilOfficers: 0, counterOperators: 0 },
  sms: untried,
  email: untried,
  land: { mouzas: 0, plots: 0 },
  rates: 0,
  uncovered: [{ applicationType: 2, state: 'LEGAL', isEverywhere: true, waiting: 0, places: [] }],
  missing: ['identityRegister', 'virusScan', 'payments', 'donations', 'guestHouses', 'landRecords'],
  publication: { isPublic: false, isWaiting: true },
  notices: 0,
};

/** An office that is set up, with every service. */
export const finishedSetup: SetupState = {
  ...setupRead.result,
  namesMissing: 0,
  pages: setupRead.result.pages.map(({ page }) => ({ page, confirmed })),
  email: { ...sent, test: { state: 'waiting', on, error: 'The mail server answered 451.' } },
  uncovered: [],
  missing: [],
  publication: { isPublic: true, isWaiting: false },
  notices: 4,
};
