import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { fileCase, respondent } from '../../../../../../tests/support/courtCases.ts';
import { loadSamplePlaces } from '../../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../../tests/support/officers.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { newUser, officersElsewhere } from '../../../../../../tests/support/staff.ts';
import { officeStep } from '../../../../../../tests/support/stepData.ts';
import { hearings } from '../../../db/schema/applicationDetails.ts';
import { plotEvents } from '../../../db/schema/plotEvents.ts';

const service = makeAppBeforeAll();
const office = createBeforeAll(() => officersOfPuri(service));
const elsewhere = createBeforeAll(() => officersElsewhere(service));

const buildCase = (changes: Partial<Input<'caseFile'>> = {}): Input<'caseFile'> => {
  const { districtCode, tahasilCode, villageCode, khataNo, plotCode } = office.place;
  const land = { districtCode, tahasilCode, villageCode, khataNo, plotCode, area: '0.01' };
  return {
    ...land,
    section: '16-A(1)',
    facts: 'A wall since January',
    respondents: [respondent, { ...respondent, name: 'Kusuma Swain' }],
    ...changes,
  };
};

let filed = 0;
async function file(changes: Partial<Input<'caseFile'>> = {}) {
  filed += 1;
  const facts = `A wall since January, no. ${filed}`;
  const request = buildCase({ facts, ...changes });
  return fileCase(service, office.law, request);
}

const papersOf = (applicationId: number) =>
  service.result('casePapers', { applicationId }, office.law.token);

async function fileWithNotices() {
  const { applicationId } = await file();
  await officeStep(service, office.law, applicationId, 'issueNotice', { caseNo: '16A/20' });
  return applicationId;
}

async function serveAll(applicationId: number) {
  const { notices } = await papersOf(applicationId);
  for (const { noticeId } of notices) {
    const served = { applicationId, noticeId, servedOn: today(), mode: 'affixed', note: '' };
    await service.result('caseServiceSave', served as Input<'caseServiceSave'>, office.field.token);
  }
}

const today = () => service.clock.now().toISOString().slice(0, 10);

describe('a case that no report preceded', () => {
  it('is filed with its respondents, and stands in the history of the plot', async () => {
    const { applicationId, applicationNo } = await file();
    expect(applicationNo).toMatch(/^CS\//);
    const { parties, mayEdit } = await papersOf(applicationId);
    const asked = { applicationType: 3, applicationId } as const;
    const shown = await service.result('officerApplication', asked, office.dealing.token);
    expect(shown.applicant).toBeNull();
    expect(shown.filedAgainst).toEqual([respondent.name, 'Kusuma Swain']);
    expect(shown).not.toHaveProperty('mayReadReporter');
    expect(parties.map(({ kind, name }) => [kind, name])).toEqual([
      ['respondent', 'Bhikari Swain'],
      ['respondent', 'Kusuma Swain'],
    ]);
    expect(mayEdit).toBe(true);
    const events = await service.deps.db
      .select()
      .from(plotEvents)
      .where(eq(plotEvents.applicationId, applicationId));
    expect(events).toMatchObject([{ kind: 'caseOpened' }]);
  });

  it('is refused for land that the record does not have', async () => {
    const wrong = buildCase({ khataNo: '9999/X', plotCode: '' });
    expect((await service.send('caseFile', wrong, office.law.token)).answer).toMatchObject({
      status: 400,
    });
    const large = buildCase({ area: '9999' });
    expect((await service.send('caseFile', large, office.law.token)).answer).toMatchObject({
      status: 400,
      message: expect.stringContaining('Area should not be more than the recorded'),
    });
  });

  it('is refused to officers without the right, and of other places', async () => {
    const places = await loadSamplePlaces(service);
    const outside = places.find(({ district }) => district !== 'PUR')?.districtCode ?? 0;
    const place = { districtId: outside };
    const law = await newUser(service, 'law.elsewhere', 'O', place, { roleId: 10 });
    for (const who of [office.dealing, office.auditor, law]) {
      expect((await service.send('caseFile', buildCase(), who.token)).answer).toEqual({
        status: 403,
      });
    }
  });
});

describe('the parties of a case', () => {
  it('are added, changed and removed by whoever keeps cases', async () => {
    const { applicationId } = await file();
    const party = { applicationId, kind: 'intervener', ...respondent, name: 'Gouri Das' } as const;
    await service.result('casePartySave', party, office.field.token);
    const partyId = (await papersOf(applicationId)).parties.at(-1)?.partyId ?? 0;
    await service.result(
      'casePartySave',
      { ...party, partyId, name: 'Gauri Das' },
      office.law.token,
    );
    await service.result('casePartyRemove', { applicationId, partyId }, office.law.token);
    const [, , last] = (await papersOf(applicationId)).parties;
    expect(last).toMatchObject({ name: 'Gauri Das', removedOn: expect.any(String) });
    expect(
      (await service.send('casePartyRemove', { applicationId, partyId }, office.law.token)).answer,
    ).toMatchObject({ status: 409 });
  });

  it('are read in the area only, and changed with the right and before the end only', async () => {
    const { applicationId } = await file();
    const party = { applicationId, kind: 'petitioner', ...respondent } as const;
    const answerTo = async (token: string) =>
      (await service.send('casePartySave', party, token)).answer;
    expect(await answerTo(elsewhere.otherDistrict.token)).toEqual({ status: 404 });
    expect(await answerTo(office.dealing.token)).toEqual({ status: 403 });
    expect(
      (await service.send('casePapers', { applicationId }, elsewhere.otherTahasil.token)).answer,
    ).toEqual({ status: 404 });
    const end = { orderNo: 'O/7', reason: 'notDeityLand' } as const;
    await officeStep(service, office.deciding, applicationId, 'dismiss', end);
    expect(await answerTo(office.law.token)).toEqual({ status: 403 });
    expect((await papersOf(applicationId)).mayEdit).toBe(false);
  });
});

describe('the notices of a case', () => {
  it('go to each respondent with the step, and are served before the next one', async () => {
    const applicationId = await fileWithNotices();
    const { notices } = await papersOf(applicationId);
    expect(notices.map(({ kind, servedOn }) => [kind, servedOn])).toEqual([
      ['showCause', null],
      ['showCause', null],
    ]);
    const serve = () =>
      officeStep(service, office.field, applicationId, 'serve', { date: today() });
    expect(await serve()).toMatchObject({
      status: 400,
      message: 'Record first how each notice to show cause was served',
    });
    await serveAll(applicationId);
    expect(await serve()).toMatchObject({ status: 200 });
  });

  it('are served once, not before their issue and not in the future', async () => {
    const applicationId = await fileWithNotices();
    const noticeId = (await papersOf(applicationId)).notices[0]?.noticeId ?? 0;
    const answerFor = async (servedOn: string) => {
      const input = { applicationId, noticeId, servedOn, mode: 'inPerson', note: '' } as const;
      return (await service.send('caseServiceSave', input, office.field.token)).answer;
    };
    expect(await answerFor('2020-01-01')).toMatchObject({ status: 400 });
    expect(await answerFor('2099-01-01')).toMatchObject({ status: 400 });
    expect(await answerFor(today())).toEqual({ status: 200 });
    expect(await answerFor(today())).toMatchObject({ status: 409 });
  });

  it('call to a hearing that is fixed, once for each hearing', async () => {
    const applicationId = await fileWithNotices();
    const partyId = (await papersOf(applicationId)).parties[0]?.partyId ?? 0;
    const issue = async () => {
      const input = { applicationId, partyId, kind: 'hearing' } as const;
      return (await service.send('caseNoticeIssue', input, office.law.token)).answer;
    };
    expect(await issue()).toMatchObject({
      status: 400,
      message: 'Fix the day of the hearing first',
    });
    await serveAll(applicationId);
    await officeStep(service, office.field, applicationId, 'serve', { date: today() });
    await officeStep(service, office.law, applicationId, 'listHearing', { date: '2027-02-10' });
    expect(await issue()).toEqual({ status: 200 });
    expect(await issue()).toMatchObject({ status: 409 });
    expect((await papersOf(applicationId)).notices.at(-1)).toMatchObject({
      kind: 'hearing',
      hearingOn: '2027-02-10',
    });
  });
});

describe('the calendar of hearings', () => {
  const days = { fromDate: '2027-03-01', toDate: '2027-03-31' };

  it('has the hearings of the officer’s area, also as a file without names', async () => {
    const { applicationId, applicationNo } = await file();
    await service.deps.db.insert(hearings).values({ applicationId, day: '2027-03-09' });
    const listed = await service.result('hearingList', days, office.field.token);
    expect(listed).toMatchObject([
      { applicationNo, day: '2027-03-09', respondents: ['Bhikari Swain', 'Kusuma Swain'] },
    ]);
    expect(await service.result('hearingList', days, elsewhere.otherTahasil.token)).toEqual([]);
    const { bytes, headers } = await service.send('hearingCalendar', days, office.field.token);
    const text = Buffer.from(bytes).toString('utf8');
    expect(headers['content-type']).toContain('text/calendar');
    expect(text).toContain('DTSTART;VALUE=DATE:20270309');
    expect(text).toContain(`UID:hearing-${applicationId}-2027-03-09@`);
    expect(text).not.toContain('Swain');
  });

  it('is empty for more than a year', async () => {
    const long = { fromDate: '2026-01-01', toDate: '2027-12-31' };
    expect(await service.result('hearingList', long, office.field.token)).toEqual([]);
  });
});
