import { EntityName, type AdminRow } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { checked, draftOf, wireFields, type Draft } from './draft.ts';
import { columnsOf, fieldLabel, fieldsOf } from './entityFields.ts';

const stored = (fields: Record<string, unknown>): AdminRow => ({
  id: 7,
  version: 2,
  isActive: true,
  ...fields,
});

const typed = (draft: Draft, texts: Record<string, string>): Draft => ({
  ...draft,
  texts: { ...draft.texts, ...texts },
});

describe.each(EntityName.options)('the form of %s', (entity) => {
  it('has a label for every field and column', () => {
    const names = [...fieldsOf(entity).map(([name]) => name), ...columnsOf(entity)];
    expect(names.map((name) => fieldLabel(entity, name))).not.toContain(undefined);
  });

  it('says what is missing when nothing is filled in', () => {
    const { problems = {} } = checked(entity, draftOf(entity, undefined), undefined);
    const asked = fieldsOf(entity)
      .filter(([, field]) => field.isRequired)
      .map(([name]) => name);
    expect(asked.filter((name) => problems[name] === undefined)).toEqual([]);
  });
});

describe('moments', () => {
  const row = stored({
    letterNo: 'T/1',
    title: 'Lease',
    startDate: '2026-11-20T04:30:15.250Z',
    closeDate: '2026-12-01T11:30:00.000Z',
  });
  const draft = draftOf('tender', row);

  it('are shown as the time in India', () => {
    expect(draft.texts).toMatchObject({
      startDate: '2026-11-20T10:00',
      closeDate: '2026-12-01T17:00',
    });
  });

  it('stay to the millisecond when they are not touched', () => {
    expect(wireFields('tender', draft, row)).toMatchObject({
      startDate: row['startDate'],
      closeDate: row['closeDate'],
    });
  });

  it('go out with the offset of India when they are', () => {
    const later = typed(draft, { closeDate: '2026-12-05T17:30' });
    expect(wireFields('tender', later, row)).toMatchObject({
      closeDate: '2026-12-05T17:30:00+05:30',
    });
  });
});

describe('numbers, references and outlines', () => {
  const plot = typed(draftOf('plot', undefined), {
    khatiyanId: '4',
    number: '12/1',
    kisam: 'Sarada',
    area: '1,200.5',
    status: 'leased',
    ring: '85.1 20.1\n85.2, 20.1\n85.2 20.2\n',
  });

  it('go out as numbers', () => {
    const ring = [
      [85.1, 20.1],
      [85.2, 20.1],
      [85.2, 20.2],
    ];
    expect(checked('plot', plot, undefined)).toEqual({
      fields: {
        khatiyanId: 4,
        number: '12/1',
        kisam: 'Sarada',
        area: 1200.5,
        status: 'leased',
        ring,
      },
      problems: undefined,
    });
  });

  it('are refused when they are none, each at its field', () => {
    const wrong = typed(plot, { area: 'much', khatiyanId: '', ring: '85.1 east' });
    expect(checked('plot', wrong, undefined).problems).toMatchObject({
      area: 'admin.invalid',
      khatiyanId: 'admin.required',
    });
    expect(checked('plot', wrong, undefined).problems).toHaveProperty('ring');
  });

  // Requirement: VA-085
  it.each(['1e3', '0x10', '-5', 'ten', '1.234'])(
    'refuse %j as an amount, in its own words',
    (fee) => {
      const auction = typed(draftOf('auction', undefined), { applicationFee: fee });
      expect(checked('auction', auction, undefined).problems).toMatchObject({
        applicationFee: 'amount.numeric',
      });
    },
  );

  it('leave a reference that may be missing empty', () => {
    const user = wireFields('user', draftOf('user', undefined), undefined);
    expect(user).toMatchObject({ tahasilId: null, districtId: null, roleId: undefined });
  });
});

it('sends the answers that are written, and keeps the menu of a role', () => {
  const draft = { ...draftOf('tender', undefined), answers: { 3: 'Yes.', 4: '  ' } };
  expect(wireFields('tender', draft, undefined)['answers']).toEqual([
    { questionId: 3, answer: 'Yes.' },
  ]);
  const role = stored({ roleName: 'Clerk', userType: 'O', menuIds: [7, 8] });
  expect(wireFields('role', draftOf('role', role), role)['menuIds']).toEqual([7, 8]);
});
