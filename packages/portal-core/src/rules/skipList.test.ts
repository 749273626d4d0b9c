import { describe, expect, it } from 'vitest';
import { skipListPaths } from '../constants.ts';
import { api } from '../contract/api.ts';
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

  it('is the rows of the contract that travel that way', () => {
    const rows = Object.values(api).filter(({ wire }) => wire === 'skip' || wire === 'skipFile');
    expect(rows.map(({ path }) => path).sort()).toEqual([...skipListPaths].sort());
  });
});
