import { describe, expect, it } from 'vitest';
import {
  findAreaProblem,
  isPlotComplete,
  listOtherPlots,
  parseOtherPlots,
  sumPlotAcres,
  toChosenPlot,
  toLandPlot,
  toOtherPlots,
  toOtherPlotsText,
  toUsedPlots,
  type ChosenPlot,
} from './otherPlots.ts';

const item = {
  plotCode: '84-2',
  plotNo: '2',
  kissam: 'Sarada-1',
  satwa: 'Sthitiban',
  area: 1.5,
  freeArea: 0.75,
  status: 'available',
};
const boundary = {
  boundaryNorth: 'Plot 12',
  boundaryEast: 'The village road',
  boundarySouth: 'The tank of the matha',
  boundaryWest: 'Land of Hari Das',
};
const use = {
  presentUse: 'shop',
  structure: 'pucca',
  floors: '2',
  builtYear: '1998',
  ...boundary,
};
const sent = { ...use, floors: 2, builtYear: 1998 };
const plot: ChosenPlot = { ...toChosenPlot(item, '38'), area: '0.25', use };
const answers = {
  applicationKind: 'lease',
  plotCode: '84-1',
  area: '0.1',
  otherPlots: toOtherPlotsText([plot]),
} as const;

describe('the plots of a draft', () => {
  it('are read as they were written', () => {
    expect(parseOtherPlots(toOtherPlotsText([plot]))).toEqual([plot]);
    expect(toOtherPlotsText([])).toBe('');
  });

  it.each(['', 'no list', '{}', '[{"plotCode":1}]'])('are none in %j', (text) => {
    expect(parseOtherPlots(text)).toEqual([]);
  });

  it('fit into a field of a draft, ten of them with long names', () => {
    const next = Object.fromEntries(Object.keys(boundary).map((side) => [side, 'ଗ'.repeat(120)]));
    const names = { kissam: 'ଗ'.repeat(60), satwa: 'ଗ'.repeat(60), plotNo: '123/4567' };
    const long = { ...plot, ...names, use: { ...use, ...next } };
    const text = toOtherPlotsText(Array.from({ length: 9 }, () => long));
    expect(text.length).toBeLessThanOrEqual(16_000);
  });

  it('count beside a first plot only, in an application of a kind for several', () => {
    expect(listOtherPlots(answers)).toEqual([plot]);
    expect(listOtherPlots({ ...answers, plotCode: '' })).toEqual([]);
    expect(listOtherPlots({ ...answers, applicationKind: 'renewal' })).toEqual([]);
  });

  it('are sent with their acres, and add up with the first one', () => {
    expect(toOtherPlots(answers)).toEqual([{ plotCode: '84-2', area: 0.25 }]);
    expect(sumPlotAcres(answers)).toBe(0.35);
  });

  it('are submitted with use, building and boundaries, and complete with them only', () => {
    expect(toUsedPlots(answers)).toEqual([{ plotCode: '84-2', area: 0.25, use: sent }]);
    expect(isPlotComplete(plot)).toBe(true);
    expect(isPlotComplete({ ...plot, use: { ...use, floors: '' } })).toBe(false);
    expect(isPlotComplete({ ...plot, use: { ...use, boundaryEast: ' ' } })).toBe(false);
    expect(isPlotComplete({ ...plot, use: { ...use, structure: 'none', floors: '' } })).toBe(true);
    expect(isPlotComplete(toChosenPlot(item, '38'))).toBe(false);
  });

  it('of an earlier release have no use yet', () => {
    const { use: _, ...earlier } = plot;
    const empty = Object.fromEntries(Object.keys(use).map((name) => [name, '']));
    expect(parseOtherPlots(JSON.stringify([earlier]))).toEqual([{ ...earlier, use: empty }]);
    const { boundaryNorth: _north, ...noNorth } = use;
    expect(parseOtherPlots(JSON.stringify([{ ...plot, use: noNorth }]))).toEqual([
      { ...plot, use: { ...use, boundaryNorth: '' } },
    ]);
  });

  it('have the record and the acres of a stored plot', () => {
    expect(toLandPlot(plot)).toEqual({
      plotCode: '84-2',
      plotNo: '2',
      khataNo: '38',
      kissam: 'Sarada-1',
      satwa: 'Sthitiban',
      recordedArea: 1.5,
      area: 0.25,
      use: sent,
    });
  });
});

describe('the acres of a plot', () => {
  it.each([
    ['0.75', undefined],
    [' 0.5 ', undefined],
    ['0.7501', 'apply.area.large'],
    ['', 'apply.area.number'],
    ['0', 'apply.area.number'],
    ['0.12345', 'apply.area.number'],
    ['-1', 'apply.area.number'],
    ['1e2', 'apply.area.number'],
  ])('%j: %s', (area, problem) => {
    expect(findAreaProblem({ ...plot, area })).toBe(problem);
  });
});
