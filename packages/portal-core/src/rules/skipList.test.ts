import { describe, expect, it } from 'vitest';
import { skipListPaths } from '../constants.ts';
import { api } from '../contract/api.ts';
import { skipsRequestLayer } from './skipList.ts';

describe('the skip list', () => {
  it.each([
    'tahasilPlotList',
    // Requirement: EV-016
    'webLandUseVerificationCompletedDetails',
    // Requirement: EV-017
    'landSaleCaseReportDownload',
    // Requirement: EV-018
    'landInformationDetailsFilterReport',
    // Requirement: EV-019
    'plotWiseLandSaleExcelReport',
  ])('has %s', (path) => {
    expect(skipsRequestLayer(path)).toBe(true);
  });

  // Requirements: EV-015, UN-083
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
