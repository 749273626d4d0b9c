import type { EndpointName } from '@temple-land/portal-core';
import { tenders } from '../../../apps/server/src/db/schema/content.ts';
import type { Scenarios, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'tenderOcds' | 'tenderFeed' | 'tenderCalendar' | 'noticeFeed' | 'siteSearch'
>;

const callAsAnyone: Scenarios = { 'HTTP 200 to anybody': (call) => call({}) };

/** The answers of the feeds and of the search of the whole site. */
export const feedScenarios: ScenariosOf<Name> = {
  tenderOcds: callAsAnyone,
  tenderFeed: callAsAnyone,
  noticeFeed: callAsAnyone,
  tenderCalendar: {
    'HTTP 200 with the dates': async (call, { service }) => {
      const [tender] = await service.deps.db.select({ id: tenders.id }).from(tenders).limit(1);
      return call({ tenderId: tender?.id });
    },
    'HTTP 404 without a tender': (call) => call({ tenderId: 999_999 }),
  },
  siteSearch: {
    '200 with what was found': (call) => call({ words: 'lease' }),
    '200 with nothing': (call) => call({ words: 'xyzzy' }),
    'HTTP 503 to an address that asks too often': (call, context) =>
      context.withRateLimitReached('search', () => call({ words: 'lease' })),
  },
};
