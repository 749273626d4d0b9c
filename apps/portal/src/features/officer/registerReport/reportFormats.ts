import type { ReportFormat } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The names of the formats of a report. */
export const formatLabels: Readonly<Record<ReportFormat, TextKey<'officer'>>> = {
  xlsx: 'landReport.excel',
  csv: 'export.csv',
  pdf: 'register.file.pdf',
  geojson: 'register.file.geojson',
  gpkg: 'register.file.gpkg',
  ladm: 'register.file.ladm',
};

/** The formats without outlines. */
export const tableFormats: ReadonlySet<ReportFormat> = new Set<ReportFormat>([
  'xlsx',
  'csv',
  'pdf',
]);
