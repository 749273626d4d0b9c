import { describe, expect, it } from 'vitest';
import { readImportCell } from './importCells.ts';
import type { LandEntity } from '../../schemas/admin/importKinds.ts';
import { importFields } from './importFields.ts';
import { readOutline, type Corner } from './importOutline.ts';
import { readImportRow } from './importRow.ts';

const read = (entity: LandEntity, name: string, text: string) => {
  const field = importFields[entity][name];
  if (field === undefined) throw new Error(`There is no field ${name}.`);
  const cell = readImportCell(field, text);
  return 'value' in cell ? cell.value : cell.kind;
};

describe('a cell of the land register', () => {
  it.each([
    ['plot', 'area', '0.2150', 0.215],
    ['plot', 'area', '1,20,345.5', 120_345.5],
    ['plot', 'area', '0', 'outOfRange'],
    ['plot', 'area', '-1', 'outOfRange'],
    ['plot', 'area', '0.12345', 'outOfRange'],
    ['plot', 'area', '1,2', 'notNumber'],
    ['plot', 'area', 'two acres', 'notNumber'],
    ['plot', 'area', '', 'empty'],
    ['khatiyan', 'rent', '12.50', 12.5],
    ['khatiyan', 'rent', '12.505', 'outOfRange'],
    ['khatiyan', 'rent', '', null],
    ['khatiyan', 'publishedOn', '15-08-1975', '1975-08-15'],
    ['khatiyan', 'publishedOn', '1975-08-15', '1975-08-15'],
    ['khatiyan', 'publishedOn', '31/02/1975', 'notDate'],
    ['khatiyan', 'publishedOn', '1975', 'notDate'],
    ['khatiyan', 'rorStatus', ' Final ', 'final'],
    ['khatiyan', 'rorStatus', 'lost', 'notInList'],
    ['plot', 'occupiedSince', '1974', 1974],
    ['plot', 'occupiedSince', '74', 'outOfRange'],
    ['plot', 'number', '245/1180', '245/1180'],
    ['plot', 'number', 'x'.repeat(31), 'tooLong'],
    ['plot', 'kisam', 'Sarada\uFFFD', 'badCharacters'],
    ['plot', 'kisam', '  Sarada \n dofasali ', 'Sarada dofasali'],
    ['district', 'code', 'puri', 'badShape'],
    ['mouza', 'nameOr', 'ପୁରୀ', 'ପୁରୀ'],
  ] as const)('%s.%s %j is %j', (entity, name, text, expected) => {
    expect(read(entity, name, text)).toBe(expected);
  });

  it('is converted to acres', () => {
    const { values } = readImportRow('plot', { area: '0.40468564224' }, 'hectare');
    expect(values['area']).toBe(1);
    expect(readImportRow('plot', { area: '21.5' }, 'decimal').values['area']).toBe(0.215);
  });
});

describe('a row', () => {
  it('has a fault for each required cell that is missing', () => {
    expect(readImportRow('plot', { number: '12' }).faults).toEqual(
      ['mouza', 'khatiyan', 'kisam', 'area'].map((field) => ({ field, kind: 'empty' })),
    );
  });
});

const square: Corner[] = [
  [85, 20],
  [85.01, 20],
  [85.01, 20.01],
  [85, 20.01],
];
const bow: Corner[] = [
  [85, 20],
  [85.01, 20.01],
  [85.01, 20],
  [85, 20.01],
];

describe('an outline', () => {
  it('is stored without its repeated corners', () => {
    expect(readOutline('plot', [[[...square, [85, 20.01], [85, 20]]]])).toEqual({ ring: square });
  });

  it.each([
    ['outlineShape', []],
    ['outlineShape', [[square.slice(0, 2)]]],
    ['outlineParts', [[square], [square]]],
    ['outlineParts', [[square, square]]],
    ['outlineCrossing', [[bow]]],
    ['outlineOutside', [[square.map(([x, y]): Corner => [y, x])]]],
    ['outlineOutside', [[square.map((): Corner => [Number.NaN, 20]).concat(square)]]],
    [
      'outlineTooLarge',
      [[Array.from({ length: 501 }, (_, at): Corner => [85 + at / 1000, 20 + (at * at) / 1e7])]],
    ],
  ] as const)('has the fault %s', (kind, polygons) => {
    expect(readOutline('plot', polygons)).toMatchObject({ field: 'outline', kind });
  });
});
