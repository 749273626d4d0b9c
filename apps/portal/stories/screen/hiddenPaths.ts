import {
  buildPlotReportPath,
  formatPlotSearch,
  formatTenderReference,
  getPlotReport,
  sealAddress,
  type PlotSearch,
} from '@temple-land/portal-core';
import { createAddressCipher } from '../../src/api/address/addressCipher.ts';
import { addressKey } from '../service/configuration.ts';

const cipher = createAddressCipher(addressKey);

const hideTender = (id: number) =>
  sealAddress(cipher, 'tender', formatTenderReference(id, 'story'));

/** Returns the path of the printed document of a tender. */
export const buildTenderDocumentPath = (id: number) => `/tender-docs/${hideTender(id)}`;

/** Returns the path of the registration as a bidder for a tender. */
export const buildBidderPath = (id: number) => `/website/bidder-registration/${hideTender(id)}`;

/** Returns the path of the land report of a place; throws without a district. */
export function buildReportPath(search: PlotSearch): string {
  const report = getPlotReport(search);
  if (report === undefined) throw new Error('A report needs a district.');
  return buildPlotReportPath(report, sealAddress(cipher, 'report', formatPlotSearch(search)));
}
