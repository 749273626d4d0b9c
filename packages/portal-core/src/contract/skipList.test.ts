import { describe, expect, it } from 'vitest';
import { api } from './api.ts';

const skipped = Object.values(api)
  .filter(({ wire }) => wire === 'skip' || wire === 'skipFile')
  .map(({ path }) => path);

describe('the calls that the request layer does not change', () => {
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
  ])('include %s', (path) => {
    expect(skipped).toContain(path);
  });

  // Requirements: EV-015, UN-083
  it('has no other calls', () => {
    expect(skipped).toHaveLength(5);
  });
});
