import { describe, expect, it } from 'vitest';
import { api } from '../contract/api.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { skipsRequestLayer } from './skipList.ts';

describe('the skip list', () => {
  it.each([
    'tahasilPlotList',
    'webLandUseVerificationCompletedDetails',
    'landSaleCaseReportDownload',
    'landInformationDetailsFilterReport',
    'plotWiseLandSaleExcelReport',
  ])('has %s', (path) => {
    expect(skipsRequestLayer(path)).toBe(true);
  });

  it.each(['', 'tahasilplotlist', 'tahasilPlotList/', 'x/tahasilPlotList', 'fillDropDown'])(
    'does not have %j',
    (path) => {
      expect(skipsRequestLayer(path)).toBe(false);
    },
  );

  it('is never sealed in the table', () => {
    const rows: readonly Endpoint[] = Object.values(api);
    const sealed = rows.filter(
      ({ path, wire }) => skipsRequestLayer(path) && /^(sealed|sealedAnswer|multipart)$/.test(wire),
    );
    expect(sealed).toEqual([]);
  });
});
