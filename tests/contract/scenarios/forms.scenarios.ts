import type { EndpointName } from '@temple-land/portal-core';
import { reportFrom } from '../../support/reports.ts';
import {
  findKhatiyan,
  findPlace,
  newKey,
  requestFor,
  uploadTemporaryFile,
} from '../../support/landApplication.ts';
import { findPositionInPlot } from '../../support/positions.ts';
import {
  createCitizenWithoutConsent,
  type MakeCall,
  type ScenariosOf,
  type ScenarioContext,
} from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'applyDraftSave'
  | 'applyDraftRead'
  | 'applyDraftDrop'
  | 'grievanceSave'
  | 'reportsNearby'
  | 'reportJoin'
  | 'grievanceList'
  | 'quarrySave'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const nowhere = 999_999;

async function report(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const { districtCode, tahasilCode, villageCode } = await findKhatiyan(context.service);
  const { token } = await context.createAccount();
  const place = { districtCode, tahasilCode, villageCode, landmark: 'Behind the school' };
  const documents = [await uploadTemporaryFile(context.service, token)];
  const words = { description: 'A wall across the path', idempotencyKey: newKey() };
  return call({ ...place, ...words, documents, ...changes }, token);
}

/** Reports a use at a position, and returns the report with the place where somebody else sees it. */
async function reportAt(context: ScenarioContext) {
  const { service } = context;
  const found = await findPlace(service);
  const position = await findPositionInPlot(service, found.plotCode);
  const place = { ...found, plotCode: '' };
  const seen = { position: { ...position, source: 'device' as const } };
  const { applicationId } = await reportFrom(service, await context.createAccount(), place, seen);
  return { applicationId, position, documents: [] as string[] };
}

async function quarry(call: MakeCall, context: ScenarioContext, changes: object = {}) {
  const { districtCode, tahasilCode } = await findKhatiyan(context.service);
  const source = { sourceName: 'Stone quarry', quantity: 100, leasePeriod: 5 };
  const request = { ...source, districtCode, tahasilCode, idempotencyKey: newKey() };
  return call({ ...request, ...changes }, (await context.createAccount()).token);
}

const draft = { formId: 2, content: { purpose: 'Paddy' }, version: 0 } as const;

/** The answers of the calls about drafts, reports of misuse and quarries. */
export const formScenarios: ScenariosOf<Name> = {
  applyDraftSave: {
    '200 with the new version': async (call, context) =>
      call(draft, (await context.createAccount()).token),
    '409 when another window saved it': async (call, context) => {
      const { token } = await context.createAccount();
      await call(draft, token);
      return call(draft, token);
    },
    '410 when the form was sent already': async (call, context) => {
      const { token } = await context.createAccount();
      const form = await requestFor(context.service, token, await findKhatiyan(context.service));
      await context.service.result('applyLand', form, token);
      return call({ ...draft, idempotencyKey: form.idempotencyKey }, token);
    },
    '403 without consent': async (call, context) =>
      call(draft, await createCitizenWithoutConsent(context)),
  },
  applyDraftRead: {
    '200 with what was typed': async (call, context) => {
      const { token } = await context.createAccount();
      await context.service.result('applyDraftSave', { ...draft }, token);
      return call({ formId: 2 }, token);
    },
    '404 without a draft': async (call, context) =>
      call({ formId: 2 }, (await context.createAccount()).token),
  },
  applyDraftDrop: {
    '200 also without a draft': async (call, context) =>
      call({ formId: 2 }, (await context.createAccount()).token),
  },
  grievanceSave: {
    '200 with the number of the report': (call, context) => report(call, context),
    '400 to a place that is not in the record': (call, context) =>
      report(call, context, { villageCode: nowhere }),
    '400 to a beginning after today': (call, context) =>
      report(call, context, { startedOn: '2099-01-01' }),
    '400 without a photo': (call, context) => report(call, context, { documents: [] }),
  },
  reportsNearby: {
    '200 with an earlier report of the place': async (call, context) => {
      const { position } = await reportAt(context);
      return call({ position }, (await context.createAccount()).token);
    },
    '404 where nothing was reported': async (call, context) =>
      call({}, (await context.createAccount()).token),
  },
  reportJoin: {
    '200 with the number of the earlier report': async (call, context) =>
      call(await reportAt(context), (await context.createAccount()).token),
    '400 with a file of somebody else': async (call, context) =>
      call(
        { ...(await reportAt(context)), documents: ['never-uploaded-xxxxxxxxx'] },
        (await context.createAccount()).token,
      ),
    '404 from another place': async (call, context) => {
      const { applicationId } = await reportAt(context);
      return call({ applicationId }, (await context.createAccount()).token);
    },
    '409 to the same person again': async (call, context) => {
      const request = await reportAt(context);
      const { token } = await context.createAccount();
      await context.service.result('reportJoin', { ...request, idempotencyKey: newKey() }, token);
      return call({ ...request, idempotencyKey: newKey() }, token);
    },
  },
  grievanceList: {
    '200 to an officer': async (call, { service }) =>
      call(paging, (await service.signInAs('landOfficer')).token),
    '404 to a citizen without a report': async (call, context) =>
      call(paging, (await context.createAccount()).token),
  },
  quarrySave: {
    '200 with the number of the application': (call, context) => quarry(call, context),
    '400 to a place that is not in the record': (call, context) =>
      quarry(call, context, { tahasilCode: nowhere }),
  },
};
