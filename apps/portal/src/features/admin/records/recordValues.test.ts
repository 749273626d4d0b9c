import { EntityName, type AdminRow } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { checkRecord, toRecordValues, toWireFields, type RecordValues } from './recordValues.ts';
import { listColumns, getFieldLabel, listFields } from './entityFields.ts';

const stored = (fields: Record<string, unknown>): AdminRow => ({
  id: 7,
  version: 2,
  isActive: true,
  ...fields,
});

const typed = (draft: RecordValues, texts: Record<string, string>): RecordValues => ({
  ...draft,
  texts: { ...draft.texts, ...texts },
});

describe.each(EntityName.options)('the form of %s', (entity) => {
  it('has a label for every field and column', () => {
    const names = [...listFields(entity).map(([name]) => name), ...listColumns(entity)];
    expect(names.map((name) => getFieldLabel(entity, name))).not.toContain(undefined);
  });

  it('has an error for each missing field', () => {
    const { problems = {} } = checkRecord(entity, toRecordValues(entity, undefined), undefined);
    const names = listFields(entity)
      .filter(([, field]) => field.isRequired)
      .map(([name]) => name);
    expect(names.filter((name) => problems[name] === undefined)).toEqual([]);
  });
});

describe('dates with a time', () => {
  const row = stored({
    letterNo: 'T/1',
    title: 'Lease',
    startDate: '2026-11-20T04:30:15.250Z',
    closeDate: '2026-12-01T11:30:00.000Z',
  });
  const draft = toRecordValues('tender', row);

  it('are shown as the time in India', () => {
    expect(draft.texts).toMatchObject({
      startDate: '2026-11-20T10:00',
      closeDate: '2026-12-01T17:00',
    });
  });

  it('keep their milliseconds when they are not changed', () => {
    expect(toWireFields('tender', draft, row)).toMatchObject({
      startDate: row['startDate'],
      closeDate: row['closeDate'],
    });
  });

  it('are sent with the offset of India when they are changed', () => {
    const later = typed(draft, { closeDate: '2026-12-05T17:30' });
    expect(toWireFields('tender', later, row)).toMatchObject({
      closeDate: '2026-12-05T17:30:00+05:30',
    });
  });
});

describe('numbers, references and outlines', () => {
  const plot = typed(toRecordValues('plot', undefined), {
    khatiyanId: '4',
    number: '12/1',
    kisam: 'Sarada',
    area: '1,200.5',
    status: 'leased',
    ring: '85.1 20.1\n85.2, 20.1\n85.2 20.2\n',
  });

  it('are sent as numbers', () => {
    const ring = [
      [85.1, 20.1],
      [85.2, 20.1],
      [85.2, 20.2],
    ];
    expect(checkRecord('plot', plot, undefined)).toEqual({
      fields: {
        khatiyanId: 4,
        number: '12/1',
        kisam: 'Sarada',
        area: 1200.5,
        status: 'leased',
        ring,
        effectiveOn: '',
        source: '',
      },
      problems: undefined,
    });
  });

  it('are refused when they are invalid, each at its field', () => {
    const wrong = typed(plot, { area: 'much', khatiyanId: '', ring: '85.1 east' });
    expect(checkRecord('plot', wrong, undefined).problems).toMatchObject({
      area: 'admin.invalid',
      khatiyanId: 'admin.required',
    });
    expect(checkRecord('plot', wrong, undefined).problems).toHaveProperty('ring');
  });

  // Requirement: VA-085
  it.each(['1e3', '0x10', '-5', 'ten', '1.234'])(
    'refuse %j as an amount, with its own message',
    (fee) => {
      const auction = typed(toRecordValues('auction', undefined), { applicationFee: fee });
      expect(checkRecord('auction', auction, undefined).problems).toMatchObject({
        applicationFee: 'amount.numeric',
      });
    },
  );

  it('allow an empty optional reference', () => {
    const user = toWireFields('user', toRecordValues('user', undefined), undefined);
    expect(user).toMatchObject({ tahasilId: null, districtId: null, roleId: undefined });
  });
});

it('sends typed answers, and keeps the menu of a role', () => {
  const draft = { ...toRecordValues('tender', undefined), answers: { 3: 'Yes.', 4: '  ' } };
  expect(toWireFields('tender', draft, undefined)['answers']).toEqual([
    { questionId: 3, answer: 'Yes.' },
  ]);
  const role = stored({ roleName: 'Clerk', userType: 'O', menuIds: [7, 8] });
  expect(toWireFields('role', toRecordValues('role', role), role)['menuIds']).toEqual([7, 8]);
});

it('a new notice is published with its first language of the file when none is chosen', () => {
  const draft = typed(toRecordValues('notification', undefined), {
    title: 'Camp',
    description: '<p>Come</p>',
  });
  expect(draft.texts['documentLanguage']).toBe('en');
  expect(checkRecord('notification', draft, undefined).problems).toBeUndefined();
});
