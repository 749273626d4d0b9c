import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '@temple-land/portal-core';
import { haveAsked } from '../../../../tests/support/limits.ts';
import { makeApp, type SignedInUser, type TestApp } from '../../../../tests/support/makeApp.ts';
import { files } from '../../../../tests/support/sampleFiles.ts';

let service: TestApp;
let officer: SignedInUser;
let citizen: SignedInUser;
beforeAll(async () => {
  service = await makeApp({ ADDRESS_LIMIT_FACTOR: '1' });
  officer = await service.signInAs('landOfficer');
  citizen = await service.signInAs('citizen');
});
afterAll(() => service.close());

async function codesOf(call: EndpointName, input: () => Promise<object>, token?: string) {
  const last = await service.send(call, await input(), token);
  const next = await service.send(call, await input(), token);
  return [last.code === 503, next.code, Number(next.headers['retry-after'])];
}

const plain = (input: object) => async () => input;
const guess = { username: '9437000001', password: 'Wrong@12345', userType: 'C' };
const visit = {
  currentUrl: '/home',
  currentIp: '',
  browserName: 'Firefox',
  userRoleId: '',
  userId: '',
  userSession: '',
  fullName: '',
  actionType: 'VIEW',
  appType: 'PORTAL',
  actionRemark: '',
  uniqueNo: 'n-1',
  deviceType: 'WEBSITE',
  changedFields: [],
};

describe('what one address may do', () => {
  it.each([
    ['login', 'login', 200, 900, async () => ({ ...guess, ...(await service.captcha()) })],
    ['registrationToken', 'registration-ticket', 60, 3600, plain({ mobileno: '9438000777' })],
    ['siteSearch', 'search', 60, 60, plain({ words: 'land' })],
    ['publicStatistics', 'statistics', 60, 60, plain({})],
    [
      'verifyDocument',
      'verify',
      60,
      60,
      plain({ number: 'LA/2026/PUR/000001', checksum: 'AAAA-BBBB-CCCC-DDDD' }),
    ],
    ['activitySave', 'activity', 1200, 60, plain(visit)],
  ] as const)('%s: %s %d times in %d s', async (call, action, requests, seconds, input) => {
    await haveAsked(service, 'ip:127.0.0.1', action, requests - 1);
    expect(await codesOf(call, input)).toEqual([false, 503, seconds]);
  });

  it('uploads 120 files an hour', async () => {
    await haveAsked(service, 'ip:127.0.0.1', 'upload', 119);
    const input = plain({ fileName: 'identity.pdf', bytes: files.pdf });
    expect(await codesOf('saveFileToTemp', input, citizen.token)).toEqual([false, 503, 3600]);
  });
});

describe('what one user may do, from wherever', () => {
  it.each([
    ['landSearch', 'landSearch', 600, 600, { text: 'matitota' }],
    ['mapTile', 'tile', 6000, 600, { layer: 'districts', z: 5, x: 23, y: 14 }],
  ] as const)('%s: %s %d times in %d s', async (call, action, requests, seconds, input) => {
    await haveAsked(service, `id:${officer.userId}`, action, requests - 1);
    expect(await codesOf(call, plain(input), officer.token)).toEqual([false, 503, seconds]);
  });

  it('draws 120 papers an hour', async () => {
    const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('appliedLand', page, citizen.token);
    const input = plain({ applicationId: rows[0]?.applicationId ?? 0 });
    await haveAsked(service, `id:${citizen.userId}`, 'paper', 119);
    expect(await codesOf('applicationReceipt', input, citizen.token)).toEqual([false, 503, 3600]);
  });
});
