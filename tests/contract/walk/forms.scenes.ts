import type { EndpointName } from '@temple-land/portal-core';
import { findKhatiyan, newKey, requestFor } from '../../support/landApplication.ts';
import { withoutConsent, type Call, type ScenesOf, type Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'applyDraftSave'
  | 'applyDraftRead'
  | 'applyDraftDrop'
  | 'grievanceSave'
  | 'grievanceList'
  | 'quarrySave'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const nowhere = 999_999;

async function report(call: Call, stage: Stage, changes: object = {}) {
  const { districtCode, tahasilCode, villageCode } = await findKhatiyan(stage.service);
  const place = { districtCode, tahasilCode, villageCode };
  const request = { ...place, description: 'A wall across the path', idempotencyKey: newKey() };
  return call({ ...request, ...changes }, (await stage.account()).token);
}

async function quarry(call: Call, stage: Stage, changes: object = {}) {
  const { districtCode, tahasilCode } = await findKhatiyan(stage.service);
  const source = { sourceName: 'Stone quarry', quantity: 100, leasePeriod: 5 };
  const request = { ...source, districtCode, tahasilCode, idempotencyKey: newKey() };
  return call({ ...request, ...changes }, (await stage.account()).token);
}

const draft = { formId: 2, content: { purpose: 'Paddy' }, version: 0 } as const;

/** The answers of the calls about drafts, reports of misuse and quarries. */
export const formScenes: ScenesOf<Name> = {
  applyDraftSave: {
    '200 with the new version': async (call, stage) => call(draft, (await stage.account()).token),
    '409 when another window saved it': async (call, stage) => {
      const { token } = await stage.account();
      await call(draft, token);
      return call(draft, token);
    },
    '410 when the form was sent already': async (call, stage) => {
      const { token } = await stage.account();
      const form = await requestFor(stage.service, token, await findKhatiyan(stage.service));
      await stage.service.result('applyLand', form, token);
      return call({ ...draft, idempotencyKey: form.idempotencyKey }, token);
    },
    '403 without consent': async (call, stage) => call(draft, await withoutConsent(stage)),
  },
  applyDraftRead: {
    '200 with what was typed': async (call, stage) => {
      const { token } = await stage.account();
      await stage.service.result('applyDraftSave', { ...draft }, token);
      return call({ formId: 2 }, token);
    },
    '404 without a draft': async (call, stage) =>
      call({ formId: 2 }, (await stage.account()).token),
  },
  applyDraftDrop: {
    '200 also without a draft': async (call, stage) =>
      call({ formId: 2 }, (await stage.account()).token),
  },
  grievanceSave: {
    '200 with the number of the report': (call, stage) => report(call, stage),
    '400 to a place that is not in the record': (call, stage) =>
      report(call, stage, { villageCode: nowhere }),
    '400 to a beginning after today': (call, stage) =>
      report(call, stage, { startedOn: '2099-01-01' }),
  },
  grievanceList: {
    '200 to an officer': async (call, { service }) =>
      call(paging, (await service.signInAs('landOfficer')).token),
    '404 to a citizen without a report': async (call, stage) =>
      call(paging, (await stage.account()).token),
  },
  quarrySave: {
    '200 with the number of the application': (call, stage) => quarry(call, stage),
    '400 to a place that is not in the record': (call, stage) =>
      quarry(call, stage, { tahasilCode: nowhere }),
  },
};
