import { describe, expect, it } from 'vitest';
import { toPrintRequest, usualPrint } from './printRequest.ts';

const nothing = { plotCodes: [], extent: undefined };
const page = { paper: 'A4', orientation: 'portrait', scale: 4000, colour: 'status' };

describe('the request of a print', () => {
  it('is made when it is said what it shows', () => {
    for (const place of ['basket', 'mouza', 'view'] as const)
      expect(toPrintRequest({ ...usualPrint, place }, nothing)).toBeUndefined();
    const mouza = { ...usualPrint, mouza: '7' };
    expect(toPrintRequest(mouza, nothing)).toEqual({ ...page, villageCode: 7 });
    const basket = { ...usualPrint, place: 'basket', isSeries: true } as const;
    expect(toPrintRequest(basket, { ...nothing, plotCodes: ['1-2'] })).toEqual({
      ...page,
      plotCodes: ['1-2'],
      isSeries: true,
    });
  });

  it('shows the middle of what the map shows, on the chosen paper', () => {
    const extent = { minX: 85, maxX: 86, minY: 19, maxY: 20 };
    const fields = { ...usualPrint, place: 'view', paper: 'A3', scale: '500' } as const;
    expect(toPrintRequest(fields, { plotCodes: [], extent })).toEqual({
      ...page,
      paper: 'A3',
      scale: 500,
      centre: { longitude: 85.5, latitude: 19.5 },
    });
  });
});
