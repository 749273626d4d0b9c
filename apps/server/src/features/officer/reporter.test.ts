import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, type Auth, type EndpointName, type UserType } from '@temple-land/portal-core';
import { finishFieldReport } from '../../../../../tests/support/fieldReports.ts';
import type { Answered, SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { officerInputs } from '../../../../../tests/support/officerInputs.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { readPdfText, removeEscapes, encodeUtf16 } from '../../../../../tests/support/pdfText.ts';
import { reporter, reportFrom, signInReporter } from '../../../../../tests/support/reports.ts';
import { inspection } from '../../../../../tests/support/stepData.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { officersElsewhere } from '../../../../../tests/support/staff.ts';
import { getTileAt } from '../../../../../tests/support/tiles.ts';
import { countRowsByTable } from '../../../../../tests/support/countRows.ts';
import { readZipEntries } from '../../../../../tests/support/zip.ts';
import { roles } from '../../db/schema/account.ts';
import { applications } from '../../db/schema/applications.ts';
import { activities } from '../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => signInReporter(service));
const office = createBeforeAll(() => officersOfPuri(service));
let report: { applicationId: number; applicationNo: string };
let matter: { applicationId: number; applicationNo: string };
let documentId: number;

beforeAll(async () => {
  report = await reportFrom(service, citizen, office.place);
  let version = 1;
  const step = async (who: SignedInUser, action: string, given: object = {}) => {
    const { applicationId } = report;
    const request = { applicationType: 1, applicationId, action, version, given } as const;
    await finishFieldReport(service, who, request);
    const answer = await service.send('officerStep', request, who.token);
    expect(answer.answer).toMatchObject({ status: 200 });
    expect(seenIn(answer)).toEqual([]);
    version += 1;
  };
  await step(office.dealing, 'accept');
  await step(office.dealing, 'inspect');
  await step(office.field, 'report', { ...inspection, fieldReport: 'A wall of 12 metres' });
  await step(office.dealing, 'transfer', { authority: 'tahasilCourt' });
  const [made] = await service.deps.db
    .select({ applicationId: applications.id, applicationNo: applications.number })
    .from(applications)
    .where(eq(applications.parentId, report.applicationId));
  if (!made) throw new Error('The report became no case.');
  matter = made;
  const { applicationId } = report;
  const own = await service.result('applyLandDraft', { applicationId }, citizen.token);
  documentId = own.documents[0]?.documentId ?? 0;
});

const told = [reporter.fullName, 'ଜାନକୀ', reporter.mobile, reporter.email, reporter.fileName];
const preparedQuery = /"(applicantId|createdBy|ownerId|subjectId)":/;

/** All text of an answer: JSON, headers, the text of a PDF and the entries of a workbook. */
function wordsOf({ answer, headers, bytes }: Answered): string {
  const header = decodeURIComponent(String(headers['content-disposition'] ?? ''));
  const raw = Buffer.from(bytes).toString('utf8');
  const isZip = raw.startsWith('PK');
  const sheets = isZip ? [...readZipEntries(bytes).values()] : [];
  const pdf = raw.startsWith('%PDF') ? removeEscapes(readPdfText(bytes)) : '';
  return [JSON.stringify(answer ?? ''), header, raw, ...sheets, pdf].join('\n');
}

/** Returns the data of the reporter that an answer contains. */
function seenIn(answered: Answered): string[] {
  const words = wordsOf(answered);
  const seen = told.filter((text) => words.includes(text) || words.includes(encodeUtf16(text)));
  return preparedQuery.test(words) ? [...seen, 'a user id'] : seen;
}

const isIn = (auth: Auth, type: UserType) =>
  auth === 'signedIn' || (Array.isArray(auth) && auth.includes(type));

describe('who reported an illegitimate use', () => {
  it('is found by this check in the reporter’s own answers', async () => {
    const { applicationId } = report;
    const whole = await service.send('applicantPdf', { intId: applicationId }, citizen.token);
    expect(seenIn(whole)).toContain(reporter.fullName);
    expect(seenIn(whole)).toContain(reporter.fileName);
    const file = { documentId: String(documentId) };
    expect(seenIn(await service.send('fileBlob', file, citizen.token))).toContain(reporter.mobile);
    const detail = await service.send('applyLandDraft', { applicationId }, citizen.token);
    expect(seenIn(detail)).toContain(reporter.fullName);
  });

  it.each([
    ['O', 'dealing'],
    ['T', 'field'],
  ] as const)('is in no answer to an officer of type %s', async (type, who) => {
    const { token, userId } = office[who];
    const { place } = office;
    const { plotCode } = place;
    const { minX, minY } = await service.result('plotExtent', { plotCode }, office.dealing.token);
    const tile = getTileAt([minX, minY], 16);
    const inputs = officerInputs({ service, report, matter, documentId, userId, place, tile });
    const callable = (Object.entries(api) as [EndpointName, { auth: Auth }][])
      .filter(([, { auth }]) => isIn(auth, type))
      .map(([name]) => name);
    // A new call for officers needs an input here, or a reason why it reads nothing.
    expect(callable.filter((name) => inputs[name] === undefined)).toEqual([]);
    for (const name of callable) {
      for (const input of inputs[name] ?? []) {
        const answered = await service.send(name, input, token);
        expect([name, input, answered.code]).toEqual([name, input, 200]);
        expect([name, input, seenIn(answered)]).toEqual([name, input, []]);
      }
    }
  });

  it('is in no printout or file that an administrator can read', async () => {
    const { token } = await service.signInAs('administrator');
    for (const { applicationId } of [report, matter]) {
      const whole = await service.send('applicantPdf', { intId: applicationId }, token);
      const receipt = await service.send('applicationReceipt', { applicationId }, token);
      expect([whole.code, receipt.code]).toEqual([200, 200]);
      expect([seenIn(whole), seenIn(receipt)]).toEqual([[], []]);
    }
    const file = await service.send('fileBlob', { documentId: String(documentId) }, token);
    expect([file.code, seenIn(file)]).toEqual([200, []]);
  });

  it('is not needed for what is not hidden: an applicant for land is named', async () => {
    const page = { applicationType: 2, pageNumber: 1, pageSize: 5 } as const;
    const { rows } = await service.result('officerQueue', page, office.dealing.token);
    expect(rows.every(({ applicant }) => applicant !== null)).toBe(true);
  });
});

const reason = 'The field officer has to be shown the place';
const open = (who: SignedInUser, changes: object = {}) =>
  service.send(
    'officerReporter',
    { applicationType: 1, applicationId: report.applicationId, reason, ...changes },
    who.token,
  );

describe('opening the name of a reporter', () => {
  it('needs a role with the right and a reason, and is recorded', async () => {
    const { answer } = await open(office.dealing);
    const { fullName, mobile, email } = reporter;
    const result = { fullName, mobileNo: mobile, emailId: email };
    expect(answer).toEqual({ status: 200, result });
    const [last] = await service.deps.db.select().from(activities).orderBy(desc(activities.id));
    expect(last).toMatchObject({ userId: office.dealing.userId, at: service.clock.now() });
    expect(JSON.parse(last?.record ?? '')).toMatchObject({
      actionType: 'REVEAL',
      actionRemark: `reporter of ${report.applicationNo}`,
      changedFields: [{ label: 'reason', value: reason }],
    });
  });

  it('is shown in the reporter’s access ledger', async () => {
    await open(office.dealing, { applicationType: 3, applicationId: matter.applicationId });
    const page = { pageNumber: 1, pageSize: 100 };
    const { rows } = await service.result('accessLedger', page, citizen.token);
    const opened = rows.filter(({ purpose }) => purpose === 'reporter');
    expect(opened.map(({ by, record }) => [by, record])).toEqual([
      ['Anita Dash', matter.applicationNo],
      ['Anita Dash', report.applicationNo],
    ]);
  });

  it.each([
    ['without a reason', { reason: '   ' }, 400],
    ['of an application for land', { applicationType: 2 }, 404],
    ['of nothing', { applicationId: 999_999 }, 404],
  ] as const)('%s is refused and writes nothing', async (_, changes, status) => {
    const before = await countRowsByTable(service.deps.db);
    expect((await open(office.dealing, changes)).answer).toEqual({ status });
    expect(await countRowsByTable(service.deps.db)).toEqual(before);
  });

  it('is refused to other roles, other places and everybody who is no officer', async () => {
    const strangers = await officersElsewhere(service);
    for (const who of [office.deciding, office.law, office.auditor, office.field]) {
      expect((await open(who)).answer).toEqual({ status: 403 });
    }
    expect((await open(strangers.otherDistrict)).answer).toEqual({ status: 404 });
    for (const who of ['citizen', 'administrator'] as const) {
      expect((await open(await service.signInAs(who))).code).toBe(403);
    }
  });

  it('ends for a role when an administrator takes the right away', async () => {
    const ask = { applicationType: 1, applicationId: report.applicationId } as const;
    const mayRead = async () =>
      (await service.result('officerApplication', ask, office.dealing.token)).mayReadReporter;
    expect(await mayRead()).toBe(true);
    const { token } = await service.signInAs('administrator');
    const role = { roleName: 'Land officer', userType: 'O', reporterAccess: 'hidden', menuIds: [] };
    const { db } = service.deps;
    const [stored] = await db.select().from(roles).where(eq(roles.id, 1));
    const form = { entity: 'role', id: 1, version: stored?.version, ...role };
    expect((await service.send('adminSave', form, token)).answer).toMatchObject({ status: 200 });
    expect(await mayRead()).toBe(false);
    expect((await open(office.dealing)).answer).toEqual({ status: 403 });
  });
});

describe('a reporter who does not hide the name', () => {
  const details = (reading: SignedInUser, { applicationId }: { applicationId: number }) =>
    service.result('officerApplication', { applicationType: 1, applicationId }, reading.token);

  it('is named to the officers of the place, in the report alone', async () => {
    const named = await reportFrom(service, citizen, office.place, { hidesName: false });
    const { applicant, mayReadReporter } = await details(office.field, named);
    expect([applicant, mayReadReporter]).toEqual([reporter.fullName, undefined]);
    expect((await details(office.field, report)).applicant).toBeNull();
    const page = { applicationType: 1, pageNumber: 1, pageSize: 100 } as const;
    const list = await service.send('officerQueue', page, office.dealing.token);
    expect(seenIn(list)).toEqual([]);
  });

  it('names who does it to the officers of the place alone', async () => {
    const whoKnown = 'The owner of the brick kiln';
    const said = await reportFrom(service, citizen, office.place, { whoKnown });
    expect((await details(office.field, said)).report).toMatchObject({ whoKnown });
    const { applicationId } = said;
    const paging = { pageNumber: 1, pageSize: 100 };
    const administrator = await service.signInAs('administrator');
    const strangers = await officersElsewhere(service);
    const answers = [
      await service.send('grievanceList', paging, office.dealing.token),
      await service.send('applicantPdf', { intId: applicationId }, administrator.token),
      await service.send(
        'officerApplication',
        { applicationType: 1, applicationId },
        strangers.otherDistrict.token,
      ),
    ];
    expect(answers.map((answered) => wordsOf(answered).includes(whoKnown))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
