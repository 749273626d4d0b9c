import { expect, vi } from 'vitest';
import { readCaptcha, succeeded } from '../support/citizen.ts';
import { startLiveBrowsers } from '../support/liveBrowsers.ts';
import type { Proxy } from '../support/nginx.ts';
import { people } from '../support/people.ts';
import { httpService, type HttpService } from '../support/serverProcess.ts';

const patience = { timeout: 60_000, interval: 50 };

async function signIn(service: HttpService, person: 'citizen' | 'landOfficer') {
  const { loginId: username, password } = people[person];
  const userType = person === 'citizen' ? 'C' : 'O';
  const form = { username, password, userType, ...(await readCaptcha(service)) } as const;
  const answer = await service.call('login', form);
  if (!('result' in answer)) throw new Error(`The login answered ${answer.status}.`);
  return { token: answer.result, userId: answer.userId };
}

/** Returns the id of an application of the sample's first citizen, as an officer finds it. */
async function findApplication(service: HttpService, token: string): Promise<number> {
  const page = { applicationType: 2, statusType: 'P', pageNumber: 1, pageSize: 1000 } as const;
  const { result } = succeeded(await service.call('officerQueue', page, token));
  const { rows } = result as { rows: { applicationNo: string; applicationId: number }[] };
  const own = rows.find(({ applicationNo }) => applicationNo === 'LA/2026/PUR/000001');
  return own?.applicationId ?? 0;
}

/** Signs in the sample's first citizen, and an officer who writes to the citizen. */
async function signInBoth(service: HttpService) {
  const { token: officer } = await signIn(service, 'landOfficer');
  const applicationId = await findApplication(service, officer);
  const { token, userId } = await signIn(service, 'citizen');
  return {
    token,
    write: async () => {
      const message = { applicationId, text: 'Please call us.' };
      succeeded(await service.call('messageSend', message, officer));
    },
    listIds: async () => {
      const { result } = succeeded(await service.call('bellList', { userId }, token));
      return (result as { notificationId: number }[]).map(({ notificationId }) => notificationId);
    },
  };
}

/**
 * Opens a citizen's browser on each of two instances behind a proxy, ends one instance, and expects the browser that
 * has lost it to get on the other one what was sent meanwhile, and nothing twice.
 */
export async function expectMissedMessages(
  proxy: Proxy,
  origin: string,
  fetchByProxy: typeof fetch,
  endInstance: () => Promise<void>,
): Promise<void> {
  const { token, write, listIds } = await signInBoth(httpService(proxy.port, fetchByProxy));
  const before = (await listIds()).length;
  const counted = (...more: number[]) => [before, ...more.map((each) => before + each)];
  const browsers = startLiveBrowsers(proxy, origin, fetchByProxy);
  // One on each instance, by nginx's least_conn.
  const channels = [browsers.open(token), browsers.open(token)];
  const whenHeard = (expected: number[][]) =>
    vi.waitFor(() => expect(channels.map(({ counts }) => counts)).toEqual(expected), patience);
  await whenHeard([counted(), counted()]);

  const release = browsers.hold();
  await endInstance();
  await vi.waitFor(() => expect(browsers.countLost()).toBe(1), patience);
  for (let missed = 0; missed < 2; missed += 1) await write();
  release();
  const countResumed = () => channels.map(({ resumed }) => resumed);
  await vi.waitFor(() => expect(countResumed().toSorted()).toEqual([0, 1]), patience);
  await write();
  await whenHeard(countResumed().map((each) => (each === 1 ? counted(2, 3) : counted(1, 2, 3))));
  expect(new Set(await listIds()).size).toBe(before + 3);
  for (const { close } of channels) close();
  browsers.leave();
}
