import { landChangeKinds, type LandChangeKind, type Output } from '@temple-land/portal-core';

const malud = { district_name: 'Puri', tehsil_name: 'Krushnaprasad', mouza_name: 'Malud' };
const besideLake = { minX: 86.4434, minY: 19.8098, maxX: 86.4578, maxY: 19.8217 };
const changeOf = (
  kind: LandChangeKind,
  plotNo: string,
  [before, after]: readonly [string, string],
) => ({ ...malud, kind, plotCode: `19-${plotNo}`, plotNo, before, after, extent: besideLake });

/** What changed between two days: a change of each kind, one with very long values. */
export const landChanges = {
  status: 200,
  result: {
    count: 13,
    counts: Object.fromEntries(landChangeKinds.map((kind) => [kind, 1])),
    changes: [
      changeOf('split', '101', ['101 (2.5001)', '101/1 (1.0312), 101/2 (1.4689)']),
      changeOf('new', '101/1', ['101 (2.5001)', '101/1 (1.0312)']),
      changeOf('merge', '104', ['104 (0.4000)', '104/1 (0.9000)']),
      changeOf('undo', '107/1', ['107/1 (0.2000)', '107 (0.4000)']),
      changeOf('retired', '112', ['112 (0.7000)', '']),
      changeOf('number', '115', ['114', '115']),
      changeOf('outline', '118', ['4', '5']),
      changeOf('area', '118', ['1.2000', '1.2500']),
      changeOf('kisam', '120', ['Sarada-1', 'Gharabari']),
      changeOf('status', '121', ['available', 'leased']),
      changeOf('khatiyan', '122', ['38', '41']),
      changeOf('satwa', '123', ['Sthitiban', 'Devottar']),
      changeOf('owner', '124', [
        'Sri Jagannath Mahaprabhu Bije, Srikshetra, through the temple administration of Puri and its appointed marfatdars',
        'Sri Jagannath Mahaprabhu Bije, Srikshetra, Puri',
      ]),
    ],
  },
} satisfies Output<'landChanges'>;
