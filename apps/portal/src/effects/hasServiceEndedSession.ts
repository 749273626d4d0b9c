import { call } from '../api/call/call.ts';
import { CallError } from '../api/call/callError.ts';

/** Returns whether the service has ended the session of this tab; false when the service is unavailable. */
export async function hasServiceEndedSession(): Promise<boolean> {
  try {
    await call('currentUser', {}, { isQuiet: true });
    return false;
  } catch (error) {
    return error instanceof CallError && error.failure === 'expired';
  }
}
