import { describe, expect, it } from 'vitest';
import {
  getFileExtension,
  validateFile,
  toBytes,
  detectMediaType,
  uploadMaxBytes,
} from './file.ts';

describe('the extension of a file name', () => {
  it.each([
    ['deed.pdf', 'pdf'],
    ['Deed.PDF', 'pdf'],
    ['deed.pdf.exe', 'exe'],
    ['ଦଲିଲ.jpg', 'jpg'],
    ['deed', ''],
    ['deed.', ''],
    ['', ''],
  ])('of %j is %j', (name, ending) => {
    expect(getFileExtension(name)).toBe(ending);
  });
});

describe('a file to upload', () => {
  it.each([
    ['a.pdf', 1, undefined],
    ['a.jpg', uploadMaxBytes, undefined],
    ['a.JPEG', 1, undefined],
    ['a.png', 1, undefined],
    ['a.png', uploadMaxBytes + 1, 'apply.document.size'],
    // Requirements: UN-060, VA-075
    ['a.exe', 1, 'apply.document.type'],
    ['a.svg', uploadMaxBytes + 1, 'apply.document.type'],
    ['pdf', 1, 'apply.document.type'],
  ])('%s of %d bytes: %s', (name, bytes, problem) => {
    expect(validateFile(name, bytes)).toBe(problem);
  });

  it('can have up to 2 MB', () => {
    expect(uploadMaxBytes).toBe(2_097_152);
  });
});

describe('the limits of a field', () => {
  it.each([
    [500, 'kb', 512_000],
    [2, 'MB', 2_097_152],
    // Requirement: VA-076
    [1, 'kb', 1024],
  ] as const)('%d %s are %d bytes', (size, unit, bytes) => {
    expect(toBytes(size, unit)).toBe(bytes);
  });

  it.each([
    ['plan.geojson', 1024, undefined],
    ['plan.geojson', 1025, 'apply.document.size'],
    ['plan.pdf', 1, 'apply.document.type'],
  ] as const)('%s of %d bytes: %s', (name, bytes, problem) => {
    const limits = { types: ['geojson'], maxBytes: toBytes(1, 'kb') };
    expect(validateFile(name, bytes, limits)).toBe(problem);
  });
});

describe('the first bytes of a file', () => {
  const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

  it.each([
    ['a PDF', ascii('%PDF-1.7'), 'application/pdf'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', ascii('\x89PNG\r\n\x1a\n....'), 'image/png'],
    ['a JPEG cut short', Uint8Array.of(0xff, 0xd8, 0, 0xe0), undefined],
    ['a PNG cut short', ascii('\x89PNG'), undefined],
    ['a PDF not at the start', ascii(' %PDF-1.7'), undefined],
    ['a program', ascii('MZ'), undefined],
    ['a page', ascii('<html>'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('of %s', (_, bytes, mediaType) => {
    expect(detectMediaType(bytes)).toBe(mediaType);
  });
});
