import { describe, expect, it } from 'vitest';
import { fileAddressOf, fileNameOf, isOpenToAll } from './download.ts';

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
    expect(fileNameOf(header)).toBe(name);
  });
});

describe('a file', () => {
  it('of a tender or notice may be fetched by anyone, at its address', () => {
    expect(isOpenToAll('tenderDownload')).toBe(true);
    expect(isOpenToAll('notificationDownload')).toBe(true);
    expect(fileAddressOf('tenderDownload', { uploadDoc: 'a b.pdf' })).toBe(
      '/service/downloadDocument/a%20b.pdf',
    );
  });

  it('that needs a session or is asked for by POST is no link', () => {
    expect(isOpenToAll('fileBlob')).toBe(false);
    expect(isOpenToAll('landInformationExcel')).toBe(false);
    expect(isOpenToAll('plotSaleReport')).toBe(false);
  });
});
