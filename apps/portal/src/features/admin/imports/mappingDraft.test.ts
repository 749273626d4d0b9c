import { describe, expect, it } from 'vitest';
import type { ImportPreview, ImportTablePart } from '@temple-land/portal-core';
import {
  listMappableFields,
  listMissing,
  setColumn,
  setEntity,
  setPart,
  setUnit,
} from './mappingDraft.ts';

const table: ImportPreview = {
  name: 'plots.csv',
  headings: ['No', 'Area', 'Village'],
  crs: '',
  hasShapes: false,
  rows: [],
};
const part: ImportTablePart = {
  entity: 'plot',
  repeats: false,
  fields: [
    { field: 'number', column: 'No' },
    { field: 'area', column: 'Area', unit: 'hectare' },
  ],
};

describe('the columns of a table', () => {
  it('lack the required fields that have none', () => {
    expect(listMissing(part, table)).toEqual(['mouza', 'khatiyan', 'kisam']);
    expect(listMissing(setColumn(part, 'mouza', 'Village'), table)).toEqual(['khatiyan', 'kisam']);
  });

  it('keep the unit of the area when its column changes', () => {
    expect(setColumn(part, 'area', 'Village').fields).toContainEqual({
      field: 'area',
      column: 'Village',
      unit: 'hectare',
    });
    expect(setUnit(part, 'decimal').fields).toContainEqual({
      field: 'area',
      column: 'Area',
      unit: 'decimal',
    });
    expect(setColumn(part, 'area', '').fields).toEqual([{ field: 'number', column: 'No' }]);
  });

  it('of another kind of record keep what both have', () => {
    expect(setEntity(part, 'khatiyan', table).fields).toEqual([{ field: 'number', column: 'No' }]);
    expect(setEntity(part, 'skip', table).fields).toEqual([]);
  });

  it('offer an outline where the file has no shapes of its own', () => {
    const names = (hasShapes: boolean) =>
      listMappableFields('plot', { hasShapes }).map(({ name }) => name);
    expect([names(false).includes('outline'), names(true).includes('outline')]).toEqual([
      true,
      false,
    ]);
  });

  it('of a table with two kinds of records change one by one, and are left out together', () => {
    const khatiyan: ImportTablePart = { entity: 'khatiyan', repeats: true, fields: [] };
    const mapping = [{ table: 'plots.csv', parts: [khatiyan, part] }];
    const changed = setPart(mapping, 'plots.csv', 1, setUnit(part, 'acre'));
    expect(changed[0]?.parts[0]).toEqual(khatiyan);
    const skipped = setPart(mapping, 'plots.csv', 0, setEntity(khatiyan, 'skip', table));
    expect(skipped[0]?.parts).toEqual([{ entity: 'skip', repeats: false, fields: [] }]);
  });
});
