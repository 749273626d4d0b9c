import { expect, it } from 'vitest';
import { applicationKinds } from '../../schemas/forms/landApplication.ts';
import { changesLease, isPlotRequired, resolveKind, takesLand } from './applicationKind.ts';

it.each([
  [{}, '', ''],
  [{ holding: 'lease' }, 'lease', 'lease'],
  [{ holding: 'purchase' }, 'purchase', 'purchase'],
  [{ holding: 'gift' }, '', ''],
  [{ applicationKind: 'purchase', holding: 'lease' }, 'purchase', 'purchase'],
  [{ applicationKind: 'renewal' }, 'renewal', 'lease'],
  [{ applicationKind: 'transfer', holding: 'purchase' }, 'transfer', ''],
  [{ applicationKind: 'gift', holding: 'lease' }, 'lease', 'lease'],
] as const)(
  'a request with %j is of kind %j with holding %j',
  (request, applicationKind, holding) => {
    expect(resolveKind(request)).toEqual({ applicationKind, holding });
  },
);

it('three kinds take land, two change a lease, and four need a plot', () => {
  expect(applicationKinds.filter(takesLand)).toEqual(['purchase', 'lease', 'exchange']);
  expect(applicationKinds.filter(changesLease)).toEqual(['renewal', 'transfer']);
  expect(applicationKinds.filter(isPlotRequired)).toEqual([
    'renewal',
    'transfer',
    'exchange',
    'correction',
  ]);
  expect(takesLand('')).toBe(true);
});
