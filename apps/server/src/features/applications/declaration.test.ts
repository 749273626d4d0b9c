import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  confirmationLifeMs,
  declarationVersion,
  message,
  privacyNoticeVersion,
  type Input,
} from '@temple-land/portal-core';
import { findKhatiyan, newKey } from '../../../../../tests/support/landApplication.ts';
import { requestOfKind } from '../../../../../tests/support/landRequests.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { codes } from '../../db/schema/account.ts';
import { applicationDeclarations } from '../../db/schema/landDetails.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));

async function requestFrom(answers: Partial<Input<'applyLand'>> = {}) {
  const place = await findKhatiyan(service);
  const kind = { applicationKind: 'lease', area: 0.01 } as const;
  return requestOfKind(service, citizen.token, place, { ...kind, ...answers });
}

const submit = (request: Input<'applyLand'>) => service.call('applyLand', request, citizen.token);

async function findLastDeclaration() {
  const [stored] = await service.deps.db
    .select()
    .from(applicationDeclarations)
    .orderBy(desc(applicationDeclarations.applicationId))
    .limit(1);
  return stored;
}

const refusal = (key: 'apply.confirm.required' | 'apply.declaration.required') => ({
  status: 400,
  message: message('en', key),
});

describe('the declaration of an application', () => {
  it('is stored with its version and language, the privacy notice and the code', async () => {
    expect(await submit(await requestFrom())).toMatchObject({ status: 200 });
    expect(await findLastDeclaration()).toMatchObject({
      version: declarationVersion,
      language: 'en',
      noticeVersion: privacyNoticeVersion,
      confirmedBy: 'code',
    });
  });

  it.each([undefined, '2019-01-01'])('of version %s is refused', async (version) => {
    const request = await requestFrom();
    const other = { ...request, declarationVersion: version };
    expect(await submit(other)).toEqual(refusal('apply.declaration.required'));
  });
});

describe('the code that confirms an application', () => {
  it('confirms one application only, and a refused one does not use it up', async () => {
    const request = await requestFrom();
    const isRefused = { ...request, challanAmount: 1, idempotencyKey: newKey() };
    expect(await submit(isRefused)).toMatchObject({ status: 400 });
    expect(await submit(request)).toMatchObject({ status: 200 });
    const second = { ...(await requestFrom()), idempotencyKey: newKey() };
    await service.deps.db.delete(codes).where(eq(codes.purpose, 'apply'));
    expect(await submit(second)).toEqual(refusal('apply.confirm.required'));
  });

  it('is valid for ten minutes', async () => {
    const request = await requestFrom();
    service.clock.pass(confirmationLifeMs / 60_000);
    expect(await submit(request)).toEqual(refusal('apply.confirm.required'));
  });

  it('is not that of another browser', async () => {
    const request = await requestFrom();
    const { answer } = await service.otherBrowser().send('applyLand', request, citizen.token);
    expect(answer).toEqual(refusal('apply.confirm.required'));
  });

  it('is replaced by the consent of a person for whom a counter operator acts', async () => {
    const operator = await newUser(service, 'counter.declared', 'C');
    const person = { proof: 'form', fullName: 'Sukanti Behera', formNo: 'F-1' } as const;
    await service.result('representationStart', person, operator.token);
    const answers = { applicationKind: 'lease', area: 0.01 } as const;
    const place = await findKhatiyan(service);
    const request = await requestOfKind(service, operator.token, place, answers);
    await service.deps.db.delete(codes).where(eq(codes.purpose, 'apply'));
    expect(await service.call('applyLand', request, operator.token)).toMatchObject({ status: 200 });
    expect(await findLastDeclaration()).toMatchObject({ confirmedBy: 'consent' });
  });
});
