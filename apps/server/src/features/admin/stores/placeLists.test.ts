import { beforeAll, describe, expect, it } from 'vitest';
import type { EntityName } from '@temple-land/portal-core';
import type { SignedInUser } from '../../../../../../tests/support/makeApp.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
let administrator: SignedInUser;
beforeAll(async () => {
  administrator = await service.signInAs('administrator');
});

async function list(entity: EntityName, filter: Record<string, number | string> = {}) {
  const request = { entity, filter, pageNumber: 1, pageSize: 1000 };
  return service.result('adminList', request, administrator.token);
}

const locations = async (entity: EntityName, filter: Record<string, number> = {}) =>
  (await list(entity, filter)).rows.map(({ location }) => String(location));

/** A district with its first tahasil and mouza in the sample. */
async function findPlace() {
  const [mouza] = (await list('mouza')).rows;
  const [tahasil] = (await list('tahasil', { id: Number(mouza?.['tahasilId']) })).rows;
  const [district] = (await list('district', { id: Number(tahasil?.['districtId']) })).rows;
  return { mouza, tahasil, district };
}

describe('the lists of the land record', () => {
  it('say where each plot, khatiyan and mouza is', async () => {
    const { mouza, tahasil, district } = await findPlace();
    const names = [mouza, tahasil, district].map((place) => String(place?.['nameEn']));
    const filter = { mouzaId: mouza?.id ?? 0 };
    expect(new Set(await locations('plot', filter))).toEqual(new Set([names.join(', ')]));
    expect(new Set(await locations('khatian', filter))).toEqual(
      new Set([names.slice(1).join(', ')]),
    );
    expect(await locations('mouza', { id: mouza?.id ?? 0 })).toEqual(names.slice(2));
  });

  it.each(['mouza', 'khatian', 'plot'] as const)(
    'of %s records can be limited to a tahasil or a district',
    async (entity) => {
      const { tahasil, district } = await findPlace();
      const all = await list(entity);
      const inDistrict = await list(entity, { districtId: district?.id ?? 0 });
      const inTahasil = await list(entity, { tahasilId: tahasil?.id ?? 0 });
      expect(inTahasil.total).toBeGreaterThan(0);
      expect(inTahasil.total).toBeLessThan(all.total);
      expect(inDistrict.total).toBeGreaterThanOrEqual(inTahasil.total);
      const name = String(district?.['nameEn']);
      expect(inDistrict.rows.every(({ location }) => String(location).endsWith(name))).toBe(true);
      const request = { entity, filter: { districtId: 999_999 }, pageNumber: 1, pageSize: 10 };
      expect(await service.call('adminList', request, administrator.token)).toEqual({
        status: 404,
      });
    },
  );

  it('refuse a place that a list does not have, and one that is no id', async () => {
    const ask = (entity: EntityName, filter: object) =>
      service.send(
        'adminList',
        { entity, filter, pageNumber: 1, pageSize: 10 },
        administrator.token,
      );
    expect((await ask('faq', { mouzaId: 1 })).answer).toEqual({ status: 400 });
    expect((await ask('plot', { districtId: "1' or 1=1" })).answer).toEqual({ status: 400 });
  });
});
