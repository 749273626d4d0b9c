import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@temple-land/portal-core';
import { people, type Person } from '../../../../../tests/support/people.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';
import { buildRequest } from '../../../../../tests/support/wire.ts';
import { users } from '../../db/schema/account.ts';

const service = makeAppBeforeAll();

async function menuOf(person: Person): Promise<MenuItem[]> {
  const { token, userId } = await service.signInAs(person);
  return service.result('menu', { userId }, token);
}

const addressesIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, children }) => [url, ...addressesIn(children)]);

describe('the menu', () => {
  it.each([
    ['citizen', '/citizen'],
    ['counter', '/officer'],
    ['tahasilOfficer', '/officer'],
    ['landOfficer', '/officer'],
    ['administrator', '/admin'],
  ] as const)('of the %s leads into the own area only', async (person, area) => {
    const areas = ['/citizen', '/officer', '/admin'].filter((other) => other !== area);
    const addresses = addressesIn(await menuOf(person));
    expect(addresses.some((address) => address.startsWith(area))).toBe(true);
    const outside = addresses.filter((address) => areas.some((other) => address.startsWith(other)));
    expect(outside).toEqual([]);
  });

  it('shows the map to the land officer alone', async () => {
    const map = '/officer/explore-map';
    expect(addressesIn(await menuOf('landOfficer'))).toContain(map);
    expect(addressesIn(await menuOf('tahasilOfficer'))).not.toContain(map);
    expect(addressesIn(await menuOf('counter'))).not.toContain(map);
  });

  // Requirement: CA-037
  it('has its entries in order, with those below them', async () => {
    const items = await menuOf('administrator');
    expect(items.map(({ order }) => order)).toEqual([10, 20, 30, 40, 50, 95]);
    expect(items[1]?.children.map(({ label }) => label)).toEqual([
      'Tahasils',
      'Mouzas',
      'Khatians',
      'Plots',
    ]);
  });

  it('is in the requested language', async () => {
    const { token, userId } = await service.signInAs('citizen');
    const request = await buildRequest(service.createSignIn, 'menu', { userId }, token);
    const headers = { ...request.headers, 'accept-language': 'or' };
    const { answer } = await service.raw({ ...request, headers });
    expect(answer).toMatchObject({ result: [{ label: 'ଡ୍ୟାସବୋର୍ଡ' }, {}, {}, {}, {}] });
  });

  it('is empty when the role belongs to another user type', async () => {
    const own = eq(users.loginId, people.counter.loginId);
    await service.deps.db.update(users).set({ roleId: 4 }).where(own);
    expect(await menuOf('counter')).toEqual([]);
    await service.deps.db.update(users).set({ roleId: 0 }).where(own);
  });

  it('is for the caller alone', async () => {
    const { token } = await service.signInAs('citizen');
    const { userId } = await service.signInAs('administrator');
    expect(await service.call('menu', { userId }, token)).toEqual({ status: 403 });
  });
});
