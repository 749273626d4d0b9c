import type { EndpointName } from '@temple-land/portal-core';
import { newUser } from '../../support/staff.ts';
import { createApplicant } from './createApplicant.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'inboxList'
  | 'inboxCounts'
  | 'inboxExport'
  | 'inboxViewList'
  | 'inboxViewSave'
  | 'inboxViewDelete'
  | 'inboxAssignment'
  | 'inboxAssign'
  | 'leaveList'
  | 'leaveSave'
  | 'leaveDelete'
  | 'digestRead'
  | 'digestSave'
>;

const paging = { pageNumber: 1, pageSize: 10 };
const manyViews = 31;
let count = 0;

/** An officer of a tahasil without records. */
const createStranger = ({ service }: ScenarioContext) => {
  count += 1;
  return newUser(service, `inbox.stranger${count}`, 'T');
};

type Ask = (call: MakeCall, context: ScenarioContext, input: object) => Promise<unknown>;

const asOfficer: Ask = async (call, { service }, input) =>
  call(input, (await service.signInAs('landOfficer')).token);

const asStranger: Ask = async (call, context, input) =>
  call(input, (await createStranger(context)).token);

async function withApplication(
  make: Ask,
  call: MakeCall,
  context: ScenarioContext,
  buildInput: (applicationId: number) => object,
) {
  const { applicationId } = await createApplicant(context);
  return make(call, context, buildInput(applicationId));
}

/** The answers of the calls of an officer's inbox. */
export const inboxScenarios: ScenariosOf<Name> = {
  inboxList: {
    '200 to the officer of the place': (call, context) =>
      asOfficer(call, context, { tab: 'mine', ...paging }),
    '404 to an officer without a place': (call, context) =>
      asStranger(call, context, { tab: 'mine', ...paging }),
  },
  inboxCounts: { '200 to an officer': (call, context) => asOfficer(call, context, {}) },
  inboxExport: {
    'HTTP 200 to an officer': (call, context) =>
      asOfficer(call, context, { tab: 'office', format: 'csv' }),
  },
  inboxViewList: { '200 to an officer': (call, context) => asOfficer(call, context, {}) },
  inboxViewSave: {
    '200 to a view with a name': (call, context) =>
      asOfficer(call, context, { name: 'Overdue cases', query: 'tab=overdue&type=3' }),
    '409 to more views than an officer may have': async (call, context) => {
      const { token } = await createStranger(context);
      for (let index = 1; index < manyViews; index += 1) {
        await call({ name: `View ${index}`, query: '' }, token);
      }
      return call({ name: 'One more', query: '' }, token);
    },
  },
  inboxViewDelete: {
    '200 to an own view': async (call, context) => {
      const { service } = context;
      const { token } = await createStranger(context);
      await service.call('inboxViewSave', { name: 'Mine', query: '' }, token);
      const [view] = await service.result('inboxViewList', {}, token);
      return call({ viewId: view?.viewId }, token);
    },
    '404 to a view that is not there': (call, context) =>
      asOfficer(call, context, { viewId: 999_999 }),
  },
  inboxAssignment: {
    '200 to the officer of the place': (call, context) =>
      withApplication(asOfficer, call, context, (applicationId) => ({ applicationId })),
    '404 to another officer': (call, context) =>
      withApplication(asStranger, call, context, (applicationId) => ({ applicationId })),
  },
  inboxAssign: {
    '200 with a result for each application': (call, context) =>
      withApplication(asOfficer, call, context, (applicationId) => ({
        applicationIds: [applicationId],
        action: 'claim',
      })),
  },
  leaveList: { '200 to an officer': (call, context) => asOfficer(call, context, {}) },
  leaveSave: {
    '200 with the outcome': (call, context) =>
      asOfficer(call, context, { startsOn: '2026-12-01', endsOn: '2026-12-05', coverId: 1 }),
  },
  digestRead: { '200 to an officer': (call, context) => asOfficer(call, context, {}) },
  digestSave: { '200 to an officer': (call, context) => asOfficer(call, context, { hour: 9 }) },
  leaveDelete: {
    '200 to an own absence': async (call, context) => {
      const { service } = context;
      const { token } = await service.signInAs('landOfficer');
      const cover = await newUser(service, 'inbox.cover', 'O');
      const days = { startsOn: '2099-12-01', endsOn: '2099-12-05' };
      await service.call('leaveSave', { ...days, coverId: cover.userId }, token);
      const { leaves } = await service.result('leaveList', {}, token);
      return call({ leaveId: leaves.at(-1)?.leaveId }, token);
    },
    '404 to an absence that is not there': (call, context) =>
      asOfficer(call, context, { leaveId: 999_999 }),
  },
};
