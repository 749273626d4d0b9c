// Long because every step of four kinds of application is played with each of its refusals.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationType, StepData, Input } from '@temple-land/portal-core';
import { finishFieldReport } from '../../../../../tests/support/fieldReports.ts';
import {
  applyFor,
  newKey,
  uploadTemporaryFile,
} from '../../../../../tests/support/landApplication.ts';
import { makeApp, type SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import {
  inspection,
  possession,
  valuationSheet,
  buildSheet,
} from '../../../../../tests/support/stepData.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import { applications } from '../../db/schema/applications.ts';
import { processDeadlines } from './processDeadlines.ts';

type Officers = Awaited<ReturnType<typeof officersOfPuri>>;

const service = makeAppBeforeAll();
let citizen: SignedInUser;
let office: Officers;
beforeAll(async () => {
  await renew();
});

async function renew() {
  citizen = await service.signInAs('citizen');
  office = await officersOfPuri(service);
}

const application = async (applicationId: number) => {
  const [row] = await service.deps.db
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error('There is no such application.');
  return row;
};

async function step(
  who: SignedInUser,
  applicationId: number,
  action: string,
  given: StepData = {},
  changes: Partial<Input<'officerStep'>> = {},
) {
  const { type, version } = await application(applicationId);
  const applicationType = type as ApplicationType;
  await finishFieldReport(service, who, { applicationType, applicationId, action });
  const sheet =
    action === 'value' ? await buildSheet(service, who, applicationId, given) : undefined;
  const filled = { ...(sheet && { sheet }), ...changes };
  const request = { applicationType, applicationId, action, version, given, ...filled };
  return service.call('officerStep', request, who.token);
}

async function own(
  applicationId: number,
  action: string,
  given: StepData = {},
  documents: string[] = [],
  who = citizen,
) {
  const { version } = await application(applicationId);
  return service.call(
    'applicantStep',
    { applicationId, action, version, given, documents },
    who.token,
  );
}

const land = async () =>
  (await applyFor(service, citizen, { ...office.place, plotCode: '' })).applicationId;

async function report(who = citizen) {
  const { districtCode, tahasilCode, villageCode } = office.place;
  const place = { districtCode, tahasilCode, villageCode };
  const details = { description: 'A wall', kind: 'fence' as const, startedOn: '' };
  const flags = { isOngoing: true, isDangerous: false, idempotencyKey: newKey() };
  const people = { startedBefore: false, hidesName: true, contactBy: 'notice' as const };
  const documents = [await uploadTemporaryFile(service, who.token)];
  const found = { landmark: 'Behind the school', documents };
  const request = { ...place, ...details, ...flags, ...people, ...found };
  const { tokenNo } = await service.result('grievanceSave', request, who.token);
  const page = { pageNumber: 1, pageSize: 1000 };
  const { rows } = await service.result('grievanceList', page, who.token);
  return rows.find((row) => row.applicationNo === tokenNo)?.applicationId ?? 0;
}

/** A legal opinion with all its fields. */
const opinion = {
  facts: 'A suit of 1998',
  opinion: 'It has ended',
  recommendation: 'grant',
} as const;

const bell = async () => {
  const rows = await service.result('bellList', { userId: citizen.userId }, citizen.token);
  return rows.map(({ notification }) => notification);
};

async function toScrutiny() {
  const id = await land();
  await step(office.dealing, id, 'accept');
  return id;
}

async function toRecommended() {
  const id = await toScrutiny();
  await step(office.dealing, id, 'sendToField');
  await step(office.field, id, 'report', { fieldReport: 'A garden, 20 decimals' });
  await step(office.dealing, id, 'value', valuationSheet);
  return id;
}

describe('a land application through all its stages', () => {
  it('passes question, opinion, visit, valuation, decision, payment and order', async () => {
    const id = await toScrutiny();
    const before = (await bell()).length;
    await step(office.dealing, id, 'query', { query: 'Which year did you begin?' });
    expect(await application(id)).toMatchObject({ state: 'QUERY', status: 'P' });
    expect((await bell())[0]).toContain('Which year did you begin?');
    const paper = await uploadTemporaryFile(service, citizen.token);
    expect(await own(id, 'answer', { answer: 'In 1989' }, [paper])).toMatchObject({ status: 200 });
    await step(office.dealing, id, 'sendToField');
    await step(office.field, id, 'report', { fieldReport: 'A garden' });
    await step(office.dealing, id, 'seekOpinion', { query: 'Is it free of cases?' });
    expect(await step(office.law, id, 'opinion', { opinion: 'It is' })).toEqual({
      status: 400,
      message: 'Please enter Facts',
    });
    await step(office.law, id, 'opinion', opinion);
    expect((await application(id)).state).toBe('VALUATION');
    await step(office.dealing, id, 'value', valuationSheet);
    await step(office.deciding, id, 'approve');
    expect((await bell())[0]).toContain('Please pay');
    await own(id, 'pay', { challanNo: 'CH/77' });
    await step(office.dealing, id, 'issueOrder', { orderNo: 'ORD/9' });
    expect(await application(id)).toMatchObject({ state: 'APPROVED', status: 'A' });
    expect((await bell())[0]).toContain('has been approved');
    expect((await bell()).length - before).toBe(5);
    const seen = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect(seen.documents).toHaveLength(2);
    expect(seen.history.map(({ action }) => action)).toEqual([
      'submit',
      'query',
      'answer',
      'approve',
      'pay',
      'issueOrder',
    ]);
    expect(JSON.stringify(seen.history)).not.toContain('A garden');
    const asked = { applicationType: 2, applicationId: id } as const;
    const whole = await service.result('officerApplication', asked, office.dealing.token);
    expect(whole.history).toHaveLength(12);
    expect(JSON.stringify(whole.history)).toContain('A garden');
  });

  it('cannot be decided by the officer who valued it', async () => {
    const id = await toRecommended();
    const verdict = await service.call(
      'officerDecision',
      { applicationType: 2, applicationId: id, statusType: 'A', remark: '', version: 5 },
      office.dealing.token,
    );
    expect(verdict).toEqual({ status: 403, message: expect.stringContaining('Another officer') });
    expect(await step(office.dealing, id, 'approve')).toMatchObject({ status: 403 });
    expect(await step(office.deciding, id, 'approve')).toMatchObject({ status: 200 });
  });

  it.each([
    ['field', 'query', { query: 'x' }],
    ['auditor', 'close', { reason: 'other', remark: 'x' }],
    ['law', 'sendToField', {}],
  ] as const)('gives the %s no right to %s', async (role, action, given) => {
    const id = await toScrutiny();
    expect(await step(office[role], id, action, given)).toMatchObject({ status: 403 });
    expect((await application(id)).state).toBe('SCRUTINY');
  });

  it.each([
    ['query', {}, 'Question'],
    ['query', { query: '   ' }, undefined],
    ['close', { reason: 'other' }, 'Remark'],
    ['close', { remark: 'x' }, 'Reason'],
  ] as const)('refuses %s with %j', async (action, given, word) => {
    const id = await toScrutiny();
    const before = await countRowsByTable(service.deps.db);
    const answer = await step(office.dealing, id, action, given).catch(() => ({ status: 400 }));
    expect(answer.status).toBe(400);
    if (word !== undefined) expect(answer).toMatchObject({ message: `Please enter ${word}` });
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  it('answers 409 to an old version, an unknown action and one of another stage', async () => {
    const id = await toScrutiny();
    const old = { version: 1 };
    expect(await step(office.dealing, id, 'sendToField', {}, old)).toMatchObject({ status: 409 });
    expect(await step(office.dealing, id, 'fly')).toMatchObject({ status: 409 });
    expect(await step(office.dealing, id, 'toString')).toMatchObject({ status: 409 });
    expect(await step(office.dealing, id, 'issueOrder', { orderNo: '1' })).toMatchObject({
      status: 409,
    });
  });

  it('is taken by one of two officers who act at the same time', async () => {
    const id = await toScrutiny();
    const answers = await Promise.all([
      step(office.dealing, id, 'query', { query: 'Which year?' }),
      step(office.dealing, id, 'sendToField'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is not there for officers of other places and for other citizens', async () => {
    const id = await toScrutiny();
    const strangers = await officersElsewhere(service);
    const asked = { applicationType: 2, applicationId: id } as const;
    for (const { token } of [strangers.otherDistrict, strangers.otherTahasil]) {
      expect(await service.call('officerApplication', asked, token)).toEqual({ status: 404 });
    }
    expect(await step(strangers.otherDistrict, id, 'sendToField')).toEqual({ status: 404 });
    const other = await service.signInAs('otherCitizen');
    expect(await own(id, 'withdraw', { remark: 'x' }, [], other)).toEqual({ status: 404 });
    const wrongType = { applicationType: 1 } as const;
    expect(await step(office.dealing, id, 'sendToField', {}, wrongType)).toEqual({ status: 404 });
  });

  it('can undo an internal step within five minutes, by the same person only', async () => {
    const id = await toScrutiny();
    await step(office.dealing, id, 'sendToField');
    expect(await step(office.deciding, id, 'undo')).toMatchObject({ status: 403 });
    service.clock.pass(5);
    expect(await step(office.dealing, id, 'undo')).toMatchObject({
      status: 200,
      result: { state: 'SCRUTINY' },
    });
    await step(office.dealing, id, 'sendToField');
    service.clock.pass(5.1);
    expect(await step(office.dealing, id, 'undo')).toMatchObject({ status: 409 });
    const told = await toScrutiny();
    await step(office.dealing, told, 'query', { query: 'Which year?' });
    expect(await step(office.dealing, told, 'undo')).toMatchObject({ status: 409 });
  });

  it('can be appealed after a rejection, with a new number', async () => {
    const id = await toRecommended();
    await step(office.deciding, id, 'reject', { reason: 'notEligible', remark: 'Too new' });
    expect((await bell())[0]).toContain('Not eligible under the policy. Too new');
    const before = await countRowsByTable(service.deps.db);
    expect(await own(id, 'appeal', { remark: 'Since 1989' })).toMatchObject({ status: 200 });
    expect((await countRowsByTable(service.deps.db))['applications']).toBe(
      (before['applications'] ?? 0) + 1,
    );
    const [appeal] = await service.deps.db
      .select()
      .from(applications)
      .where(eq(applications.parentId, id));
    expect(appeal).toMatchObject({ type: 2, state: 'SUBMITTED', status: 'P' });
  });

  it('changes nothing when a step fails in the middle', async () => {
    const id = await toScrutiny();
    const before = [await countRowsByTable(service.deps.db), await application(id)];
    const { random } = service.deps;
    service.deps.random = {
      ...random,
      token: () => {
        throw new Error('torn');
      },
    };
    const torn = await service.send(
      'officerStep',
      { applicationType: 2, applicationId: id, action: 'query', version: 2, given: { query: 'x' } },
      office.dealing.token,
    );
    service.deps.random = random;
    expect(torn.code).toBe(500);
    expect([await countRowsByTable(service.deps.db), await application(id)]).toEqual(before);
  });
});

describe('the deadlines', () => {
  const day = 24 * 60;

  it('cause one reminder three days before the due date, and a lapse after it', async () => {
    const id = await toScrutiny();
    await step(office.dealing, id, 'query', { query: 'Which year?' });
    service.clock.pass(11.9 * day);
    await processDeadlines(service.deps.db, service.clock.now());
    await renew();
    const { number } = await application(id);
    const mine = async () => (await bell()).filter((text) => text.includes(number)).length;
    const told = await mine();
    service.clock.pass(0.2 * day);
    await processDeadlines(service.deps.db, service.clock.now());
    await processDeadlines(service.deps.db, service.clock.now());
    await renew();
    expect(await mine()).toBe(told + 1);
    expect((await bell())[0]).toContain('Reminder');
    service.clock.pass(3 * day);
    await processDeadlines(service.deps.db, service.clock.now());
    await renew();
    expect(await application(id)).toMatchObject({ state: 'LAPSED', status: 'G CLOSE' });
    expect(await mine()).toBe(told + 2);
    const seen = await service.result('applyLandDraft', { applicationId: id }, citizen.token);
    expect(seen.lapse).toMatchObject({ from: 'QUERY' });
    expect(seen.valuation).toBeUndefined();
  });

  it('accept unopened applications', async () => {
    const id = await land();
    service.clock.pass(1.9 * day);
    await processDeadlines(service.deps.db, service.clock.now());
    expect((await application(id)).state).toBe('SUBMITTED');
    service.clock.pass(0.2 * day);
    await processDeadlines(service.deps.db, service.clock.now());
    expect((await application(id)).state).toBe('SCRUTINY');
    await renew();
  });
});

describe('a report of illegitimate use', () => {
  it('is inspected, transferred to the court, and becomes a case with days in court', async () => {
    const id = await report();
    await step(office.dealing, id, 'accept');
    await step(office.dealing, id, 'inspect');
    await step(office.field, id, 'report', { ...inspection, fieldReport: 'A wall of 12 metres' });
    await step(office.dealing, id, 'transfer', { authority: 'tahasilCourt' });
    expect(await application(id)).toMatchObject({ state: 'TRANSFERRED', status: 'A' });
    expect((await bell())[0]).toContain('the court of the tahasil');
    const [made] = await service.deps.db
      .select()
      .from(applications)
      .where(eq(applications.parentId, id));
    const matter = made?.id ?? 0;
    expect(made).toMatchObject({ type: 3, state: 'FILED', status: 'P' });
    await step(office.law, matter, 'issueNotice', { caseNo: '16A/12' });
    const soon = '2027-01-20';
    expect(await step(office.field, matter, 'serve', { date: soon })).toMatchObject({
      status: 400,
    });
    await step(office.field, matter, 'serve', { date: '2026-03-16' });
    await step(office.law, matter, 'listHearing', { date: soon });
    expect((await bell())[0]).toContain('20-01-2027');
    await step(office.law, matter, 'adjourn', { date: '2027-02-03', remark: 'Party absent' });
    await step(office.law, matter, 'stay', { courtNo: 'WP 100' });
    await step(office.law, matter, 'vacateStay', { courtNo: 'WP 100' });
    expect((await application(matter)).state).toBe('HEARING');
    await step(office.law, matter, 'reserveOrder');
    await step(office.deciding, matter, 'orderEviction', { orderNo: 'O/5' });
    await step(office.field, matter, 'takePossession', possession);
    const page = { pageNumber: 1, pageSize: 1000 };
    const { rows } = await service.result('caseList', page, office.dealing.token);
    const found = rows.find(({ applicationId }) => applicationId === matter);
    expect(found).toMatchObject({
      state: 'POSSESSION_TAKEN',
      statusType: 'A',
      case: {
        caseNo: '16A/12',
        orderNo: 'O/5',
        courtNo: '',
        hearings: [
          { day: soon, outcome: 'Party absent' },
          { day: '2027-02-03', outcome: 'heard' },
        ],
      },
    });
  });

  // Requirement: UN-103
  it('cannot be withdrawn or decided directly', async () => {
    const id = await report();
    const input = { applicationId: id, remark: 'No need' };
    expect(await service.call('cancelApplication', input, citizen.token)).toEqual({ status: 409 });
    const decision = { applicationType: 1, applicationId: id, version: 1 } as const;
    const close = { ...decision, statusType: 'G CLOSE', remark: 'x' } as const;
    const transfer = { ...decision, statusType: 'A', remark: '' } as const;
    for (const request of [close, transfer]) {
      expect(await service.call('officerDecision', request, office.dealing.token)).toEqual({
        status: 400,
      });
    }
    expect((await application(id)).state).toBe('SUBMITTED');
  });
});

describe('a quarry application', () => {
  it('is opened by two different officers', async () => {
    const { districtCode, tahasilCode } = office.place;
    const form = { sourceName: 'Stone quarry', quantity: 1200, leasePeriod: 5, documents: [] };
    const request = { districtCode, tahasilCode, ...form } as unknown as Input<'quarrySave'>;
    const { applicationNo } = await service.result('quarrySave', request, citizen.token);
    expect(applicationNo).toMatch(/^QA\/\d{4}\/PUR\/\d{6}$/);
    const search = {
      applicationType: 6,
      search: applicationNo,
      pageNumber: 1,
      pageSize: 5,
    } as const;
    const queue = await service.result('officerQueue', search, office.dealing.token);
    const id = queue.rows[0]?.applicationId ?? 0;
    const given = { minute: 'Two bids' };
    for (const officer of [office.deciding, office.deciding]) {
      expect(await step(officer, id, 'openTechnical', given)).toMatchObject({
        result: { state: 'FORM_M_SUBMITTED', isWaitingForSecondKey: true },
      });
    }
    expect(await step(office.chief, id, 'openTechnical', given)).toMatchObject({
      result: { state: 'TECH_OPEN', isWaitingForSecondKey: false },
    });
    const asked = { applicationType: 6, applicationId: id } as const;
    const seen = await service.result('officerApplication', asked, office.tender.token);
    expect(seen.quarry).toEqual({
      sourceName: 'Stone quarry',
      quantity: 1200,
      leasePeriod: '5 Year',
    });
    expect(seen.villageCode).toBeNull();
    expect(seen.actions.map(({ name }) => name)).toEqual(['qualify', 'disqualify']);
  });
});

describe('an office where stages are the rule', () => {
  it('allows a decision by the right role in the right stage only', async () => {
    const strict = await makeApp({ DECISIONS: 'staged' });
    const person = await strict.signInAs('citizen');
    const officers = await officersOfPuri(strict);
    const place = { ...officers.place, plotCode: '' };
    const { applicationId } = await applyFor(strict, person, place);
    const request = { applicationType: 2, applicationId, statusType: 'A', remark: 'x' } as const;
    const decide = (who: SignedInUser, statusType: 'A' | 'G CLOSE') =>
      strict.call('officerDecision', { ...request, statusType, version: 1 }, who.token);
    const offered = async (who: SignedInUser) => {
      const asked = { applicationType: 2, applicationId } as const;
      return (await strict.result('officerApplication', asked, who.token)).decisions;
    };
    expect(await offered(officers.dealing)).toEqual(['G CLOSE']);
    expect(await offered(officers.auditor)).toEqual([]);
    expect(await decide(officers.dealing, 'A')).toMatchObject({ status: 403 });
    expect(await decide(officers.auditor, 'G CLOSE')).toMatchObject({ status: 403 });
    expect(await decide(officers.dealing, 'G CLOSE')).toEqual({ status: 200 });
    expect(await offered(officers.dealing)).toEqual([]);
    await strict.close();
  });
});
