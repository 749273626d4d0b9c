/** The media type of an Excel workbook. */
export const excelMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const labels: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  [excelMediaType]: 'XLSX',
};

/** Returns the short name of a media type: PDF, JPG; its second part in capitals for any other. */
export const getMediaTypeLabel = (mediaType: string): string =>
  labels[mediaType] ?? (mediaType.split('/')[1] ?? '').toUpperCase();
