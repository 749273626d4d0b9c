import {
  api,
  isRecordedBeforeCall,
  getRecordedAction,
  type Endpoint,
  type EndpointName,
  type Output,
} from '@temple-land/portal-core';
import { getSession, toSession, type Session } from '../../state/session.ts';
import { logFailure } from '../monitoring/logFailure.ts';

/** No end of a session waits longer for its record. */
const recordTimeoutMs = 1000;

const visitor = { fullName: '', emailId: '', mobileNo: '' };

const isUnrecorded = (name: EndpointName) => (api[name] as Endpoint).records === undefined;

/** A call, and the session and the page in which it started. */
export interface StartedCall {
  name: EndpointName;
  input: unknown;
  session: Session | undefined;
  path: string;
}

/** Returns a call that starts now. */
export const createStartedCall = (name: EndpointName, input: unknown): StartedCall => ({
  name,
  input,
  session: getSession(),
  path: isUnrecorded(name) ? '' : globalThis.location.pathname,
});

// A login is recorded with the session that it opens.
function getActingSession({ name, session }: StartedCall, answer: unknown): Session | undefined {
  if (name !== 'login' && name !== 'secondStep') return session;
  const opened = answer as Output<'login'> | Output<'secondStep'>;
  return 'result' in opened ? toSession(opened) : session;
}

async function record(started: StartedCall, answer: unknown): Promise<void> {
  const { name, input, session, path } = started;
  try {
    const known = (answer ?? {}) as { status?: number };
    const action = getRecordedAction(name, input, known, session ?? visitor);
    if (action === undefined) return;
    const { recordActivity } = await import('../monitoring/recordActivity.ts');
    await recordActivity({ ...action, path }, getActingSession(started, answer));
  } catch (error) {
    logFailure('activity', error);
  }
}

/** Records the action of a call that ends the session; it is on its way before the call is, or a second has passed. */
export async function recordBeforeCall(started: StartedCall): Promise<void> {
  if (isUnrecorded(started.name) || !isRecordedBeforeCall(started.name)) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, recordTimeoutMs));
  await Promise.race([record(started, {}), timeout]);
}

/** Records the action of a call that was answered, by the field of its row in the contract (spec 3). */
export function recordAfterCall(started: StartedCall, answer: unknown): void {
  if (isUnrecorded(started.name) || isRecordedBeforeCall(started.name)) return;
  void record(started, answer);
}
