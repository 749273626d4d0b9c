import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { placeListMethods, type Input } from '@temple-land/portal-core';
import { tahasils } from '../../db/schema/land.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();

async function list(input: Input<'fillDropDown'>) {
  const rows = await service.result('fillDropDown', input);
  return rows as Record<string, string | number>[];
}

describe('the lists of places', () => {
  // Requirements: CA-004, CA-005, CA-006, CA-007, CA-008, EN-045, EN-046, EN-047, EN-048
  it('lead from district to plot', async () => {
    const [district] = await list({ method: placeListMethods.districts });
    const district_id = Number(district?.['district_id']);
    const [tahasil] = await list({ method: placeListMethods.tahasils, district_id });
    const tehsil_id = Number(tahasil?.['tehsil_id']);
    const [mouza] = await list({ method: placeListMethods.mouzas, tehsil_id });
    const mouza_id = Number(mouza?.['mouza_id']);
    const [khatiyan] = await list({ method: placeListMethods.khatians, mouza_id });
    const khata_no_id = Number(khatiyan?.['khata_no_id']);
    const { token } = await service.signInAs('citizen');
    const [plot] = await service.result('plotList', { khata_no_id }, token);
    expect(plot?.plotCode).toMatch(/^\d+-\d+$/);
    expect(plot?.area).toBeGreaterThan(0);
  });

  it('are sorted by name', async () => {
    const names = (await list({ method: placeListMethods.tahasils, district_id: 1 })).map((row) =>
      String(row['tehsil_name']),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort());
  });

  it('are the same by the method name without its service', async () => {
    const bare = await service.send('fillDropDown', { method: 'fillselDistrictNameList' });
    const full = await service.send('fillDropDown', { method: placeListMethods.districts });
    expect(bare.answer).toEqual(full.answer);
  });

  // Requirements: CA-010, UN-119
  it('are the same to signed-in users by a call of their own', async () => {
    const { token } = await service.signInAs('counter');
    const input = { method: placeListMethods.tahasils, district_id: 1 };
    const own = await service.call('fillDropDownToken', input, token);
    expect(own).toEqual(await service.call('fillDropDown', input));
  });

  it('leave out what is no longer in use', async () => {
    const { db } = service.deps;
    const input = { method: placeListMethods.tahasils, district_id: 1 };
    const [first, ...others] = await list(input);
    const retired = eq(tahasils.id, Number(first?.['tehsil_id']));
    await db.update(tahasils).set({ isActive: false }).where(retired);
    expect(await list(input)).toEqual(others);
    await db.update(tahasils).set({ isActive: true }).where(retired);
  });

  it('are empty without their parent or below an unknown one', async () => {
    expect(await list({ method: placeListMethods.tahasils })).toEqual([]);
    expect(await list({ method: placeListMethods.mouzas })).toEqual([]);
    expect(await list({ method: placeListMethods.khatians })).toEqual([]);
    expect(await list({ method: placeListMethods.mouzas, tehsil_id: 999_999 })).toEqual([]);
  });

  // Requirement: CA-009
  it.each(['Land_plotServiceImpl/dropTable', 'toString', '__proto__', ''])(
    'answer 400 to the method %j',
    async (method) => {
      const { answer } = await service.send('fillDropDown', { method });
      expect(answer).toEqual({ status: 400 });
    },
  );
});
