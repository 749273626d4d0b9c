import type { APIRequestContext } from '@playwright/test';
import { callService, httpSession, type StoredSession } from './session.ts';

/** The password that the second administrator of the sample has after the forced change. */
export const ownPassword = 'Mandira#2026';

/** Logs the second administrator of the sample in, who changes the first password when it is asked. */
export async function secondSession(request: APIRequestContext): Promise<StoredSession> {
  const changed = () => httpSession(request, 'newadmin', ownPassword);
  try {
    return await changed();
  } catch {
    const first = await httpSession(request, 'newadmin', 'Admin@1234');
    const pair = { newPassword: ownPassword, confirmPassword: ownPassword };
    const form = { userId: Number(first['userId']), currentPassword: 'Admin@1234', ...pair };
    await callService(request, 'api/users/changepassword', form, first['tokan']);
    return changed();
  }
}
