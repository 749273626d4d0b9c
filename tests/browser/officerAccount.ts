import type { APIRequestContext } from '@playwright/test';
import { secondSession } from './secondSession.ts';
import { sentCode } from './service.ts';
import { callService, freshMobile, httpSession, solvedCaptcha } from './session.ts';

interface Waiting {
  id: number;
  loginId: string;
}

const firstPassword = 'Bargad@2026';

/** Asks for the account of a land officer as an administrator does, and has the second administrator approve it. */
async function addOfficer(request: APIRequestContext, loginId: string, mobile: string) {
  const { tokan } = await httpSession(request, 'admin', 'Admin@1234');
  const account = {
    loginId,
    fullName: 'Basanti Nayak',
    userType: 'O',
    roleId: 1,
    mobile,
    email: '',
  };
  const input = { entity: 'user', ...account, reason: 'New in the office' };
  const asked = await callService(request, 'api/admin/user/save', input, tokan);
  if (asked['status'] !== 202) throw new Error(`${loginId}: ${JSON.stringify(asked)}`);
  const second = await secondSession(request);
  const list = { isWaiting: true, pageNumber: 1, pageSize: 100 };
  const waiting = await callService(request, 'api/admin/changes/list', list, second['tokan']);
  const { rows } = waiting['result'] as { rows: Waiting[] };
  const id = rows.find((change) => change.loginId === loginId)?.id;
  const approved = await callService(request, 'api/admin/changes/approve', { id }, second['tokan']);
  if (approved['status'] !== 200) throw new Error(`${loginId}: ${JSON.stringify(approved)}`);
}

/** Sets the first password by a code to the number, and changes it as whoever has a new account must. */
async function setPasswords(
  request: APIRequestContext,
  loginId: string,
  mobile: string,
  password: string,
) {
  await callService(request, 'api/sendotp', { mobileNo: mobile });
  const otp = await sentCode(request, mobile);
  await callService(request, 'api/matchotp', { mobileNo: mobile, otp });
  const pair = { newPassword: firstPassword, confirmPassword: firstPassword };
  const reset = { mobileNo: mobile, ...pair, ...(await solvedCaptcha(request)) };
  await callService(request, 'api/setnewpassword', reset);
  const { tokan, userId } = await httpSession(request, loginId, firstPassword);
  const change = {
    userId: Number(userId),
    currentPassword: firstPassword,
    newPassword: password,
    confirmPassword: password,
  };
  const { status } = await callService(request, 'api/users/changepassword', change, tokan);
  if (status !== 200) throw new Error(`${loginId} has no password: ${String(status)}`);
}

/** Makes a land officer over HTTP, with a second administrator's approval and a changed password; returns the User ID. */
export async function httpOfficer(request: APIRequestContext, password: string): Promise<string> {
  const mobile = freshMobile();
  const loginId = `officer.${mobile}`;
  await addOfficer(request, loginId, mobile);
  await setPasswords(request, loginId, mobile, password);
  return loginId;
}
