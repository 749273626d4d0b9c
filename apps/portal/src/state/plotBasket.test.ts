import { describe, expect, it } from 'vitest';
import { addPlots, maxBasketPlots, parseBasket, type BasketPlot } from './plotBasket.ts';

const plotOf = (n: number): BasketPlot => ({
  plotCode: `1-${n}`,
  plotNo: String(n),
  mouza: 'Malud',
  area: 1.5,
});

describe('the basket of plots', () => {
  it('has each plot once, in the order in which they came', () => {
    expect(addPlots([plotOf(2)], [plotOf(1), plotOf(2)])).toEqual([plotOf(2), plotOf(1)]);
  });

  it('holds no more than can be asked for at once', () => {
    const many = Array.from({ length: maxBasketPlots + 1 }, (_, n) => plotOf(n));
    expect(addPlots([], many)).toHaveLength(maxBasketPlots);
    expect(parseBasket(JSON.stringify(many))).toHaveLength(maxBasketPlots);
  });

  it('is empty when what was kept is not a basket', () => {
    for (const kept of [undefined, '', 'no', '{}', '[{"plotCode":1}]', '[null]'])
      expect(parseBasket(kept)).toEqual([]);
    expect(parseBasket(JSON.stringify([plotOf(3)]))).toEqual([plotOf(3)]);
  });
});
