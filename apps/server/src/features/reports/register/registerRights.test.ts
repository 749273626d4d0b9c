import { describe, expect, it } from 'vitest';
import { dataRights, type DataRight, type Input } from '@temple-land/portal-core';
import { approveNext } from '../../../../../../tests/support/admin.ts';
import { makeAppBeforeEach } from '../../../../../../tests/support/serviceHooks.ts';
import { newOfficerWithout } from '../../../../../../tests/support/staff.ts';

const service = makeAppBeforeEach();

type Request = Input<'registerReport'>;
const leases = { report: 'leases', pageNumber: 1, pageSize: 10 } as const satisfies Request;

const officerWithout = (...missing: DataRight[]) => newOfficerWithout(service, 'O', missing);

const headOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split('\r\n')[0];

describe('a role that may not see amounts', () => {
  it('has no such column in rows, totals, groups and files', async () => {
    const { token } = await officerWithout('data.money.see');
    const { result } = (await service.call(
      'registerReport',
      { ...leases, group: 'kind' },
      token,
    )) as { result: { columns: string[]; rows: { cells: object }[]; groups: object[] } };
    expect(result.columns).toContain('area');
    expect(result.columns).not.toContain('amount');
    expect(JSON.stringify(result)).not.toMatch(/"(amount|due)"/);
    expect(result.groups.length).toBeGreaterThan(0);
    const input = { report: 'leases', format: 'csv', columns: ['leaseNo', 'amount', 'area'] };
    const { bytes } = await service.send('registerReportFile', input, token);
    expect(headOf(bytes)).toBe('"Sl.","Lease no.","Area, acre"');
  });

  it('can neither sort nor filter by it, not even in a file', async () => {
    const { token } = await officerWithout('data.money.see');
    const sorted = { sort: { column: 'amount', direction: 'ascending' as const } };
    const filtered = { filters: [{ column: 'due', from: '1' }] };
    for (const view of [sorted, filtered]) {
      const { status } = await service.call('registerReport', { ...leases, ...view }, token);
      const input = { report: 'leases', format: 'csv', ...view };
      const { code } = await service.send('registerReportFile', input, token);
      expect([status, code]).toEqual([403, 404]);
    }
  });
});

it('a role may see a column that it may not query', async () => {
  const { token } = await officerWithout('data.money.query');
  const sort = { column: 'amount', direction: 'ascending' } as const;
  expect(await service.call('registerReport', leases, token)).toMatchObject({ status: 200 });
  expect(await service.call('registerReport', { ...leases, sort }, token)).toMatchObject({
    status: 403,
  });
});

it('a role may see a column that it may not download, and outlines have a right of their own', async () => {
  const { token } = await officerWithout('data.money.export', 'data.outlines.export');
  const { bytes } = await service.send(
    'registerReportFile',
    { report: 'leases', format: 'csv', columns: ['leaseNo', 'amount'] },
    token,
  );
  expect(headOf(bytes)).toBe('"Sl.","Lease no."');
  for (const format of ['geojson', 'gpkg']) {
    const { code } = await service.send('registerReportFile', { report: 'leases', format }, token);
    expect([format, code]).toEqual([format, 404]);
  }
});

it('a right is given by two administrators, and taken with the next request', async () => {
  const { roleId, token } = await officerWithout();
  const administrator = await service.signInAs('administrator');
  const take = { roleId, given: [], taken: ['data.registers.see'], reason: 'Order of the office' };
  const asked = await service.call('stepRightSave', take, administrator.token);
  expect(asked.status).toBe(202);
  expect((await service.call('registerReport', leases, token)).status).toBe(200);
  await approveNext(service);
  expect((await service.call('registerReport', leases, token)).status).toBe(403);
  const { result } = (await service.call('stepRightList', {}, administrator.token)) as {
    result: { roles: { roleId: number; rights: string[] }[] };
  };
  const rights = result.roles.find((one) => one.roleId === roleId)?.rights;
  expect(rights).toEqual(dataRights.filter((right) => right !== 'data.registers.see'));
});
