import { beforeAll, describe, expect, it } from 'vitest';
import {
  api,
  dataRights,
  type Auth,
  type DataRight,
  type Endpoint,
  type EndpointName,
} from '@temple-land/portal-core';
import type { SignedInUser } from '../support/makeApp.ts';
import { makeAppBeforeAll } from '../support/serviceHooks.ts';
import { newOfficerWithout } from '../support/staff.ts';

const service = makeAppBeforeAll();

const isForOfficers = (auth: Auth) =>
  auth === 'signedIn' || (Array.isArray(auth) && auth.some((type) => type === 'O' || type === 'T'));

const calls = (Object.entries(api) as [EndpointName, Endpoint][]).filter(([, { auth }]) =>
  isForOfficers(auth),
);

/**
 * The calls of officers that give out rows or files and need no right to data, each with the reason. A new call that an
 * officer may make is either here or has rights in its row.
 */
const withoutRights: Readonly<Record<string, readonly EndpointName[]>> = {
  'about the account of the caller': [
    ...(['menu', 'currentUser', 'logout', 'changePassword', 'checkCurrPassword'] as const),
    ...(['getDetails', 'updateDetails', 'emailChangeCancel', 'photoSave', 'photoRemove'] as const),
    ...(['themeSave', 'displaySave', 'mobileChangeSend', 'mobileChangeMatch', 'roles'] as const),
    ...(['accessLedger', 'sessionList', 'sessionsEnd', 'dataExport', 'consentList'] as const),
    ...(['factorList', 'factorChallenge', 'factorConfirm', 'factorRemove'] as const),
    ...(['totpBegin', 'totpAdd', 'passkeyBegin', 'passkeyAdd', 'recoveryCodesRenew'] as const),
    ...(['channelsRead', 'channelsSave', 'bellCount', 'bellList', 'bellRead'] as const),
    ...(['ownNotificationList', 'ownNotificationsRead', 'raiseQuery', 'ownQueries'] as const),
    ...(['leaveList', 'leaveSave', 'leaveDelete', 'digestRead', 'digestSave'] as const),
    ...(['inboxViewList', 'inboxViewSave', 'inboxViewDelete'] as const),
    ...(['reportScheduleList', 'reportSchedulePause', 'reportScheduleDelete'] as const),
  ],
  'lists that every form shows': [
    ...(['fillDropDownToken', 'mouzaMap', 'plotList', 'documentList', 'formName'] as const),
    ...(['reasonList', 'aadhaarLookup'] as const),
  ],
  'figures without rows': ['officerSummary', 'dashboard', 'inboxCounts'],
  'work on a case, by area, stage and rights to steps': [
    ...(['officerQueue', 'officerApplication', 'officerCaseLand', 'officerCaseWork'] as const),
    ...(['documentCheckSave', 'caseNoteAdd', 'officerReporter', 'officerStep'] as const),
    ...(['officerDecision', 'inboxList', 'inboxAssignment', 'inboxAssign'] as const),
    ...(['officeQuestionCase', 'officeQuestionAsk', 'officeQuestionWithdraw'] as const),
    ...(['officeQuestionList', 'officeQuestionAnswer', 'messageList', 'messageSend'] as const),
    ...(['grievanceList', 'paymentReversalRead', 'paymentReversalPropose'] as const),
    ...(['paymentReversalDecide', 'refundRecord', 'letterDraft', 'letterPreview'] as const),
    ...(['committeeList', 'committeeMeeting', 'committeeSave', 'committeeResolve'] as const),
    ...(['caseFile', 'casePapers', 'casePartySave', 'casePartyRemove'] as const),
    ...(['casePartyContact'] as const),
    ...(['caseNoticeIssue', 'caseServiceSave', 'courtAppealSave'] as const),
    ...(['fieldVisitList', 'fieldVisitPlan', 'fieldReportCase', 'fieldReportSave'] as const),
  ],
  'the papers of a case that an officer reads and serves': [
    ...(['saveFileToTemp', 'fileBlob', 'accessToken', 'encryptedFile'] as const),
    ...(['letterFile', 'caseLetter'] as const),
  ],
  'requests to correct the record, by area and by who made them': [
    ...(['correctionSubject', 'correctionSave', 'correctionList', 'correctionStep'] as const),
  ],
  'only what the caller has sent': ['mapFile'],
};
const exempt: ReadonlySet<string> = new Set(Object.values(withoutRights).flat());

it('every call of officers has rights to data or a reason to need none, not both', () => {
  const undecided = calls.filter(
    ([name, { rights }]) => (rights === undefined) !== exempt.has(name),
  );
  expect(undecided.map(([name]) => name)).toEqual([]);
  const others = [...exempt].filter((name) => !calls.some(([call]) => call === name));
  expect(others).toEqual([]);
});

const governed = calls.flatMap(([name, { rights = [] }]) =>
  rights.map((right) => [name, right] as const),
);

describe('a call that gives data out', () => {
  const officers = new Map<DataRight, Record<'O' | 'T', SignedInUser>>();

  beforeAll(async () => {
    for (const missing of dataRights) {
      officers.set(missing, {
        O: await newOfficerWithout(service, 'O', [missing]),
        T: await newOfficerWithout(service, 'T', [missing]),
      });
    }
  });

  it.each(governed)('%s is refused without %s', async (name, right) => {
    const { auth } = api[name];
    const mayCall = (type: 'O' | 'T') =>
      auth === 'signedIn' || (Array.isArray(auth) && auth.includes(type));
    for (const type of (['O', 'T'] as const).filter(mayCall)) {
      const token = officers.get(right)?.[type].token ?? '';
      const { code, answer } = await service.send(name, {}, token);
      expect([type, code, answer]).toMatchObject([type, 403, { status: 403 }]);
    }
  });
});
