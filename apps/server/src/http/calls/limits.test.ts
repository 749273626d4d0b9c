import { describe, expect, it } from 'vitest';
import type { EndpointName } from '@temple-land/portal-core';
import { recordRequests } from '../../../../../tests/support/limits.ts';
import { buildRequest } from '../../../../../tests/support/wire.ts';
import { files } from '../../../../../tests/support/sampleFiles.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll({ ADDRESS_LIMIT_FACTOR: '1' });
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const citizen = createBeforeAll(() => service.signInAs('citizen'));

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
    ['tenderSearch', 'tenders', 240, 60, plain({ title: '', startDate: '' })],
    [
      'notificationSearch',
      'notices',
      240,
      60,
      plain({ description: '', startDate: '', endDate: '' }),
    ],
    ['tenderDownload', 'public-file', 240, 60, plain({ uploadDoc: 'none.pdf' })],
    ['tenderOcds', 'ocds', 240, 60, plain({})],
    ['tenderFeed', 'feed', 240, 60, plain({})],
    ['noticeFeed', 'feed', 240, 60, plain({})],
    ['summary', 'summary', 240, 60, plain({})],
    [
      'verifyDocument',
      'verify',
      60,
      60,
      plain({ number: 'LA/2026/PUR/000001', checksum: 'AAAA-BBBB-CCCC-DDDD' }),
    ],
    ['activitySave', 'activity', 1200, 60, plain(visit)],
  ] as const)('%s: %s %d times in %d s', async (call, action, requests, seconds, input) => {
    await recordRequests(service, 'ip:127.0.0.1', action, requests - 1);
    expect(await codesOf(call, input)).toEqual([false, 503, seconds]);
  });

  it('uploads 120 files an hour', async () => {
    await recordRequests(service, 'ip:127.0.0.1', 'upload', 119);
    const input = plain({ fileName: 'identity.pdf', bytes: files.pdf });
    expect(await codesOf('saveFileToTemp', input, citizen.token)).toEqual([false, 503, 3600]);
  });
});

describe('what one user may do, from wherever', () => {
  it.each([
    ['landSearch', 'landSearch', 600, 600, { text: 'matitota' }],
    ['officerSummary', 'officer-figures', 300, 600, {}],
    ['mapTile', 'tile', 6000, 600, { layer: 'districts', z: 5, x: 23, y: 14 }],
  ] as const)('%s: %s %d times in %d s', async (call, action, requests, seconds, input) => {
    await recordRequests(service, `id:${officer.userId}`, action, requests - 1);
    expect(await codesOf(call, plain(input), officer.token)).toEqual([false, 503, seconds]);
  });

  it('creates 120 printouts an hour', async () => {
    const page = { createdBy: citizen.userId, pageNumber: 1, pageSize: 10 };
    const { rows } = await service.result('appliedLand', page, citizen.token);
    const input = plain({ applicationId: rows[0]?.applicationId ?? 0 });
    await recordRequests(service, `id:${citizen.userId}`, 'paper', 119);
    expect(await codesOf('applicationReceipt', input, citizen.token)).toEqual([false, 503, 3600]);
  });
});

describe('what counts as one address', () => {
  const codes = async (addresses: readonly string[]) => {
    const answered: number[] = [];
    for (const remoteAddress of addresses) {
      const request = await buildRequest(service.createSignIn, 'publicStatistics', {});
      answered.push((await service.raw({ ...request, remoteAddress })).code);
    }
    return answered;
  };
  const last = (host: number) => `2001:db8:1:2:${host.toString(16)}::9`;

  it('is the whole /64 of an IPv6 address, and no other', async () => {
    const sixty = Array.from({ length: 60 }, (_, host) => last(host + 1));
    expect(new Set(await codes(sixty))).toEqual(new Set([200]));
    expect(await codes([last(99), '2001:db8:1:3::9'])).toEqual([503, 200]);
  });

  it('is an IPv4 address however it came', async () => {
    await recordRequests(service, 'ip:192.0.2.7', 'statistics', 60);
    expect(await codes(['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.8'])).toEqual([503, 503, 200]);
    const own = await buildRequest(service.createSignIn, 'ownIp', {});
    const seen = await service.raw({ ...own, remoteAddress: '::ffff:192.0.2.7' });
    expect(seen.answer).toEqual({ ip: '192.0.2.7' });
  });
});
