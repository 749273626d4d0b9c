import type { APIRequestContext } from '@playwright/test';
import { sentCode } from '../support/sampleService.ts';
import { callService, freshMobile, httpSession, solvedCaptcha } from '../support/session.ts';
import { secondSession } from './twoAdministrators.ts';

const firstPassword = 'Chandan@2026';

/** Has the second administrator approve every change that waits. */
async function approveAll(request: APIRequestContext): Promise<void> {
  const { tokan } = await secondSession(request);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 100 };
  const { result } = await callService(request, 'api/admin/changes/list', page, tokan);
  for (const { id } of (result as { rows: { id: number }[] }).rows) {
    await callService(request, 'api/admin/changes/approve', { id }, tokan);
  }
}

/** Makes a land officer over HTTP, as two administrators do, and gives it its password; returns the User ID. */
export async function httpOfficer(request: APIRequestContext, password: string): Promise<string> {
  const mobile = freshMobile();
  const loginId = `officer.${mobile}`;
  const { tokan } = await httpSession(request, 'admin', 'Admin@1234');
  const account = {
    loginId,
    fullName: 'Basanti Nayak',
    userType: 'O',
    roleId: 1,
    mobile,
    email: '',
    reason: 'Transferred to this office',
  };
  const form = { entity: 'user', ...account };
  const asked = await callService(request, 'api/admin/user/save', form, tokan);
  if (asked['status'] !== 202) throw new Error(`${loginId}: ${JSON.stringify(asked)}`);
  await approveAll(request);
  await callService(request, 'api/sendotp', { mobileNo: mobile });
  const otp = await sentCode(request, mobile);
  await callService(request, 'api/matchotp', { mobileNo: mobile, otp });
  const pair = { newPassword: firstPassword, confirmPassword: firstPassword };
  const reset = { mobileNo: mobile, ...pair, ...(await solvedCaptcha(request)) };
  await callService(request, 'api/setnewpassword', reset);
  const first = await httpSession(request, loginId, firstPassword);
  const change = {
    userId: Number(first['userId']),
    currentPassword: firstPassword,
    newPassword: password,
    confirmPassword: password,
  };
  const path = 'api/users/changepassword';
  const { status } = await callService(request, path, change, first['tokan']);
  if (status !== 200) throw new Error(`${loginId} has no password: ${String(status)}`);
  return loginId;
}
