import { describe, expect, it } from 'vitest';
import { getFileUrl, parseFileName, isPublicFile } from './download.ts';

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="order.pdf"', 'order.pdf'],
    ['attachment; filename=order.pdf', 'order.pdf'],
    [
      'attachment; filename="x.pdf"; filename*=UTF-8\'\'order%20of%20%E0%AC%AA.pdf',
      'order of ପ.pdf',
    ],
    ['inline', undefined],
    [null, undefined],
  ])('of %s is %s', (header, name) => {
    expect(parseFileName(header)).toBe(name);
  });
});

describe('a file', () => {
  it('of a tender or notice is public, at its own URL', () => {
    expect(isPublicFile('tenderDownload')).toBe(true);
    expect(isPublicFile('notificationDownload')).toBe(true);
    expect(getFileUrl('tenderDownload', { uploadDoc: 'a b.pdf' })).toBe(
      '/service/downloadDocument/a%20b.pdf',
    );
  });

  it('that needs a session or a POST has no link', () => {
    expect(isPublicFile('fileBlob')).toBe(false);
    expect(isPublicFile('landInformationExcel')).toBe(false);
    expect(isPublicFile('plotSaleReport')).toBe(false);
  });
});
