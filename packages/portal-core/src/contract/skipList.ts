/** The calls that skip the request layer, by their exact paths below the service base (spec 7). */
export const skipList = [
  'tahasilPlotList',
  'webLandUseVerificationCompletedDetails',
  'landSaleCaseReportDownload',
  'landInformationDetailsFilterReport',
  'plotWiseLandSaleExcelReport',
] as const;

const skipped: ReadonlySet<string> = new Set(skipList);

/** Tells whether a path below the service base skips the request layer. */
export const skipsLayer = (path: string): boolean => skipped.has(path);
