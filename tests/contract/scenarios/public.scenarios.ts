import { eq, isNotNull } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { notices, publicFiles, tenders } from '../../../apps/server/src/db/schema/content.ts';
import { auctions } from '../../../apps/server/src/db/schema/auctions.ts';
import {
  createCitizenWithoutConsent,
  type MakeCall,
  type Scenarios,
  type ScenariosOf,
  type ScenarioContext,
} from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'notificationSearch'
  | 'notificationDownload'
  | 'tenderSearch'
  | 'tenderDownload'
  | 'auctionPdf'
  | 'tenderDetails'
  | 'tenderHistory'
  | 'tenderAsk'
  | 'summary'
  | 'faq'
  | 'faqList'
  | 'contactList'
  | 'raiseQuery'
  | 'ownQueries'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const callAsAnyone: Scenarios = { '200 to anybody': (call) => call({}) };

async function documentOf({ service }: ScenarioContext, table: typeof notices | typeof tenders) {
  const { uploadDoc } = table;
  const [row] = await service.deps.db
    .select({ uploadDoc })
    .from(table)
    .innerJoin(publicFiles, eq(publicFiles.name, uploadDoc))
    .where(isNotNull(uploadDoc))
    .limit(1);
  return { uploadDoc: row?.uploadDoc };
}

const downloads = (table: typeof notices | typeof tenders): Scenarios => ({
  'HTTP 200 with the file': async (call, context) => call(await documentOf(context, table)),
  'HTTP 404 to a name that is none': (call) => call({ uploadDoc: 'nothing.pdf' }),
  'HTTP 404 to a name that climbs': (call) => call({ uploadDoc: '../../package.json' }),
});

async function tender({ service }: ScenarioContext, isOpen: boolean) {
  const now = service.clock.now().toISOString();
  const all = await service.result('tenderSearch', { title: '', startDate: '' });
  const found = all.find((each) => (each.startDate <= now && now < each.closeDate) === isOpen);
  return found?.tenderAdvertisementId;
}

const ask = async (call: MakeCall, context: ScenarioContext, isOpen: boolean) =>
  call(
    { tenderAdvertisementId: await tender(context, isOpen), question: 'Where is the plan?' },
    (await context.createAccount()).token,
  );

const query = {
  name: 'Pramila Rout',
  mobileNo: '9437000001',
  emailId: '',
  subject: 'Rent',
  query: 'When is the rent of the second half due?',
};

/** The answers of the calls about notices, tenders and public words. */
export const publicScenarios: ScenariosOf<Name> = {
  notificationSearch: {
    '200 with all': (call) => call({ description: '', startDate: '', endDate: '' }),
    // Requirement: CA-053
    '404 when none fits': (call) => call({ description: 'xyzzy', startDate: '', endDate: '' }),
  },
  notificationDownload: downloads(notices),
  tenderSearch: {
    '200 with all': (call) => call({ title: '', startDate: '' }),
    '200 with none': (call) => call({ title: 'xyzzy', startDate: '' }),
  },
  tenderDownload: downloads(tenders),
  auctionPdf: {
    '200 by the key of the public pages': async (call, { service }) => {
      const [row] = await service.deps.db.select().from(auctions).limit(1);
      return call({ intId: row?.tenderId });
    },
    '200 by the key of the tender document': async (call, { service }) => {
      const [row] = await service.deps.db.select().from(auctions).limit(1);
      return call({ intid: row?.tenderId });
    },
    '404 without an auction': (call) => call({ intId: 999_999 }),
  },
  tenderDetails: {
    '200 with state and auction': async (call, context) =>
      call({ tenderAdvertisementId: await tender(context, true) }),
    '404 without a tender': (call) => call({ tenderAdvertisementId: 999_999 }),
  },
  tenderHistory: {
    '200 with corrigenda and questions': async (call, context) =>
      call({ tenderAdvertisementId: await tender(context, true) }),
    '404 without a tender': (call) => call({ tenderAdvertisementId: 999_999 }),
  },
  tenderAsk: {
    '200 while the tender is open': (call, context) => ask(call, context, true),
    '409 when it is not': (call, context) => ask(call, context, false),
    '403 without consent': async (call, context) => {
      const tenderAdvertisementId = await tender(context, true);
      return call(
        { tenderAdvertisementId, question: 'Where is the plan?' },
        await createCitizenWithoutConsent(context),
      );
    },
  },
  summary: callAsAnyone,
  faq: callAsAnyone,
  faqList: callAsAnyone,
  contactList: callAsAnyone,
  raiseQuery: {
    '200 with the number of the question': async (call, context) =>
      call(query, (await context.createAccount()).token),
    '400 without words': async (call, context) =>
      call({ ...query, query: '' }, (await context.createAccount()).token),
    'HTTP 503 to the sixth in an hour': async (call, context) => {
      const { token } = await context.createAccount();
      for (let count = 0; count < 6; count += 1) await call(query, token);
    },
  },
  ownQueries: {
    '200 with the own questions': async (call, context) => {
      const { token } = await context.createAccount();
      await context.service.result('raiseQuery', query, token);
      return call(paging, token);
    },
    '404 without one': async (call, context) => call(paging, (await context.createAccount()).token),
  },
};
