import type { EndpointName } from '@temple-land/portal-core';
import { putToCommittee } from '../../support/committee.ts';
import { createApplicant } from './createApplicant.ts';
import { auditor } from './officer.scenarios.ts';
import type { MakeCall, Scenario, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'committeeList' | 'committeeMeeting' | 'committeeSave' | 'committeeResolve' | 'committeePaper'
>;

const nothing = 999_999;
const facts = { heldOn: '2026-12-05', place: 'Office of Puri', members: ['The chair'] };
const chief = ({ service }: ScenarioContext) => service.signInAs('chiefOfficer');

/** A meeting with a case on its agenda. */
async function createMeeting(context: ScenarioContext) {
  const { service } = context;
  const { applicationId } = await createApplicant(context);
  const version = await putToCommittee(service, applicationId);
  const request = { ...facts, version: 0, applicationIds: [applicationId] };
  const { token } = await chief(context);
  const { meetingId } = await service.result('committeeSave', request, token);
  return { meetingId, applicationId, version };
}

type Found = Awaited<ReturnType<typeof createMeeting>>;

const asked =
  (buildInput: (found: Found) => object, who = chief): Scenario =>
  async (call, context) =>
    call(buildInput(await createMeeting(context)), (await who(context)).token);

const save = async (call: MakeCall, context: ScenarioContext, changes: object = {}, who = chief) =>
  call({ ...facts, version: 0, applicationIds: [], ...changes }, (await who(context)).token);

const toResolved = ({ meetingId, applicationId, version }: Found) => ({
  meetingId,
  applicationId,
  version,
  result: 'approved',
  resolutionNo: `RES/${applicationId}`,
  text: 'Approved as valued',
  dissent: '',
});
const toMeeting = ({ meetingId }: Found) => ({ meetingId });
const toPaper = ({ meetingId }: Found) => ({ meetingId, paper: 'minute' });

/** The answers of the calls about the meetings of the land committee. */
export const committeeScenarios: ScenariosOf<Name> = {
  committeeList: {
    '200 to whoever keeps the meetings': async (call, context) =>
      call({}, (await chief(context)).token),
    '403 to an officer without the right': async (call, context) =>
      call({}, (await auditor(context)).token),
  },
  committeeMeeting: {
    '200 to whoever keeps the meetings': asked(toMeeting),
    '403 to an officer without the right': asked(toMeeting, auditor),
    '404 to a meeting that is not there': asked(() => ({ meetingId: nothing })),
  },
  committeeSave: {
    '200 to a new meeting': (call, context) => save(call, context),
    '400 to a case that is not before the committee': (call, context) =>
      save(call, context, { applicationIds: [nothing] }),
    '403 to an officer without the right': (call, context) => save(call, context, {}, auditor),
    '409 to a version that has passed': async (call, context) =>
      asked(({ meetingId }) => ({ ...facts, meetingId, version: 7, applicationIds: [] }))(
        call,
        context,
      ),
  },
  committeeResolve: {
    '200 to a resolution of the chief': asked(toResolved),
    '400 to a rejection without a reason': asked((found) => ({
      ...toResolved(found),
      result: 'rejected',
    })),
    '403 to an officer without the right': asked(toResolved, auditor),
    '404 to a case that is not on the agenda': asked((found) => ({
      ...toResolved(found),
      applicationId: nothing,
    })),
    '409 to a version that has passed': asked((found) => ({ ...toResolved(found), version: 7 })),
  },
  committeePaper: {
    'HTTP 200 to whoever keeps the meetings': asked(toPaper),
    'HTTP 404 to an officer without the right': asked(toPaper, auditor),
  },
};
