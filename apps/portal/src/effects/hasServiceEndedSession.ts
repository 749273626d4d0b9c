import { call } from '../api/call/client.ts';
import { CallError } from '../api/call/callError.ts';

/** Asks the service whether the session of this tab is over; a service that cannot be reached says no. */
export async function hasServiceEndedSession(): Promise<boolean> {
  try {
    await call('currentUser', {}, { isQuiet: true });
    return false;
  } catch (error) {
    return error instanceof CallError && error.failure === 'expired';
  }
}
