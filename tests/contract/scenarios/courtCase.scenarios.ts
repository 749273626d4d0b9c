import type { EndpointName } from '@temple-land/portal-core';
import { fileCase, respondent } from '../../support/courtCases.ts';
import { findKhatiyan } from '../../support/landApplication.ts';
import type { SignedInUser } from '../../support/makeApp.ts';
import { newUser } from '../../support/staff.ts';
import { officeStep } from '../../support/stepData.ts';
import { auditor } from './officer.scenarios.ts';
import type { MakeCall, Scenario, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'caseFile'
  | 'casePapers'
  | 'casePartyContact'
  | 'casePartySave'
  | 'casePartyRemove'
  | 'caseNoticeIssue'
  | 'caseServiceSave'
  | 'courtAppealSave'
  | 'caseLetter'
  | 'hearingList'
  | 'hearingCalendar'
>;

const nothing = 999_999;
let count = 0;

/** The officer of the tahasil, who keeps cases. */
const keeper = ({ service }: ScenarioContext) => service.signInAs('tahasilOfficer');

/** An officer of the place without the right to keep cases. */
const reader = ({ service }: ScenarioContext) => service.signInAs('landOfficer');

async function stranger({ service }: ScenarioContext) {
  count += 1;
  return newUser(service, `case.stranger${count}`, 'T');
}

async function buildCase({ service }: ScenarioContext) {
  count += 1;
  const { districtCode, tahasilCode, villageCode, khataNo } = await findKhatiyan(service);
  const land = { districtCode, tahasilCode, villageCode, khataNo, plotCode: '', area: '0.5' };
  const facts = `A wall, seen ${count} times`;
  return { ...land, section: '16-A(1)' as const, facts, respondents: [respondent] };
}

/** A case with one respondent who has been given a notice to show cause. */
async function createCase(context: ScenarioContext) {
  const { service } = context;
  const who = await keeper(context);
  const { applicationId } = await fileCase(service, who, await buildCase(context));
  await officeStep(service, who, applicationId, 'issueNotice', { caseNo: `16A/${applicationId}` });
  const { parties, notices } = await service.result('casePapers', { applicationId }, who.token);
  return {
    applicationId,
    partyId: parties[0]?.partyId ?? 0,
    noticeId: notices[0]?.noticeId ?? 0,
  };
}

type Who = (context: ScenarioContext) => Promise<SignedInUser>;
type Found = Awaited<ReturnType<typeof createCase>>;

const asked =
  (buildInput: (found: Found) => object, who: Who = keeper): Scenario =>
  async (call, context) => {
    const found = await createCase(context);
    return call(buildInput(found), (await who(context)).token);
  };

const twice =
  (buildInput: (found: Found) => object): Scenario =>
  async (call, context) => {
    const input = buildInput(await createCase(context));
    const { token } = await keeper(context);
    await call(input, token);
    return call(input, token);
  };

const file = async (call: MakeCall, context: ScenarioContext, changes: object, who: Who = keeper) =>
  call({ ...(await buildCase(context)), ...changes }, (await who(context)).token);

const toParty = ({ applicationId, partyId }: Found) => ({ applicationId, partyId });
const toContact = (found: Found) => ({ ...toParty(found), reason: 'The notice came back' });
const toSaved = ({ applicationId }: Found) => ({
  applicationId,
  kind: 'intervener',
  ...respondent,
});
const toService = ({ applicationId, noticeId }: Found, servedOn: string) => ({
  applicationId,
  noticeId,
  servedOn,
  mode: 'post',
  note: '',
});
const toAppeal = ({ applicationId }: Found) => ({
  applicationId,
  court: 'High Court of Orissa',
  number: `WP/${applicationId}`,
  filedOn: '2026-03-01',
  status: 'pending',
  decidedOn: '',
  outcome: '',
});
const today = ({ service }: ScenarioContext) => service.clock.now().toISOString().slice(0, 10);
const days = { fromDate: '2026-01-01', toDate: '2026-12-31' };

/** The answers of the calls about cases before the tahasil court. */
export const courtCaseScenarios: ScenariosOf<Name> = {
  caseFile: {
    '200 to whoever keeps cases': (call, context) => file(call, context, {}),
    '400 to land that the record does not have': (call, context) =>
      file(call, context, { khataNo: '99/X' }),
    '403 to an officer without the right': (call, context) => file(call, context, {}, reader),
  },
  casePapers: {
    '200 to the officer of the place': asked(({ applicationId }) => ({ applicationId }), reader),
    '404 to another officer': asked(({ applicationId }) => ({ applicationId }), stranger),
  },
  casePartyContact: {
    '200 to whoever takes steps': asked(toContact),
    '403 to an auditor': asked(toContact, auditor),
    '404 to another officer': asked(toContact, stranger),
  },
  casePartySave: {
    '200 to a new party': asked(toSaved),
    '403 to an officer without the right': asked(toSaved, reader),
    '404 to another officer': asked(toSaved, stranger),
    '409 to a party that is not there': asked((found) => ({
      ...toSaved(found),
      partyId: nothing,
    })),
  },
  casePartyRemove: {
    '200 to a party': asked(toParty),
    '403 to an officer without the right': asked(toParty, reader),
    '404 to another officer': asked(toParty, stranger),
    '409 to a removed party': twice(toParty),
  },
  caseNoticeIssue: {
    '200 to a notice of the order': asked((found) => ({ ...toParty(found), kind: 'order' })),
    '400 without a day of hearing': asked((found) => ({ ...toParty(found), kind: 'hearing' })),
    '403 to an officer without the right': asked(
      (found) => ({ ...toParty(found), kind: 'order' }),
      reader,
    ),
    '404 to another officer': asked((found) => ({ ...toParty(found), kind: 'order' }), stranger),
    '409 to a notice that was issued': asked((found) => ({
      ...toParty(found),
      kind: 'showCause',
    })),
  },
  caseServiceSave: {
    '200 to the service of a notice': async (call, context) =>
      asked((found) => toService(found, today(context)))(call, context),
    '400 to a day before the notice': asked((found) => toService(found, '2020-01-01')),
    '403 to an officer without the right': async (call, context) =>
      asked((found) => toService(found, today(context)), reader)(call, context),
    '404 to a notice that is not there': async (call, context) =>
      asked((found) => toService({ ...found, noticeId: nothing }, today(context)))(call, context),
    '409 to a notice that was served': async (call, context) =>
      twice((found) => toService(found, today(context)))(call, context),
  },
  courtAppealSave: {
    '200 to a new appeal': asked(toAppeal),
    '400 to a decision before the filing': asked((found) => ({
      ...toAppeal(found),
      status: 'dismissed',
      decidedOn: '2026-02-01',
    })),
    '403 to an officer without the right': asked(toAppeal, reader),
    '404 to another officer': asked(toAppeal, stranger),
    '409 to an appeal that is not there': asked((found) => ({
      ...toAppeal(found),
      appealId: nothing,
    })),
  },
  caseLetter: {
    'HTTP 200 to the officer of the place': asked(({ noticeId }) => ({ noticeId }), reader),
    'HTTP 404 to another officer': asked(({ noticeId }) => ({ noticeId }), stranger),
  },
  hearingList: { '200 to an officer': asked(() => days) },
  hearingCalendar: { 'HTTP 200 to an officer': asked(() => days) },
};
