import type { EndpointName, SitePageName } from '@temple-land/portal-core';
import { buildSource, saveDraft } from '../../support/sitePages.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'sitePage'
  | 'publishedPages'
  | 'sitePageList'
  | 'sitePageDetails'
  | 'sitePageDraftSave'
  | 'sitePageDraftDiscard'
  | 'sitePagePublish'
>;

const reason = 'Order of the office';
const unknownRevision = 7;

async function asAdministrator(call: MakeCall, { service }: ScenarioContext, input: unknown) {
  return call(input, (await service.signInAs('administrator')).token);
}

async function publish(
  call: MakeCall,
  context: ScenarioContext,
  name: SitePageName,
  text = 'Read it.',
) {
  const revision = await saveDraft(context.service, name, buildSource(text));
  await asAdministrator(call, context, { name, revision, reason });
}

/** The answers of the calls about the public pages that administrators edit. */
export const sitePageScenarios: ScenariosOf<Name> = {
  sitePage: { '200 to anyone': (call) => call({ name: 'terms' }) },
  publishedPages: { '200 to anyone': (call) => call({}) },
  sitePageList: { '200 with the pages': (call, context) => asAdministrator(call, context, {}) },
  sitePageDetails: {
    '200 with the versions': (call, context) => asAdministrator(call, context, { name: 'terms' }),
  },
  sitePageDraftSave: {
    '200 to a first draft': (call, context) =>
      asAdministrator(call, context, {
        name: 'about',
        revision: 0,
        source: buildSource('Read it.'),
        reviewOn: '',
      }),
    '409 to another revision': (call, context) =>
      asAdministrator(call, context, {
        name: 'help',
        revision: unknownRevision,
        source: buildSource('Read it.'),
        reviewOn: '',
      }),
  },
  sitePageDraftDiscard: {
    '200 to the draft': async (call, context) => {
      const revision = await saveDraft(context.service, 'content', buildSource('Read it.'));
      await asAdministrator(call, context, { name: 'content', revision });
    },
    '409 to another revision': (call, context) =>
      asAdministrator(call, context, { name: 'content', revision: unknownRevision }),
  },
  sitePagePublish: {
    '202 to a complete draft': (call, context) => publish(call, context, 'policy'),
    '400 to a draft without text': (call, context) => publish(call, context, 'disclaimer', ''),
    '409 without a draft': (call, context) =>
      asAdministrator(call, context, { name: 'screen-reader', revision: unknownRevision, reason }),
  },
};
