import { expect, it } from 'vitest';
import { isVerhoeff, privacyNoticeVersion } from '@temple-land/portal-core';
import { findPlace, applyFor } from '../../../../../tests/support/landApplication.ts';
import type { SignedInUser } from '../../../../../tests/support/makeApp.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const purpose = 'service' as const;
const page = { pageNumber: 1, pageSize: 100 };

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

const listOf = ({ token }: SignedInUser) => service.result('consentList', {}, token);
const withdraw = ({ token }: SignedInUser) => service.call('consentWithdraw', { purpose }, token);
const give = ({ token }: SignedInUser) => service.call('consentGive', { purpose }, token);
const draft = { formId: 1, content: { description: 'A wall' }, version: 0 } as const;
const quarry = {
  sourceName: 'Stone quarry',
  districtCode: 1,
  tahasilCode: 1,
  quantity: 100,
  leasePeriod: '5 Year',
  documents: [],
};
const query = {
  name: 'Sarojini Behera',
  mobileNo: '9437000001',
  emailId: '',
  subject: 'Rent',
  query: 'Where is it paid?',
};

it('is listed to its user, with the version of the notice', async () => {
  expect(await listOf(citizen)).toMatchObject([
    { purpose, noticeVersion: privacyNoticeVersion, withdrawnOn: null },
  ]);
  expect(await give(citizen)).toEqual({ status: 409 });
});

it('can be withdrawn: unsent data is deleted, submitted data is kept', async () => {
  const free = await findPlace(service);
  const { applicationId } = await applyFor(service, citizen, free);
  await service.result('applyDraftSave', draft, citizen.token);
  const other = await service.signInAs('otherCitizen');
  await service.result('applyDraftSave', draft, other.token);

  expect(await withdraw(citizen)).toEqual({ status: 200 });
  expect(await withdraw(citizen)).toEqual({ status: 404 });
  expect(await listOf(citizen)).toMatchObject([{ withdrawnOn: service.clock.now().toISOString() }]);
  const read = (token: string) => service.call('applyDraftRead', { formId: 1 }, token);
  expect(await read(citizen.token)).toEqual({ status: 404 });
  expect(await read(other.token)).toMatchObject({ status: 200 });
  const sent = await service.result('applyLandDraft', { applicationId }, citizen.token);
  expect(sent.applicationId).toBe(applicationId);
  const bell = await service.result('bellList', { userId: citizen.userId }, citizen.token);
  expect(bell[0]?.notification).toContain('You have withdrawn your consent');
  expect(await listOf(other)).toMatchObject([{ withdrawnOn: null }]);
});

it('is needed for new submissions, not for existing ones', async () => {
  const { token } = citizen;
  const needed = expect.stringContaining('You have withdrawn your consent') as string;
  expect(await service.call('raiseQuery', query, token)).toEqual({ status: 400, message: needed });
  expect(await service.call('applyDraftSave', draft, token)).toEqual({ status: 403 });
  expect(await service.call('quarrySave', quarry, token)).toEqual({ status: 400, message: needed });
  const last = [...'0123456789'].find((digit) => isVerhoeff(`23456789012${digit}`)) ?? '';
  const bidder = { tenderAdvertisementId: 1, adharNo: `23456789012${last}`, documents: [] };
  expect(await service.call('bidderRegistration', bidder, token)).toEqual({
    status: 400,
    message: needed,
  });
  const list = await service.result('appliedLand', { createdBy: citizen.userId, ...page }, token);
  expect(list.total).toBeGreaterThan(0);
});

it('can be given again', async () => {
  expect(await give(citizen)).toEqual({ status: 200 });
  const [newest, oldest] = await listOf(citizen);
  expect(newest).toMatchObject({ withdrawnOn: null });
  expect(oldest?.withdrawnOn).not.toBeNull();
  expect(await service.call('raiseQuery', query, citizen.token)).toMatchObject({ status: 200 });
});

it('exists for citizens only', async () => {
  for (const who of ['landOfficer', 'administrator'] as const) {
    const { token } = await service.signInAs(who);
    expect((await service.send('consentWithdraw', { purpose }, token)).code).toBe(403);
  }
});
