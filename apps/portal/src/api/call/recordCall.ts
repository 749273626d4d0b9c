import {
  api,
  isRecordedBeforeCall,
  getRecordedAction,
  type Endpoint,
  type EndpointName,
  type Output,
} from '@temple-land/portal-core';
import { getSession, toSession, type Session } from '../../state/session.ts';
import { logToConsole } from '../monitoring/logToConsole.ts';

/** The longest time that ending a session is delayed by its record. */
const recordTimeoutMs = 1000;

const visitor = { fullName: '', emailId: '', mobileNo: '' };

const isUnrecorded = (name: EndpointName) => (api[name] as Endpoint).records === undefined;

/** A call with the session and the page in which it started. */
export interface StartedCall {
  name: EndpointName;
  input: unknown;
  session: Session | undefined;
  path: string;
}

/** Returns a call with the present session and page. */
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
    logToConsole('activity', error);
  }
}

/** Records the action of a call that ends the session; resolves when the record has been sent or after one second. */
export async function recordBeforeCall(started: StartedCall): Promise<void> {
  if (isUnrecorded(started.name) || !isRecordedBeforeCall(started.name)) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, recordTimeoutMs));
  await Promise.race([record(started, {}), timeout]);
}

/** Records the action of an answered call, as its row in the contract defines (spec 3). */
export function recordAfterCall(started: StartedCall, answer: unknown): void {
  if (isUnrecorded(started.name) || isRecordedBeforeCall(started.name)) return;
  void record(started, answer);
}
