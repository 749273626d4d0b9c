import { GatewayUnavailable } from '../../../apps/server/src/ports/fetchGateway.ts';
import type { EndpointName } from '@temple-land/portal-core';
import { findKhatiyan, requestFor, uploadPaper } from '../../support/landApplication.ts';
import { officersOfPuri } from '../../support/officers.ts';
import { aadhaar } from './aadhaar.ts';
import { applicant } from './applicant.ts';
import type { Account, Call, ScenesOf, Stage } from './stage.ts';

type Name = Extract<
  EndpointName,
  | 'appliedLand'
  | 'cancelApplication'
  | 'aadhaarLookup'
  | 'bidderRegistration'
  | 'applyLand'
  | 'applyLandDraft'
  | 'applicantStep'
>;

const paging = { pageNumber: 1, pageSize: 10 };

async function withdrawn(stage: Stage) {
  const { who, applicationId } = await applicant(stage);
  const request = { applicationId, remark: 'No longer needed' };
  await stage.service.call('cancelApplication', request, who.token);
  return { who, applicationId };
}

const cancel = (call: Call, { token }: Account, applicationId: number) =>
  call({ applicationId, remark: 'No longer needed' }, token);

async function bid(call: Call, stage: Stage, changes: object = {}, isOpen = true) {
  const now = stage.service.clock.now().toISOString();
  const all = await stage.service.result('tenderSearch', { title: '', startDate: '' });
  const found = all.find((each) => (each.startDate <= now && now < each.closeDate) === isOpen);
  const request = { tenderAdvertisementId: found?.tenderAdvertisementId, adharNo: aadhaar };
  return call({ ...request, documents: [], ...changes }, (await stage.account()).token);
}

async function apply(call: Call, stage: Stage, changes: object = {}) {
  const { token } = await stage.account();
  const request = await requestFor(stage.service, token, await findKhatiyan(stage.service));
  return call({ ...request, ...changes }, token);
}

/** Makes an application to which an officer has a question. */
async function asked(stage: Stage) {
  const { who, applicationId } = await applicant(stage);
  const { dealing } = await officersOfPuri(stage.service);
  const step = { applicationType: 2, applicationId } as const;
  const given = { query: 'Since which year?' };
  await stage.service.result(
    'officerStep',
    { ...step, action: 'accept', version: 1, given: {} },
    dealing.token,
  );
  const { version } = await stage.service.result(
    'officerStep',
    { ...step, action: 'query', version: 2, given },
    dealing.token,
  );
  return { who, applicationId, version };
}

async function answerTo(call: Call, stage: Stage, changes: object = {}) {
  const { who, applicationId, version } = await asked(stage);
  const documents = [await uploadPaper(stage.service, who.token)];
  const request = { applicationId, action: 'answer', version, given: { answer: 'Since 1989' } };
  return call({ ...request, documents, ...changes }, who.token);
}

/** The answers of the calls of applicants. */
export const landScenes: ScenesOf<Name> = {
  appliedLand: {
    '200 with the own applications': async (call, stage) => {
      const { who } = await applicant(stage);
      return call({ createdBy: who.userId, ...paging }, who.token);
    },
    '403 to the number of another user': async (call, stage) => {
      const { who } = await applicant(stage);
      return call({ createdBy: who.userId, ...paging }, (await stage.account()).token);
    },
    '404 to somebody without one': async (call, stage) => {
      const { userId, token } = await stage.account();
      return call({ createdBy: userId, ...paging }, token);
    },
  },
  cancelApplication: {
    '200 to the applicant': async (call, stage) => {
      const { who, applicationId } = await applicant(stage);
      return cancel(call, who, applicationId);
    },
    '404 to another citizen': async (call, stage) =>
      cancel(call, await stage.account(), (await applicant(stage)).applicationId),
    '409 when it was withdrawn before': async (call, stage) => {
      const { who, applicationId } = await withdrawn(stage);
      return cancel(call, who, applicationId);
    },
  },
  aadhaarLookup: {
    '200 with the name and four digits': async (call, stage) =>
      call({ adharNo: aadhaar, key: 'bidder' }, (await stage.account()).token),
    '400 to a wrong check digit': async (call, stage) =>
      call({ adharNo: '234567890123', key: 'bidder' }, (await stage.account()).token),
    '404 to a number that the register does not know': async (call, stage) => {
      const { deps } = stage.service;
      const { identity } = deps;
      deps.identity = { nameOf: async () => undefined };
      await call({ adharNo: aadhaar, key: 'bidder' }, (await stage.account()).token);
      deps.identity = identity;
    },
    '503 when the register does not answer': async (call, stage) => {
      const { deps } = stage.service;
      const { identity } = deps;
      deps.identity = {
        nameOf: () => Promise.reject(new GatewayUnavailable('It does not answer.')),
      };
      await call({ adharNo: aadhaar, key: 'bidder' }, (await stage.account()).token);
      deps.identity = identity;
    },
    'HTTP 503 to the eleventh in an hour': async (call, stage) => {
      const { token } = await stage.account();
      for (let count = 0; count < 11; count += 1) {
        await call({ adharNo: aadhaar, key: 'bidder' }, token);
      }
    },
  },
  bidderRegistration: {
    '200 with the number of the bidder': (call, stage) => bid(call, stage),
    '400 to a wrong Aadhaar number': (call, stage) => bid(call, stage, { adharNo: '1' }),
    '400 to a file of nobody': (call, stage) => bid(call, stage, { documents: ['x'.repeat(24)] }),
    '409 when the tender is not open': (call, stage) => bid(call, stage, {}, false),
    '409 to another registration of the same bidder': async (call, stage) => {
      const { token } = await stage.account();
      const asBidder: Call = (input) => call(input, token);
      await bid(asBidder, stage);
      return bid(asBidder, stage, { documents: [await uploadPaper(stage.service, token)] });
    },
  },
  applyLand: {
    '200 with the number of the application': (call, stage) => apply(call, stage),
    '400 to a place that is not in the record': (call, stage) =>
      apply(call, stage, { khataNo: 'none' }),
    '400 to a file of nobody': (call, stage) => apply(call, stage, { documents: ['x'.repeat(24)] }),
  },
  applyLandDraft: {
    '200 to the applicant': async (call, stage) => {
      const { who, applicationId } = await applicant(stage);
      return call({ applicationId }, who.token);
    },
    '404 to another citizen': async (call, stage) => {
      const { applicationId } = await applicant(stage);
      return call({ applicationId }, (await stage.account()).token);
    },
  },
  applicantStep: {
    '200 to the answer of a question': (call, stage) => answerTo(call, stage),
    '400 without the words of the answer': (call, stage) => answerTo(call, stage, { given: {} }),
    '400 with a file of nobody': (call, stage) =>
      answerTo(call, stage, { documents: ['x'.repeat(24)] }),
    '403 to an action of the officers': async (call, stage) => {
      const { who, applicationId } = await applicant(stage);
      return call({ applicationId, action: 'accept', version: 1 }, who.token);
    },
    '404 to another citizen': async (call, stage) => {
      const { applicationId } = await applicant(stage);
      const request = { applicationId, action: 'answer', version: 1 };
      return call(request, (await stage.account()).token);
    },
    '409 to a version that has passed': (call, stage) => answerTo(call, stage, { version: 1 }),
  },
};
