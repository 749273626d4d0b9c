import type { Output } from '@temple-land/portal-core';
import { askedByAnother } from './pendingChanges.ts';

const corner = (x: number, y: number): [number, number] => [85.8 + x / 1000, 19.8 + y / 1000];

/** Pending changes that split a plot and take another one out of use. */
export const pendingLandChanges = {
  status: 200,
  result: {
    rows: [
      {
        ...askedByAnother,
        id: 11,
        kind: 'plotDivision',
        plot: { id: 8, number: '123/1', mouza: 'Matitota' },
        fields: [
          { name: 'plots', before: '123/1 (2.5001)', after: '123/3 (1.2500), 123/4 (1.2501)' },
          { name: 'effectiveOn', before: '', after: '2026-04-01' },
        ],
        division: {
          before: [
            {
              id: 8,
              plotNo: '123/1',
              area: 2.5001,
              corners: [corner(0, 0), corner(1, 0.1), corner(1.1, 1), corner(0, 0.9)],
            },
          ],
          after: [
            {
              plotNo: '123/3',
              area: 1.25,
              corners: [corner(0, 0), corner(0.5, 0.05), corner(0.5, 0.95), corner(0, 0.9)],
            },
            {
              plotNo: '123/4',
              area: 1.2501,
              corners: [corner(0.5, 0.05), corner(1, 0.1), corner(1.1, 1), corner(0.5, 0.95)],
            },
          ],
        },
        reason: 'Order 14/2026 of the settlement officer',
      },
      {
        ...askedByAnother,
        id: 12,
        kind: 'plotRetirement',
        plot: { id: 10, number: '207', mouza: 'Matitota' },
        fields: [
          { name: 'cause', before: '', after: 'river' },
          { name: 'reason', before: '', after: 'The flood of 2025 took the bank.' },
          { name: 'effectiveOn', before: '', after: '2026-04-01' },
        ],
        reason: 'Report 3/2026 of the revenue inspector',
      },
    ],
    total: 2,
  },
} satisfies Output<'pendingChangeList'>;
