import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shortenNotification, type StepData } from '@temple-land/portal-core';
import { finishFieldReport } from '../../../../../tests/support/fieldReports.ts';
import { applyFor } from '../../../../../tests/support/landApplication.ts';
import { makeApp, type SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { reportFrom } from '../../../../../tests/support/reports.ts';
import { inspection, valuationSheet, buildSheet } from '../../../../../tests/support/stepData.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { applications } from '../../db/schema/applications.ts';

const service = makeAppBeforeAll({ DECISIONS: 'staged' });
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const office = createBeforeAll(() => officersOfPuri(service));

const ownDetail = (applicationId: number) =>
  service.result('applyLandDraft', { applicationId }, citizen.token);
const officeDetail = (applicationId: number, applicationType: 1 | 2 | 3 = 2) =>
  service.result('officerApplication', { applicationType, applicationId }, office.dealing.token);

async function step(
  who: SignedInUser,
  applicationId: number,
  action: string,
  given: StepData = {},
) {
  const [row] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId));
  const applicationType = row?.type as 1 | 2 | 3;
  await finishFieldReport(service, who, { applicationType, applicationId, action });
  const request = { applicationType, applicationId, action, version: row?.version ?? 0, given };
  return service.result('officerStep', request, who.token);
}

async function bell() {
  const rows = await service.result('bellList', { userId: citizen.userId }, citizen.token);
  return rows.map(({ notification }) => notification);
}

const inScrutiny = async () => {
  const made = await applyFor(service, citizen, { ...office.place, plotCode: '' });
  await step(office.dealing, made.applicationId, 'accept');
  return made;
};

async function appealed() {
  const refused = await inScrutiny();
  const id = refused.applicationId;
  await step(office.deciding, id, 'reject', { reason: 'notEligible', remark: 'Too new' });
  const { version } = await ownDetail(id);
  const given = { remark: 'Since 1989' };
  const request = { applicationId: id, action: 'appeal', version, given, documents: [] };
  await service.result('applicantStep', request, citizen.token);
  const { linked } = await ownDetail(id);
  return { refused, appeal: linked[0] };
}

describe('a question to the applicant', () => {
  it('begins with the due date, also when the bell shortens it', async () => {
    const { applicationId, applicationNo } = await inScrutiny();
    await step(office.dealing, applicationId, 'query', { query: 'Which year did you begin?' });
    const [newest = ''] = await bell();
    const words = 'Answer by 31-03-2026';
    expect(newest).toBe(
      `${words}: the office asks about ${applicationNo}: Which year did you begin?`,
    );
    expect(shortenNotification(newest)).toContain(words);
    const { dueOn } = await ownDetail(applicationId);
    expect(dueOn?.slice(0, 10)).toBe('2026-03-31');
  });
});

describe('an appeal', () => {
  it('is decided by another officer than the one who decided on the application', async () => {
    const { appeal } = await appealed();
    const id = appeal?.applicationId ?? 0;
    await step(office.dealing, id, 'accept');
    const { actions, blocked, version } = await service.result(
      'officerApplication',
      { applicationType: 2, applicationId: id },
      office.deciding.token,
    );
    expect(actions.map(({ name }) => name)).not.toContain('reject');
    expect(blocked).toEqual([{ action: 'reject', after: 'appeal' }]);
    const given = { reason: 'notEligible', remark: 'Again' } as const;
    const request = {
      applicationType: 2,
      applicationId: id,
      action: 'reject',
      version,
      given,
    } as const;
    const refused = await service.call('officerStep', request, office.deciding.token);
    expect(refused).toMatchObject({ status: 403 });
    const direct = {
      applicationType: 2,
      applicationId: id,
      statusType: 'R',
      remark: 'Again',
    } as const;
    const decision = await service.call(
      'officerDecision',
      { ...direct, version },
      office.deciding.token,
    );
    expect(decision).toMatchObject({ status: 403 });
    const closed = await step(office.dealing, id, 'close', given);
    expect(closed).toMatchObject({ state: 'CLOSED' });
  });

  it('is reported as an appeal with its number, not as a rejection', async () => {
    const { refused, appeal } = await appealed();
    expect((await bell()).slice(0, 2)).toEqual([
      `Your appeal against the decision on ${refused.applicationNo} has been submitted under the number ${appeal?.applicationNo}.`,
      expect.stringContaining('has been rejected'),
    ]);
  });

  it('and the decision are linked in both directions, for the applicant and for officers', async () => {
    const { refused, appeal } = await appealed();
    const id = appeal?.applicationId ?? 0;
    const toAppeal = [{ link: 'appeal', ...appeal }];
    const toRefused = [{ link: 'appealed', applicationType: 2, ...refused }];
    expect(appeal).toMatchObject({ link: 'appeal', applicationType: 2 });
    expect((await officeDetail(refused.applicationId)).linked).toEqual(toAppeal);
    expect((await ownDetail(id)).linked).toEqual(toRefused);
    expect((await officeDetail(id)).linked).toEqual(toRefused);
  });

  it('has a due date like every application', async () => {
    const { appeal } = await appealed();
    const { dueOn } = await ownDetail(appeal?.applicationId ?? 0);
    expect(dueOn?.slice(0, 10)).toBe('2026-03-18');
  });
});

it('a report and the case that came of it are linked in both directions', async () => {
  const { applicationId, applicationNo } = await reportFrom(service, citizen, office.place);
  await step(office.dealing, applicationId, 'accept');
  await step(office.dealing, applicationId, 'inspect');
  await step(office.field, applicationId, 'report', inspection);
  await step(office.dealing, applicationId, 'transfer', { authority: 'tahasilCourt' });
  const { linked } = await officeDetail(applicationId, 1);
  expect(linked).toMatchObject([{ link: 'case', applicationType: 3 }]);
  const matter = linked[0]?.applicationId ?? 0;
  const toReport = [{ link: 'report', applicationType: 1, applicationId, applicationNo }];
  expect((await officeDetail(matter, 3)).linked).toEqual(toReport);
  expect((await ownDetail(matter)).linked).toEqual(toReport);
});

// Requirement: UN-103
describe.each(['staged', 'direct'] as const)('an office that decides by %s rule', (DECISIONS) => {
  it('is offered only decisions and steps that are allowed', async () => {
    const other = await makeApp({ DECISIONS });
    const person = await other.signInAs('citizen');
    const officers = await officersOfPuri(other);
    const { applicationId } = await applyFor(other, person, { ...officers.place, plotCode: '' });
    const asked = { applicationType: 2, applicationId } as const;
    let version = 1;
    const take = async (who: SignedInUser, action: string, given: StepData = {}) => {
      await finishFieldReport(other, who, { ...asked, action });
      const sheet =
        action === 'value' ? await buildSheet(other, who, applicationId, given) : undefined;
      const request = { ...asked, action, version, given, ...(sheet && { sheet }) };
      version = (await other.result('officerStep', request, who.token)).version;
    };
    const offered = async ({ token }: SignedInUser) => {
      const page = { applicationType: 2, pageNumber: 1, pageSize: 1000 } as const;
      const { rows } = await other.result('officerQueue', page, token);
      const row = rows.find((each) => each.applicationId === applicationId);
      const { decisions, actions } = await other.result('officerApplication', asked, token);
      expect([row?.decisions, row?.actions]).toEqual([decisions, actions]);
      return { decisions, actions: actions.map(({ name }) => name) };
    };
    await take(officers.dealing, 'accept');
    await take(officers.dealing, 'sendToField');
    await take(officers.field, 'report', { fieldReport: 'A garden' });
    const valuer = officers.dealing;
    await take(valuer, 'value', valuationSheet);
    expect(await offered(valuer)).toEqual({ decisions: [], actions: ['seekOpinion'] });
    const { decisions } = await offered(officers.deciding);
    expect(decisions).toEqual(DECISIONS === 'staged' ? [] : ['A', 'R', 'G CLOSE']);
    for (const who of [officers.law, officers.auditor]) {
      expect((await offered(who)).decisions).toEqual([]);
    }
    for (const statusType of ['A', 'R', 'G CLOSE'] as const) {
      const request = { ...asked, statusType, remark: 'x', version };
      expect(await other.call('officerDecision', request, valuer.token)).toMatchObject({
        status: 403,
      });
    }
    await other.close();
  });
});
