import type { EndpointName } from '@temple-land/portal-core';
import type { Scenarios, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'tenderOcds'
  | 'tenderFeed'
  | 'tenderCalendar'
  | 'noticeFeed'
  | 'siteSearch'
  | 'notice'
  | 'faqVote'
>;

const published: Scenarios = { 'HTTP 200 to anybody': (call) => call({}) };

/** The answers of the calls that publish tenders and notices to programs, and of the search. */
export const siteScenarios: ScenariosOf<Name> = {
  tenderOcds: published,
  tenderFeed: published,
  noticeFeed: published,
  tenderCalendar: {
    'HTTP 200 with the dates of a tender': async (call, { service }) => {
      const [tender] = await service.result('tenderSearch', { title: '', startDate: '' });
      return call({ tenderId: String(tender?.tenderAdvertisementId) });
    },
    'HTTP 404 to a tender that is not there': (call) => call({ tenderId: '999999' }),
  },
  notice: {
    '200 with a notice': async (call, { service }) => {
      const every = { description: '', startDate: '', endDate: '' };
      const [found] = await service.result('notificationSearch', every);
      return call({ slug: found?.slug });
    },
    '404 to a slug that no notice has': (call) => call({ slug: 'nothing' }),
  },
  faqVote: {
    '200 to anybody': (call) => call({ slug: 'how-do-i-register', isUseful: true }),
    '404 to a question that is not there': (call) => call({ slug: 'nothing', isUseful: true }),
    'HTTP 503 to an address that votes too often': (call, context) =>
      context.withRateLimitReached('faqVote', () =>
        call({ slug: 'how-do-i-register', isUseful: true }),
      ),
  },
  siteSearch: {
    '200 with what was found': (call) => call({ words: 'lease' }),
    'HTTP 503 to an address that searches too often': (call, context) =>
      context.withRateLimitReached('search', () => call({ words: 'lease' })),
  },
};
