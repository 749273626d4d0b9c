import type { APIRequestContext } from '@playwright/test';
import { getSentCode } from '../support/sampleService.ts';
import { callService, createMobile, createSession, solveCaptcha } from '../support/session.ts';
import { logInSecondAdministrator } from './twoAdministrators.ts';

const firstPassword = 'Chandan@2026';

/** Approves every waiting change as the second administrator. */
export async function approveAll(request: APIRequestContext): Promise<void> {
  const { tokan } = await logInSecondAdministrator(request);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 100 };
  const { result } = await callService(request, 'api/admin/changes/list', page, tokan);
  for (const { id } of (result as { rows: { id: number }[] }).rows) {
    await callService(request, 'api/admin/changes/approve', { id }, tokan);
  }
}

/** Creates a land officer over HTTP by two administrators and sets the password; returns the User ID. */
export async function createOfficer(request: APIRequestContext, password: string): Promise<string> {
  const mobile = createMobile();
  const loginId = `officer.${mobile}`;
  const { tokan } = await createSession(request, 'admin', 'Admin@1234');
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
  const answer = await callService(request, 'api/admin/user/save', form, tokan);
  if (answer['status'] !== 202) throw new Error(`${loginId}: ${JSON.stringify(answer)}`);
  await approveAll(request);
  await callService(request, 'api/sendotp', { mobileNo: mobile });
  const otp = await getSentCode(request, mobile);
  await callService(request, 'api/matchotp', { mobileNo: mobile, otp });
  const pair = { newPassword: firstPassword, confirmPassword: firstPassword };
  const reset = { mobileNo: mobile, ...pair, ...(await solveCaptcha(request)) };
  await callService(request, 'api/setnewpassword', reset);
  const first = await createSession(request, loginId, firstPassword);
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
