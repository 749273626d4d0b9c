import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findPlace, newKey } from '../../../../../../tests/support/landApplication.ts';
import { people } from '../../../../../../tests/support/people.ts';
import { files } from '../../../../../../tests/support/sampleFiles.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { updateMobile } from '../account.repository.ts';
import { deleteUnsentGuests } from '../../../db/maintenance/deleteUnsentGuests.ts';
import { deleteExpiredRows } from '../../../db/maintenance/housekeeping.ts';
import { users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { hasValue } from '../../../db/schema/encrypted.ts';

const service = makeAppBeforeAll();
const password = 'Kalinga@77';

let next = 9_300_000_000;
let mobileno: string;
beforeEach(() => {
  next += 1;
  mobileno = String(next);
});

const sendCode = async (number = mobileno) =>
  service.call('guestCodeSend', { mobileno: number, ...(await service.captcha()) });

async function confirm(number = mobileno) {
  await sendCode(number);
  const otp = service.sms.codeOf(number);
  return service.result('guestCodeMatch', { mobileno: number, otp });
}

async function upload(token: string) {
  const file = { fileName: 'wall.jpg', bytes: files.jpg };
  return (await service.result('saveFileToTemp', file, token)).tempId;
}

async function sendReport(token: string, changes: object = {}) {
  const { districtCode, tahasilCode, villageCode } = await findPlace(service);
  const form = {
    districtCode,
    tahasilCode,
    villageCode,
    landmark: 'Behind the school',
    kind: 'fence' as const,
    startedOn: '',
    isOngoing: true,
    isDangerous: false,
    startedBefore: false,
    hidesName: true,
    contactBy: 'notice' as const,
    whoKnown: '',
    description: `A wall on the bank ${newKey()}`,
    documents: [await upload(token)],
    idempotencyKey: newKey(),
    ...changes,
  };
  return service.call('grievanceSave', form, token);
}

async function makeReport(token: string) {
  const answer = await sendReport(token);
  if (!('result' in answer)) return expect.fail(`The report was answered ${answer.status}.`);
  return answer.result.tokenNo;
}

async function register(fullName = 'Kuni Sethi') {
  await service.call('sendRegOtp', { mobileno });
  await service.call('verifyRegOtp', { mobileno, otp: service.sms.codeOf(mobileno) });
  const form = { fullName, mobileno, emailId: '', password, conformPassword: password };
  return service.call('register', { ...form, ...(await service.captcha()) });
}

const guestOf = (number: string) =>
  service.deps.db
    .select()
    .from(users)
    .where(and(hasValue(users.mobile, number)));

describe('somebody without an account', () => {
  it('reports with a confirmed number and follows the report, without people', async () => {
    const { token } = await confirm();
    const applicationNo = await makeReport(token);
    const report = await service.result('guestReport', { applicationNo }, token);
    expect(report).toMatchObject({ applicationNo, statusType: 'P', state: 'SUBMITTED' });
    expect(report.history).toMatchObject([{ action: 'submit', by: '', remark: '', given: {} }]);
    const again = await confirm();
    expect(await service.call('guestReport', { applicationNo }, again.token)).toMatchObject({
      status: 200,
    });
  });

  it('reads no report of somebody else', async () => {
    const own = await confirm();
    const applicationNo = await makeReport(own.token);
    const other = await confirm('9399999901');
    const refused = await service.call('guestReport', { applicationNo }, other.token);
    expect(refused).toEqual({ status: 404 });
  });

  it('makes no call that is not for guests', async () => {
    const { token } = await confirm();
    for (const name of ['currentUser', 'grievanceList', 'accessLedger', 'sessionList'] as const)
      expect([name, (await service.send(name, {}, token)).code]).toEqual([name, 401]);
    const draft = { formId: 2 as const, content: { purpose: 'Paddy' }, version: 0 };
    expect(await service.call('applyDraftSave', draft, token)).toEqual({ status: 403 });
  });

  it('is a visitor again after 20 minutes without a call, and after two hours', async () => {
    const { token } = await confirm();
    const open = async () => (await service.send('applyDraftRead', { formId: 1 }, token)).code;
    for (let passed = 0; passed < 105; passed += 15) {
      service.clock.pass(15);
      expect(await open()).toBe(200);
    }
    service.clock.pass(15);
    expect(await open()).toBe(401);
    const idle = await confirm();
    service.clock.pass(20);
    expect((await service.send('applyDraftRead', { formId: 1 }, idle.token)).code).toBe(401);
  });

  it('has the reports among their own after registering with the number', async () => {
    const { token } = await confirm();
    const applicationNo = await makeReport(token);
    expect(await register()).toEqual({ status: 200 });
    expect((await service.send('applyDraftRead', { formId: 1 }, token)).code).toBe(401);
    const { token: account, userId } = await service.signIn(mobileno);
    const page = { createdBy: userId, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('appliedLand', page, account);
    expect(rows.map((row) => row.applicationNo)).toEqual([applicationNo]);
    expect(await guestOf(mobileno)).toMatchObject([{ isGuest: false, fullName: 'Kuni Sethi' }]);
  });

  it('has the reports and files among their own after changing an account to the number', async () => {
    const applicationNo = await makeReport((await confirm()).token);
    const { userId, token } = await service.signInAs('citizen');
    const { db } = service.deps;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user) await updateMobile(db, user, mobileno);
    const { documents } = await service.result('applyLandDraft', { applicationNo }, token);
    expect(documents).toMatchObject([{ isOfOffice: false }]);
    expect(await guestOf(mobileno)).toMatchObject([{ id: userId }]);
    if (user) await updateMobile(db, user, user.mobile);
  });

  it('gives its reports to nobody of the office who changes to the number', async () => {
    const applicationNo = await makeReport((await confirm()).token);
    const { userId, token } = await service.signInAs('landOfficer');
    const { db } = service.deps;
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user) await updateMobile(db, user, mobileno);
    const { answer } = await service.send('applyLandDraft', { applicationNo }, token);
    expect(answer).not.toMatchObject({ status: 200 });
    expect(await db.$count(applications, eq(applications.applicantId, userId))).toBe(0);
    if (user) await updateMobile(db, user, user.mobile);
  });

  it('is no account: neither a login nor a forgotten password knows the number', async () => {
    await confirm();
    const form = { username: mobileno, password, userType: 'C' as const };
    const login = await service.call('login', { ...form, ...(await service.captcha()) });
    expect(login).toMatchObject({ status: 500 });
    expect(await service.call('forgotSend', { mobileNo: mobileno })).toMatchObject({ status: 401 });
  });
});

describe('a number with an account', () => {
  it('reports without a login, among its own; the account stays logged in', async () => {
    await register();
    const { token, userId } = await service.signIn(mobileno);
    const applicationNo = await makeReport((await confirm()).token);
    const page = { createdBy: userId, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('appliedLand', page, token);
    expect(rows.map((row) => row.applicationNo)).toEqual([applicationNo]);
  });

  it('of an office cannot report', async () => {
    const [officer] = await service.deps.db
      .update(users)
      .set({ mobile: mobileno })
      .where(eq(users.loginId, people.landOfficer.loginId))
      .returning();
    expect(officer?.userType).toBe('O');
    await sendCode();
    const otp = service.sms.codeOf(mobileno);
    const refused = await service.call('guestCodeMatch', { mobileno, otp });
    expect(refused).toEqual({ status: 403 });
  });
});

describe('a code of a guest', () => {
  it('needs a captcha, and another one a code that was sent', async () => {
    const captcha = await service.captcha();
    const wrong = await service.call('guestCodeSend', { mobileno, ...captcha, answer: 'zzzzz' });
    expect(wrong).toEqual({ status: 223 });
    expect(await service.call('guestCodeResend', { mobileno })).toEqual({ status: 500 });
    expect(await sendCode()).toEqual({ status: 200 });
    expect(await service.call('guestCodeResend', { mobileno })).toEqual({ status: 500 });
    service.clock.pass(2);
    expect(await service.call('guestCodeResend', { mobileno })).toEqual({ status: 200 });
  });

  it('is sent five times in half an hour to one number', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await sendCode()).toEqual({ status: 200 });
      service.clock.pass(3);
    }
    expect(await sendCode()).toEqual({ status: 401 });
  });

  it('is of its own purpose', async () => {
    await service.call('sendRegOtp', { mobileno });
    const otp = service.sms.codeOf(mobileno);
    expect(await service.call('guestCodeMatch', { mobileno, otp })).toEqual({ status: 500 });
  });
});

describe('many reports', () => {
  it('are five a day for one number without a login', async () => {
    const { token } = await confirm();
    for (let sent = 0; sent < 5; sent += 1) await makeReport(token);
    expect(await sendReport(token)).toMatchObject({ status: 400 });
    service.clock.pass(24 * 60);
    expect(await sendReport((await confirm()).token)).toMatchObject({ status: 200 });
  });

  it('have twelve files that were not sent', async () => {
    const { token } = await confirm();
    for (let sent = 0; sent < 12; sent += 1) await upload(token);
    const file = { fileName: 'wall.jpg', bytes: files.jpg };
    expect(await service.call('saveFileToTemp', file, token)).toEqual({ status: 503 });
  });
});

it('is deleted after two days without a report, and kept with one', async () => {
  await confirm();
  const silent = mobileno;
  const reporting = '9399999902';
  await makeReport((await confirm(reporting)).token);
  const { db } = service.deps;
  service.clock.pass(3 * 24 * 60);
  // The sessions of guests are deleted after a day, as those of others.
  await deleteExpiredRows(db, service.clock.now());
  await deleteUnsentGuests(db, service.clock.now());
  expect(await guestOf(silent)).toEqual([]);
  expect(await guestOf(reporting)).toHaveLength(1);
});
