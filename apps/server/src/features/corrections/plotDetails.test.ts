import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Input } from '@temple-land/portal-core';
import { approveNext } from '../../../../../tests/support/admin.ts';
import { correctionFor, sendCorrection } from '../../../../../tests/support/corrections.ts';
import { findPlace } from '../../../../../tests/support/landApplication.ts';
import { createBeforeAll, makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { newUser } from '../../../../../tests/support/staff.ts';
import { corrections } from '../../db/schema/corrections.ts';
import { plots } from '../../db/schema/land.ts';
import { plotDetails } from '../../db/schema/plotDetails.ts';

const service = makeAppBeforeAll();
const citizen = createBeforeAll(() => service.signInAs('citizen'));
const officer = createBeforeAll(() => service.signInAs('landOfficer'));
const operator = createBeforeAll(() => newUser(service, 'counter.corrections', 'C'));

const listOwn = async (token: string) => {
  const page = { list: 'own', pageNumber: 1, pageSize: 50 } as const;
  const answer = await service.call('correctionList', page, token);
  return 'result' in answer ? answer.result.rows : [];
};

const propose = (correctionId: number, changes: Partial<Input<'correctionStep'>>) =>
  service.call(
    'correctionStep',
    { correctionId, action: 'propose', source: 'Order 9/2026', ...changes },
    officer.token,
  );

async function readDetails(plotCode: string) {
  const [row] = await service.deps.db
    .select({ details: plotDetails })
    .from(plots)
    .leftJoin(plotDetails, eq(plotDetails.plotId, plots.id))
    .where(eq(plots.code, plotCode));
  return row?.details;
}

describe('an error in the back page of the record', () => {
  it.each([
    ['north', 'Road of the village'],
    ['sabikNo', '118/2'],
    ['chaka', 'Chaka 4'],
    ['presentUse', 'Cashew orchard'],
    ['structure', 'Compound wall of the temple'],
    ['remarks', 'Path along the tank\nsince 1962'],
  ] as const)('is reported, decided and entered: %s', async (field, wanted) => {
    const { plotCode } = await findPlace(service);
    const before = await readDetails(plotCode);
    const asOfficer = await service.result('correctionSubject', { plotCode }, officer.token);
    expect(asOfficer.entries).toContainEqual({ field, value: before?.[field] ?? '' });
    const asCitizen = await service.result('correctionSubject', { plotCode }, citizen.token);
    expect(asCitizen.entries.some((entry) => entry.field === field)).toBe(false);
    const entry = { field, entryNow: 'A field', entryWanted: wanted };
    const correctionId = await sendCorrection(service, citizen.token, entry);
    expect(await propose(correctionId, { value: wanted })).toEqual({ status: 200 });
    expect((await readDetails(plotCode))?.[field]).toBe(before?.[field]);
    expect(await approveNext(service)).toEqual({ status: 200 });
    expect(await readDetails(plotCode)).toEqual({ ...before, [field]: wanted });
    const { changes } = await service.result('plotRecord', { plotCode }, officer.token);
    expect(changes[0]).toMatchObject({
      source: 'Order 9/2026',
      fields: [{ name: field, before: before?.[field] ?? '', after: wanted }],
    });
    expect((await listOwn(citizen.token))[0]).toMatchObject({ state: 'entered' });
  });

  it('is refused with a text that the record cannot have, or the present one', async () => {
    const { plotCode } = await findPlace(service);
    const entry = { field: 'west', entryWanted: 'Tank' } as const;
    const correctionId = await sendCorrection(service, citizen.token, entry);
    expect(await propose(correctionId, { value: 'x'.repeat(121) })).toMatchObject({ status: 400 });
    expect(await propose(correctionId, { value: ' ' })).toMatchObject({ status: 400 });
    const present = (await readDetails(plotCode))?.west ?? '';
    expect(await propose(correctionId, { value: present })).toMatchObject({ status: 400 });
    expect(await propose(correctionId, { value: 'Tank' })).toEqual({ status: 200 });
  });
});

describe('a counter operator who acts for a person', () => {
  it('reports an error in the person’s name, and reads what became of it with the person’s code', async () => {
    const form = { proof: 'form', fullName: 'Sukanti Behera', formNo: 'F-9' } as const;
    const start = (proof: Input<'representationStart'>) =>
      service.result('representationStart', proof, operator.token);
    const { personId, personalCode } = await start(form);
    const request = await correctionFor(service, operator.token, {
      field: 'kisam',
      entryWanted: 'Bari',
    });
    const { correctionNo } = await service.result('correctionSave', request, operator.token);
    const [own] = await listOwn(operator.token);
    expect(own).toMatchObject({ correctionNo, isOwn: true, isOfOffice: false });
    const { db } = service.deps;
    const isIt = eq(corrections.id, own?.correctionId ?? 0);
    const [stored] = await db.select().from(corrections).where(isIt);
    expect(stored?.requestedBy).toBe(personId);
    await service.call('representationEnd', {}, operator.token);
    expect(await listOwn(operator.token)).toEqual([]);
    const withdrawal = { correctionId: own?.correctionId ?? 0, action: 'withdraw' } as const;
    const withdraw = () => service.call('correctionStep', withdrawal, operator.token);
    expect(await withdraw()).toEqual({ status: 404 });
    const refusal = { ...withdrawal, action: 'refuse', text: 'It is right.' } as const;
    await service.call('correctionStep', refusal, officer.token);
    await start({ proof: 'personalCode', personalCode });
    expect(await listOwn(operator.token)).toMatchObject([
      { correctionNo, state: 'refused', steps: [{ kind: 'refuse', text: 'It is right.' }] },
    ]);
    expect(await withdraw()).toMatchObject({ status: 409 });
  });
});
