import { uploadMaxBytes, type EndpointName, type SitePageName } from '@temple-land/portal-core';
import { createNotice } from '../../support/recordDrafts.ts';
import { endlessPdf, files, lockedPdf } from '../../support/sampleFiles.ts';
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
  | 'sitePageDraftUpload'
  | 'sitePageDraftFile'
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

async function uploadToDraft(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const name = `notification-${await createNotice(context.service)}`;
  const file = { name, revision: 0, fileName: 'plan.pdf', bytes: files.pdf };
  return asAdministrator(call, context, { ...file, ...changes });
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
  sitePageDraftUpload: {
    '200 to a PDF': (call, context) => uploadToDraft(call, context),
    '404 to a question, which has no document': (call, context) =>
      uploadToDraft(call, context, { name: 'faq-new-1' }),
    '409 to another revision': (call, context) =>
      uploadToDraft(call, context, { revision: unknownRevision }),
    '413 to one byte over the limit': (call, context) =>
      uploadToDraft(call, context, { bytes: new Uint8Array(uploadMaxBytes + 1) }),
    '415 to a page': (call, context) => uploadToDraft(call, context, { fileName: 'plan.html' }),
    '422 to a PDF that is cut off': (call, context) =>
      uploadToDraft(call, context, { bytes: files.pdf.subarray(0, 200) }),
    '423 to a PDF with a password': (call, context) =>
      uploadToDraft(call, context, { bytes: lockedPdf }),
    '424 to a PDF with too many pages': (call, context) =>
      uploadToDraft(call, context, { bytes: endlessPdf }),
    '503 when the scanner cannot look': async (call, context) => {
      const { deps } = context.service;
      const { scanner } = deps;
      deps.scanner = { find: () => Promise.reject(new Error('away')) };
      await uploadToDraft(call, context);
      deps.scanner = scanner;
    },
  },
  sitePageDraftFile: {
    'HTTP 200 with the document': async (call, context) => {
      const name = `notification-${await createNotice(context.service)}`;
      const { token } = await context.service.signInAs('administrator');
      const file = { name, revision: 0, fileName: 'plan.pdf', bytes: files.pdf };
      const { uploadDoc } = await context.service.result('sitePageDraftUpload', file, token);
      return call({ name, uploadDoc }, token);
    },
    'HTTP 404 to a document that is not there': (call, context) =>
      asAdministrator(call, context, { name: 'notification-1', uploadDoc: 'none.pdf' }),
  },
  sitePagePublish: {
    '202 to a complete draft': (call, context) => publish(call, context, 'policy'),
    '400 to a draft without text': (call, context) => publish(call, context, 'disclaimer', ''),
    '409 without a draft': (call, context) =>
      asAdministrator(call, context, { name: 'screen-reader', revision: unknownRevision, reason }),
  },
};
