import type { Output } from '@temple-land/portal-core';

const corner = (x: number, y: number): [number, number] => [85.8 + x / 1000, 19.8 + y / 1000];

/** A plot with one beside it, made by an earlier split. */
export const plotDivision = {
  status: 200,
  result: {
    plot: {
      id: 8,
      plotCode: '51-123/1',
      plotNo: '123/1',
      area: 2.5001,
      kisam: 'Sarada-2',
      status: 'available',
      corners: [corner(0, 0), corner(1, 0.1), corner(1.1, 1), corner(0, 0.9)],
    },
    isActive: true,
    place: 'Astaranga, Astaranga, Puri',
    khataNo: '38',
    neighbours: [
      {
        id: 9,
        plotCode: '51-123/2',
        plotNo: '123/2',
        area: 1.2,
        kisam: 'Sarada-2',
        status: 'available',
        corners: [corner(1, 0.1), corner(1.8, 0), corner(1.9, 1.1), corner(1.1, 1)],
      },
    ],
    divisions: [
      {
        id: 3,
        kind: 'split',
        source: 'Order 14/2026 of the settlement officer',
        effectiveOn: '2026-04-01',
        madeOn: '2026-04-09T09:37:37.100Z',
        undoneOn: null,
        parents: [{ plotCode: '51-123', plotNo: '123', area: 3.7001 }],
        children: [
          { plotCode: '51-123/1', plotNo: '123/1', area: 2.5001 },
          { plotCode: '51-123/2', plotNo: '123/2', area: 1.2 },
        ],
      },
    ],
    isWaiting: false,
  },
} satisfies Output<'plotDivision'>;

/** What is open about these plots. */
export const plotMatters = {
  status: 200,
  result: [
    { kind: 'lease', number: 'LS/000014', plotId: 9, plotNo: '123/2', isBlocking: true },
    { kind: 'case', number: '16A/2026/PUR/00078', plotId: 9, plotNo: '123/2', isBlocking: true },
    {
      kind: 'correction',
      number: 'COR/2026/000004',
      plotId: 8,
      plotNo: '123/1',
      isBlocking: false,
    },
    { kind: 'watch', number: '2', plotId: 8, plotNo: '123/1', isBlocking: false },
  ],
} satisfies Output<'plotMatters'>;
