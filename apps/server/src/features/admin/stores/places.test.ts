// Long because five lists of places share one set-up, and each has its own refusals.
import { beforeAll, describe, expect, it } from 'vitest';
import { placeListMethods, sealRequest, type Input } from '@temple-land/portal-core';
import { administration, type Administration } from '../../../../../../tests/support/admin.ts';
import { makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { activities } from '../../../db/schema/ledger.ts';

const service = makeAppBeforeAll();
let admin: Administration;
beforeAll(async () => {
  admin = await administration(service);
});

const ring = [
  [85.1, 20.1],
  [85.2, 20.1],
  [85.2, 20.2],
];

const newPlot = { khatiyanId: 1, number: '9x', kisam: 'Rabi', area: 1, status: 'temple' };

async function drop(input: Input<'fillDropDown'>) {
  const rows = await service.result('fillDropDown', input);
  return rows as Record<string, string | number>[];
}

async function makeChain(name: string) {
  const districtId = await admin.saved('district', {
    code: name.toUpperCase().slice(0, 3),
    nameEn: name,
    nameOr: 'ନୂଆ',
  });
  const tahasilId = await admin.saved('tahasil', {
    districtId,
    nameEn: `${name} Sadar`,
    nameOr: 'ସଦର',
  });
  const mouzaId = await admin.saved('mouza', { tahasilId, nameEn: `${name}pur` });
  const khatiyanId = await admin.saved('khatian', { mouzaId, number: '12' });
  const plot = { khatiyanId, number: '7', kisam: 'Rabi', area: 0.42, status: 'available', ring };
  const plotId = await admin.saved('plot', plot);
  return { districtId, tahasilId, mouzaId, khatiyanId, plotId };
}

describe('the places that administrators maintain', () => {
  // Requirement: UN-135
  it('are in the public lists at once, from district to plot', async () => {
    const before = await service.result('summary', {});
    const { districtId, tahasilId, mouzaId, khatiyanId } = await makeChain('Angul');
    const after = await service.result('summary', {});
    expect(after).toEqual({
      total_area: expect.closeTo(before.total_area + 0.42, 4),
      total_district: before.total_district + 1,
      total_tahasil: before.total_tahasil + 1,
      total_village: before.total_village + 1,
    });
    expect(await drop({ method: placeListMethods.districts })).toContainEqual({
      district_id: districtId,
      district_name: 'Angul',
    });
    expect(await drop({ method: placeListMethods.tahasils, district_id: districtId })).toEqual([
      { tehsil_id: tahasilId, tehsil_name: 'Angul Sadar' },
    ]);
    expect(await drop({ method: placeListMethods.mouzas, tehsil_id: tahasilId })).toEqual([
      { mouza_id: mouzaId, mouza_name: 'Angulpur' },
    ]);
    expect(await drop({ method: placeListMethods.khatians, mouza_id: mouzaId })).toEqual([
      { khata_no_id: khatiyanId, khata_no: '12' },
    ]);
    const { token } = await service.signInAs('citizen');
    const plots = await service.result('plotList', { khata_no_id: khatiyanId }, token);
    expect(plots).toEqual([
      {
        plotCode: `${mouzaId}-7`,
        plotNo: '7',
        kissam: 'Rabi',
        area: 0.42,
        freeArea: 0.42,
        status: 'available',
        satwa: '',
      },
    ]);
  });

  it('are deactivated from the plot upwards, and never deleted', async () => {
    const chain = await makeChain('Balasore');
    const inUse = {
      status: 409,
      message: 'This record is in use. It cannot be changed in this way.',
    };
    expect(await admin.remove('district', chain.districtId, 1)).toEqual(inUse);
    expect(await admin.remove('tahasil', chain.tahasilId, 1)).toEqual(inUse);
    expect(await admin.remove('mouza', chain.mouzaId, 1)).toEqual(inUse);
    expect(await admin.remove('khatian', chain.khatiyanId, 1)).toMatchObject({ status: 409 });
    for (const [entity, id] of [
      ['plot', chain.plotId],
      ['khatian', chain.khatiyanId],
      ['mouza', chain.mouzaId],
      ['tahasil', chain.tahasilId],
      ['district', chain.districtId],
    ] as const) {
      expect(await admin.remove(entity, id, 1)).toEqual({ status: 200 });
      expect(await admin.row(entity, id)).toMatchObject({ isActive: false, version: 2 });
    }
    const names = (await drop({ method: placeListMethods.districts })).map(
      (row) => row['district_name'],
    );
    expect(names).not.toContain('Balasore');
  });

  it('can be reactivated below an active parent', async () => {
    const { plotId, khatiyanId, mouzaId } = await makeChain('Cuttack');
    for (const [entity, id] of [
      ['plot', plotId],
      ['khatian', khatiyanId],
    ] as const) {
      await admin.remove(entity, id, 1);
    }
    const { id, number, kisam, area, status } = await admin.row('plot', plotId);
    const again = { id, khatiyanId, number, kisam, area, status, version: 2, isActive: true };
    expect(await admin.save('plot', again)).toMatchObject({ status: 400, field: 'khatiyanId' });
    await admin.saved('khatian', {
      id: khatiyanId,
      mouzaId,
      number: '12',
      version: 2,
      isActive: true,
    });
    await admin.saved('plot', again);
    expect(await admin.row('plot', plotId)).toMatchObject({ isActive: true, version: 3 });
  });

  it('have a unique name and number', async () => {
    const { districtId, tahasilId, mouzaId, khatiyanId } = await makeChain('Dhenkanal');
    const taken = { status: 111, message: 'A record with this name or number exists already.' };
    expect(await admin.save('district', { code: 'DHE', nameEn: 'Other', nameOr: 'ଅ' })).toEqual(
      taken,
    );
    expect(await admin.save('district', { code: 'DHX', nameEn: 'dhenkanal', nameOr: 'ଅ' })).toEqual(
      taken,
    );
    const tahasil = { districtId, nameEn: 'DHENKANAL SADAR', nameOr: 'ଅ' };
    expect(await admin.save('tahasil', tahasil)).toEqual(taken);
    expect(await admin.save('mouza', { tahasilId, nameEn: 'dhenkanalpur' })).toEqual(taken);
    expect(await admin.save('khatian', { mouzaId, number: '12' })).toEqual(taken);
    const plot = { khatiyanId, number: '7', kisam: 'Rabi', area: 1, status: 'temple', ring };
    expect(await admin.save('plot', plot)).toEqual(taken);
  });

  it('keep their parent while they have children', async () => {
    const { tahasilId, mouzaId } = await makeChain('Ganjam');
    const answer = await admin.save('tahasil', {
      id: tahasilId,
      version: 1,
      districtId: 1,
      nameEn: 'Ganjam Sadar',
      nameOr: 'ସଦର',
    });
    expect(answer).toMatchObject({ status: 409, field: 'districtId' });
    const empty = await admin.saved('mouza', { tahasilId, nameEn: 'Empty' });
    const moved = { id: empty, version: 1, tahasilId: 1, nameEn: 'Empty' };
    expect(await admin.save('mouza', moved)).toMatchObject({ status: 200 });
    expect(await admin.row('mouza', mouzaId)).toMatchObject({ tahasilLabel: 'Ganjam Sadar' });
  });

  it('cannot be deactivated with a pending application', async () => {
    const [live] = await service
      .result(
        'appliedLand',
        { createdBy: (await service.signInAs('citizen')).userId, pageNumber: 1, pageSize: 10 },
        (await service.signInAs('citizen')).token,
      )
      .then(({ rows }) =>
        rows.filter(({ statusType, plotCode }) => statusType === 'P' && plotCode),
      );
    const plot = (await admin.rows('plot', { text: live?.plotCode ?? '' })).find(
      ({ code }) => code === live?.plotCode,
    );
    expect(await admin.remove('plot', Number(plot?.['id']), 1)).toMatchObject({ status: 409 });
  });

  it.each([
    ['a code of small letters', 'district', { code: 'pu', nameEn: 'X', nameOr: 'ଅ' }, 'code'],
    ['a blank name', 'district', { code: 'XXA', nameEn: '  ', nameOr: 'ଅ' }, 'nameEn'],
    ['a name that is a number', 'district', { code: 'XXA', nameEn: 5, nameOr: 'ଅ' }, 'nameEn'],
    ['no name', 'mouza', { tahasilId: 1 }, 'nameEn'],
    ['a parent that is not there', 'mouza', { tahasilId: 99_999, nameEn: 'X' }, 'tahasilId'],
    ['a parent that is no number', 'mouza', { tahasilId: '1', nameEn: 'X' }, 'tahasilId'],
    ['no outline', 'plot', newPlot, 'ring'],
    ['an outline of two corners', 'plot', { ...newPlot, ring: ring.slice(1) }, 'ring'],
    [
      'an outline that crosses itself',
      'plot',
      {
        ...newPlot,
        ring: [
          [85.1, 20.1],
          [85.2, 20.2],
          [85.2, 20.1],
          [85.1, 20.2],
        ],
      },
      'ring',
    ],
    ['an outline elsewhere', 'plot', { ...newPlot, ring: [...ring, [2, 48]] }, 'ring'],
    ['no area', 'plot', { ...newPlot, area: 0, ring }, 'area'],
    ['five decimals', 'plot', { ...newPlot, area: 0.12345, ring }, 'area'],
    ['an unknown status', 'plot', { ...newPlot, status: 'lost', ring }, 'status'],
  ] as const)('with %s are refused with the field', async (_, entity, fields, field) => {
    const before = (await admin.rows(entity)).length;
    const answer = await admin.save(entity, fields);
    expect(answer).toEqual({ status: 400, message: expect.any(String), field });
    expect((await admin.rows(entity)).length).toBe(before);
  });
});

describe('a change that two administrators make', () => {
  it('is made by the first; the second gets a conflict', async () => {
    const id = await admin.saved('mouza', { tahasilId: 1, nameEn: 'Twice' });
    const change = (nameEn: string) =>
      admin.save('mouza', { id, version: 1, tahasilId: 1, nameEn });
    const both = await Promise.all([change('First'), change('Second')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admin.remove('mouza', id, 1)).toEqual({
      status: 409,
      message: 'Somebody else has changed this record. Please load it again.',
    });
    expect(await admin.row('mouza', id)).toMatchObject({ version: 2, isActive: true });
  });

  it('needs the current version of an existing record', async () => {
    const id = await admin.saved('mouza', { tahasilId: 1, nameEn: 'Thrice' });
    const fields = { tahasilId: 1, nameEn: 'Thrice' };
    expect(await admin.save('mouza', { id, ...fields })).toMatchObject({ status: 409 });
    expect(await admin.save('mouza', { id: 99_999, version: 1, ...fields })).toEqual({
      status: 404,
    });
    expect(await admin.remove('mouza', 99_999, 1)).toEqual({ status: 404 });
  });

  it('of two new places results in two ids', async () => {
    const add = (nameEn: string) => admin.saved('mouza', { tahasilId: 1, nameEn });
    const ids = await Promise.all(['East', 'West', 'North'].map(add));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('every change', () => {
  // Requirement: UN-136
  it('is recorded with user, action, and the old and new value of each field', async () => {
    const { userId } = await service.signInAs('administrator');
    admin = await administration(service);
    const id = await admin.saved('mouza', { tahasilId: 1, nameEn: 'Spelt wrong' });
    await admin.saved('mouza', { id, version: 1, tahasilId: 1, nameEn: 'Spelt right' });
    await admin.remove('mouza', id, 2);
    const rows = (await service.deps.db.select().from(activities).orderBy(activities.id)).slice(-3);
    const records = rows.map(({ record }) => JSON.parse(record) as Record<string, unknown>);
    expect(rows.map((row) => row.userId)).toEqual([userId, userId, userId]);
    expect(records.map(({ actionType, actionRemark }) => [actionType, actionRemark])).toEqual([
      ['CREATE', `mouza ${id}`],
      ['UPDATE', `mouza ${id}`],
      ['DEACTIVATE', `mouza ${id}`],
    ]);
    expect(records.map(({ changedFields }) => changedFields)).toEqual([
      [
        { label: 'tahasilId', value: '1' },
        { label: 'nameEn', value: 'Spelt wrong' },
      ],
      [{ label: 'nameEn', value: 'Spelt wrong → Spelt right' }],
      [],
    ]);
  });

  it('that is refused is not recorded', async () => {
    const before = await service.deps.db.$count(activities);
    await admin.save('mouza', { tahasilId: 1, nameEn: 'East' });
    await admin.save('mouza', { tahasilId: 99_999, nameEn: 'Nowhere' });
    expect(await service.deps.db.$count(activities)).toBe(before);
  });
});

describe('the lists', () => {
  const list = async (input: object) => {
    const { token } = await service.signInAs('administrator');
    const page = { pageNumber: 1, pageSize: 10 };
    return (await service.send('adminList', { ...page, ...input }, token)).answer;
  };

  it('can be filtered by text, parent and status, page by page', async () => {
    admin = await administration(service);
    const byText = await admin.rows('tahasil', { text: 'brahmagiri' });
    expect(byText.map(({ nameEn }) => nameEn)).toEqual(['Brahmagiri']);
    const tahasilId = Number(byText[0]?.['id']);
    const inside = await admin.rows('mouza', { tahasilId });
    expect(inside.length).toBeGreaterThan(0);
    expect(new Set(inside.map((row) => row['tahasilLabel']))).toEqual(new Set(['Brahmagiri']));
    const retired = await admin.rows('plot', { isActive: false });
    expect(retired.every(({ isActive }) => isActive === false)).toBe(true);
    expect(retired.length).toBeGreaterThan(0);
    const second = await list({ entity: 'plot', pageNumber: 2 });
    expect(second).toMatchObject({ status: 200, result: { rows: { length: 10 } } });
  });

  it('answer 404 without records and 400 to an unknown entity or filter', async () => {
    expect(await list({ entity: 'mouza', filter: { text: 'zzzzzz' } })).toEqual({ status: 404 });
    expect(await list({ entity: 'mouza', filter: { text: '%' } })).toEqual({ status: 404 });
    expect(await list({ entity: 'mouza', filter: { nameEn: 'East' } })).toEqual({ status: 400 });
    expect(await list({ entity: 'session' })).toEqual({ status: 400 });
    expect(await list({ entity: '__proto__' })).toEqual({ status: 400 });
  });

  it('use the entity of the path, not of the body', async () => {
    const { token } = await service.signInAs('administrator');
    const body = { entity: 'user', pageNumber: 1, pageSize: 10 };
    const { answer } = await service.raw({
      method: 'POST',
      url: '/service/api/admin/faq/view',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: JSON.stringify(sealRequest(service.createSignIn, body)),
    });
    expect(JSON.stringify(answer)).toContain('Who can apply for temple land?');
  });
});
