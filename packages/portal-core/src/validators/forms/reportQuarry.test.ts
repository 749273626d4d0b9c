import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QuarryForm } from './quarryForm.ts';
import { ReportForm } from './reportForm.ts';

const place = { districtCode: '1', tahasilCode: '2', villageCode: '3' };
const report = {
  kind: 'fence',
  ...place,
  khataNoId: '',
  plotCode: '',
  description: 'A wall stands across the path.',
  startedOn: '',
  isOngoing: true,
  isDangerous: false,
};
const quarry = {
  ...place,
  sourceName: 'Kaipadar laterite',
  quantity: '1500.5',
  years: '5',
  isDeclared: true,
};

const faults = (schema: v.GenericSchema, form: object) => {
  const parsed = v.safeParse(schema, form);
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
};

describe('the report of illegitimate land use', () => {
  it('is valid without khatiyan, plot and date', () => {
    expect(faults(ReportForm, report)).toEqual([]);
  });

  it.each([
    [{ kind: '' }, 'report.kind.required'],
    [{ districtCode: '' }, 'track.district.required'],
    [{ tahasilCode: '' }, 'track.tahasil.required'],
    [{ villageCode: '' }, 'track.mouza.required'],
    [{ description: '  ' }, 'report.description.required'],
    [{ description: 'x'.repeat(2001) }, 'shared.maxLength'],
  ])('with %j shows %s', (change, key) => {
    expect(faults(ReportForm, { ...report, ...change })).toEqual([key]);
  });
});

describe('the quarry application', () => {
  it.each([
    {},
    { villageCode: '' },
    { quantity: '0.01' },
    { quantity: '99999999' },
    { years: '99' },
  ])('is valid with %j', (change) =>
    expect(faults(QuarryForm, { ...quarry, ...change })).toEqual([]),
  );

  it.each([
    [{ sourceName: ' ' }, 'quarry.source.required'],
    [{ sourceName: 'x'.repeat(151) }, 'shared.maxLength'],
    [{ quantity: '0' }, 'quarry.quantity.number'],
    [{ quantity: '-1' }, 'quarry.quantity.number'],
    [{ quantity: '1.005' }, 'quarry.quantity.number'],
    [{ years: '0' }, 'quarry.period.number'],
    [{ years: '100' }, 'quarry.period.number'],
    [{ years: '2.5' }, 'quarry.period.number'],
    [{ isDeclared: false }, 'apply.declaration.required'],
  ])('with %j shows %s', (change, key) => {
    expect(faults(QuarryForm, { ...quarry, ...change })).toEqual([key]);
  });
});
