import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { administration } from '../../../../../tests/support/admin.ts';
import { findPlace } from '../../../../../tests/support/landApplication.ts';
import { officersOfPuri } from '../../../../../tests/support/officers.ts';
import { reportFrom, signInReporter } from '../../../../../tests/support/reports.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { reasons } from '../../db/schema/reasons.ts';

const service = makeAppBeforeAll();
const admin = createBeforeAll(() => administration(service));
const office = createBeforeAll(() => officersOfPuri(service));
const reporter = createBeforeAll(() => signInReporter(service));

const names = { nameEn: 'Settled by the village', nameOr: 'ଗ୍ରାମରେ ସମାଧାନ', nameHi: '' };
const reason = { ...names, place: 5, usedFor: ['report'] };

const listCodes = async (applicationType: Input<'reasonList'>['applicationType']) =>
  (await service.result('reasonList', { applicationType }, office.dealing.token)).map(
    ({ code }) => code,
  );

async function codeOf(id: number): Promise<string> {
  const [row] = await service.deps.db.select().from(reasons).where(eq(reasons.id, id));
  return row?.code ?? '';
}

/** A report that the officer accepted, and the function that rejects it for a reason. */
async function acceptReport() {
  const place = { ...(await findPlace(service)), plotCode: '' };
  const { applicationId } = await reportFrom(service, reporter, place);
  const take = (action: string, version: number, given: object = {}) =>
    service.call(
      'officerStep',
      { applicationType: 1, applicationId, action, version, given },
      office.dealing.token,
    );
  await take('accept', 1);
  return {
    applicationId,
    reject: (code: string) => take('reject', 2, { reason: code, remark: 'See the minute' }),
  };
}

it('begin with the ten reasons of the portal, for every kind of case', async () => {
  const expected = [
    'notDeityLand',
    'incompleteAfterQuery',
    'notEligible',
    'neededByTemple',
    'underLitigation',
    'inAuction',
    'falseStatement',
    'duplicate',
    'otherPolicy',
    'other',
  ];
  for (const type of [1, 2, 3, 6] as const) expect(await listCodes(type)).toEqual(expected);
});

it('that an administrator adds can be given at once, for its kind of case alone', async () => {
  const id = await admin.saved('reason', reason);
  const code = await codeOf(id);
  expect((await listCodes(1))[0]).toBe(code);
  expect(await listCodes(2)).not.toContain(code);
  const { applicationId, reject } = await acceptReport();
  expect(await reject(code)).toMatchObject({ status: 200 });

  const row = await admin.row('reason', id);
  expect(row).toMatchObject({ ...reason, isActive: true });
  await admin.remove('reason', id, Number(row['version']));
  const seen = await service.result(
    'officerApplication',
    { applicationType: 1, applicationId },
    office.dealing.token,
  );
  expect(seen.history.at(-1)).toMatchObject({ given: { reason: code }, reason: names.nameEn });
  const told = await service.result('bellList', { userId: reporter.userId }, reporter.token);
  expect(told[0]?.notification).toContain(`${names.nameEn}. See the minute`);
});

it('that are retired, of another kind or unknown are refused', async () => {
  const [retired, other] = [
    await admin.saved('reason', { ...reason, nameEn: 'Retired' }),
    await admin.saved('reason', { ...reason, nameEn: 'Of land', usedFor: ['land'] }),
  ];
  const codes = [await codeOf(retired), await codeOf(other), 'unknown'];
  await admin.remove('reason', retired, 1);
  const { reject } = await acceptReport();
  for (const code of codes) expect(await reject(code)).toMatchObject({ status: 400 });
  expect(await reject('notDeityLand')).toMatchObject({ status: 200 });
});

it('need a name in English and Odia and a kind of case', async () => {
  const faults: [object, string][] = [
    [{ nameOr: '' }, 'nameOr'],
    [{ usedFor: [] }, 'usedFor'],
    [{ usedFor: ['tender'] }, 'usedFor'],
  ];
  for (const [fault, field] of faults) {
    expect(await admin.save('reason', { ...reason, ...fault })).toMatchObject({
      status: 400,
      field,
    });
  }
  expect(await admin.save('reason', { ...reason, nameEn: 'Other' })).toMatchObject({ status: 111 });
});

it('that triage gives by itself need no choice, and are named to the reporter also when retired', async () => {
  const place = { ...(await findPlace(service)), plotCode: '' };
  const { applicationId } = await reportFrom(service, reporter, place);
  const take = async (action: string, version: number, given: object) =>
    service.call(
      'officerStep',
      { applicationType: 1, applicationId, action, version, given },
      office.dealing.token,
    );
  await take('accept', 1, {});
  expect(await take('notTempleLand', 2, {})).toMatchObject({ status: 400 });
  const remark = 'The plot is recorded for the State';
  await service.deps.db
    .update(reasons)
    .set({ isActive: false })
    .where(eq(reasons.code, 'notDeityLand'));
  // A reason of another kind that a client sends is not the one of the action.
  const sent = { remark, reason: 'inAuction' };
  expect(await take('notTempleLand', 2, sent)).toMatchObject({ status: 200 });
  const own = await service.result('applyLandDraft', { applicationId }, reporter.token);
  expect(own.history.at(-1)).toMatchObject({
    state: 'REJECTED',
    given: { reason: 'notDeityLand', remark },
  });
  expect(own.history.at(-1)?.reason).not.toBe('');
});
