import { deflateSync } from 'node:zlib';
import { hostileFiles, type HostileFile } from './hostileFile.ts';
import { mark, onePage, packed, stream } from './pdfBuilder.ts';

const MB = 1024 * 1024;
const zeroes = new Map<number, Buffer>();

function zeros(size: number): Buffer {
  const made = zeroes.get(size) ?? deflateSync(Buffer.alloc(size), { level: 9 });
  zeroes.set(size, made);
  return made;
}
// A little more than the 96 MB that one stream may have.
const bomb = (dictionary = '', size = 100 * MB) =>
  stream(`${dictionary} /Filter /FlateDecode`, zeros(size));
const drawing = (body: Buffer) =>
  onePage({ resources: '/XObject << /X 10 0 R >>', objects: { 10: body } });
const picture = (size: string, rest = '/Filter /FlateDecode') =>
  `/Subtype /Image /ColorSpace /DeviceGray /BitsPerComponent 8 ${size} ${rest}`;

function repeatAsObjects(count: number, make: () => Buffer): Record<number, Buffer> {
  const body = make();
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 10, body]));
}

// The first bytes of a picture that claims 65,000 pixels a side.
const jpegHead = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b08fde8fde801011100ffd9',
  'hex',
);
const jpeg2000Head = Buffer.concat([
  Buffer.from('ff4fff5100290000', 'hex'),
  Buffer.from('000fffff000fffff', 'hex'),
  Buffer.alloc(40),
]);

/** Small PDFs that become huge when they are decompressed. */
export const bombs: HostileFile[] = hostileFiles('pdf')({
  'packed objects of 300 MB': [
    () => onePage({ objects: { 10: bomb('/Type /ObjStm /N 1 /First 4', 300 * MB) } }),
    424,
  ],
  'four hundred packings of objects side by side': [
    () =>
      onePage({ objects: repeatAsObjects(400, () => bomb('/Type /ObjStm /N 1 /First 4', 4 * MB)) }),
    424,
  ],
  'packed objects of half a million dictionaries': [
    () => {
      const count = 450_000;
      const head = Array.from({ length: count }, (_, at) => `${at + 10} ${at * 10} `).join('');
      const body = '<</A 1>>  '.repeat(count);
      return onePage({
        objects: { 9: packed(`/Type /ObjStm /N ${count} /First ${head.length}`, head + body) },
      });
    },
    424,
  ],
  'a table of 100 MB': [
    () => onePage({ objects: { 10: bomb('/Type /XRef /W [1 2 1] /Size 90000000 /Root 1 0 R') } }),
    424,
  ],
  'a table of a trillion rows by its word': [
    () =>
      onePage({
        objects: { 10: packed('/Type /XRef /W [1 2 1] /Size 1000000000000 /Root 1 0 R', 'x') },
      }),
    424,
  ],
  'words of 100 MB': [() => onePage({ content: bomb() }), 424],
  'forty pictures of 8 MB each': [
    () => {
      const names = Array.from({ length: 40 }, (_, at) => `/X${at} ${at + 10} 0 R`).join(' ');
      const size = '/Width 2896 /Height 2896';
      return onePage({
        resources: `/XObject << ${names} >>`,
        objects: repeatAsObjects(40, () => stream(picture(size), zeros(8 * MB))),
      });
    },
    424,
  ],
  'a packing inside a packing': [
    () =>
      onePage({
        content: stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(100 * MB))),
      }),
    424,
  ],
  'ten packings around each other': [
    () => {
      const filters = '/FlateDecode '.repeat(10);
      let data: Buffer = Buffer.from('q Q');
      for (let depth = 0; depth < 10; depth += 1) data = deflateSync(data);
      return onePage({ content: stream(`/Filter [${filters}]`, data) });
    },
    424,
  ],
  'runs of the same byte in a packing': [
    () => {
      const runs = Buffer.alloc(4 * MB, Buffer.from([0x81, 0x00]));
      const filters = '/Filter [/FlateDecode /RunLengthDecode]';
      return onePage({ content: stream(filters, deflateSync(runs)) });
    },
    424,
  ],
  'one letter for four bytes in a packing': [
    () => {
      const letters = Buffer.alloc(60 * MB, 'z');
      return onePage({
        content: stream('/Filter [/FlateDecode /ASCII85Decode]', deflateSync(letters)),
      });
    },
    424,
  ],
  'a font of 100 MB': [
    () =>
      onePage({
        objects: {
          5: '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor 10 0 R >>',
          10: '<< /Type /FontDescriptor /FontName /A /FontFile2 11 0 R >>',
          11: bomb(),
        },
      }),
    424,
  ],
  'a profile of colours of 100 MB': [
    () =>
      onePage({
        resources: '/ColorSpace << /C [/ICCBased 10 0 R] >>',
        objects: { 10: bomb('/N 3') },
      }),
    424,
  ],
  'a bomb in an object that nothing leads to': [
    () => onePage({ objects: { 10: bomb() } }),
    'clean',
  ],
  'a bomb as an enclosed file': [
    () =>
      onePage({
        catalog: `/Names << /EmbeddedFiles << /Names [(${mark}) << /EF << /F 10 0 R >> >>] >> >>`,
        objects: { 10: bomb('/Type /EmbeddedFile') },
      }),
    'clean',
  ],
  'a picture of ten billion pixels by its word': [
    () => drawing(stream(picture('/Width 100000 /Height 100000'), zeros(1000))),
    424,
  ],
  'a photo of four billion pixels': [
    () => drawing(stream(picture('/Width 9 /Height 9', '/Filter /DCTDecode'), jpegHead)),
    424,
  ],
  'a wavelet picture of a trillion pixels': [
    () => drawing(stream(picture('/Width 9 /Height 9', '/Filter /JPXDecode'), jpeg2000Head)),
    424,
  ],
  'a row of two billion bytes': [
    () =>
      onePage({
        content: stream(
          '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 2147483647 >>',
          zeros(1000),
        ),
      }),
    424,
  ],
});
