import type { APIRequestContext } from '@playwright/test';
import { sentCode } from './service.ts';
import { callService, freshMobile, httpSession, solvedCaptcha } from './session.ts';

/** Makes a land officer over HTTP, as an administrator does, and sets the password by a code; returns the User ID. */
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
  };
  const made = await callService(
    request,
    'api/admin/user/save',
    { entity: 'user', ...account },
    tokan,
  );
  if (made['status'] !== 200) throw new Error(`${loginId}: ${JSON.stringify(made)}`);
  await callService(request, 'api/sendotp', { mobileNo: mobile });
  const otp = await sentCode(request, mobile);
  await callService(request, 'api/matchotp', { mobileNo: mobile, otp });
  const pair = { newPassword: password, confirmPassword: password };
  const reset = { mobileNo: mobile, ...pair, ...(await solvedCaptcha(request)) };
  const { status } = await callService(request, 'api/setnewpassword', reset);
  if (status !== 200) throw new Error(`${loginId} has no password: ${String(status)}`);
  return loginId;
}
